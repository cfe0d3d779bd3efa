import Foundation
import Testing
import Zoetrope
import ZoetropePicture

/// Foundation has a `Host`, too.
typealias Host = Zoetrope.Host

/// The red, green, blue and alpha of the pixel in the middle of a view's picture, premultiplied,
/// from 0 to 255.
@MainActor func middle<V: View>(_ scheme: ColorScheme = .light, _ view: V) throws -> [UInt8] {
  let renderer = ImageRenderer(
    content: view.frame(width: 9, height: 9).environment(\.colorScheme, scheme))
  let image = try #require(renderer.cgImage)
  let place = 4 * (image.height / 2 * image.width + image.width / 2)
  return Array(image.bytes[place..<place + 4])
}

extension Host {
  /// Creates a host that shows a view on a canvas of a size in points.
  convenience init<Content: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder _ content: () -> Content
  ) {
    self.init(size: CGSize(width: width, height: height))
    show(content())
  }
}

/// A box for a value that a view's body hands out.
@MainActor final class Handout<Value> {
  var value: Value?
}

/// A leaf whose body calls a closure.
struct Probe: View {
  let action: @MainActor () -> Void

  var body: some View {
    let _ = action()
    Color.black
  }
}
