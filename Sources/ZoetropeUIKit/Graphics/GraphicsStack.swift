import Foundation
import Synchronization
import Zoetrope
import ZoetropeDisplayList
import ZoetropePicture
import ZoetropePixels

/// Access to the current graphics context. Calls without a context parameter, such as
/// `UIBezierPath.fill()`, draw into this context.
enum GraphicsStack {
  /// The context of the innermost running drawing closure of a ``UIGraphicsImageRenderer``; nil
  /// outside of such closures.
  @TaskLocal static var renderer: Transferred<CGContext>?

  /// The current context; nil if there is none. ``UIBezierPath`` and ``UIImage`` draw into this
  /// context, and ``UIColor`` sets the fill and stroke colors of the context.
  static var current: CGContext? {
    renderer?.value ?? BegunContexts.current?.last?.context.value
  }
}

/// The stack of open image contexts of one `Host`. `UIGraphicsBeginImageContextWithOptions(_:_:_:)`
/// opens a context, and `UIGraphicsEndImageContext()` closes the most recently opened context.
final class BegunContexts: Sendable {
  struct Entry: Sendable {
    let context: Transferred<CGContext>
    let size: CGSize
    let isOpaque: Bool
    let scale: CGFloat
  }

  private let entries = Mutex<[Entry]>([])

  /// The open image contexts of the `Host` that runs the current code; nil if no host runs the
  /// code.
  static var current: BegunContexts? {
    RunningHost.current?.lastingValue { BegunContexts() }
  }

  var last: Entry? { entries.withLock(\.last) }

  func push(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func pop() { entries.withLock { _ = $0.popLast() } }
}

extension CGContext {
  /// Returns the recorded drawing as an image; nil if the image would have no pixels or more pixels
  /// than allowed.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - scale: The number of pixels per point.
  ///   - isOpaque: Whether the image is opaque, with a black background.
  func image(size: CGSize, scale: CGFloat, isOpaque: Bool) -> UIImage? {
    guard scale > 0, scale.isFinite else { return nil }
    let black = PaintColor(red: 0, green: 0, blue: 0)
    let painter = PicturePainter(scale: Double(scale), background: isOpaque ? black : nil)
    let image = painter.image(of: DisplayList(size: size, items: closedItems))
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

/// Begins an image and makes its context the current graphics context. Has no effect if no `Host`
/// runs the code.
///
/// In the drawing closure of a ``UIGraphicsImageRenderer``, the context of the renderer stays
/// current.
///
/// - Parameters:
///   - size: The size of the image, in points.
///   - opaque: Whether the image is opaque, with a black background.
///   - scale: The number of pixels per point; 0 for the scale of ``UIScreen``.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  BegunContexts.current?.push(
    BegunContexts.Entry(
      context: Transferred(CGContext()), size: size, isOpaque: opaque,
      scale: scale > 0 ? scale : UIScreen.main.scale))
}

/// Begins an image with a transparent background, at a scale of 1.
///
/// - Parameter size: The size of the image, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Returns the current content of the image that was begun last. The result is nil if no image was
/// begun, or if the image would have no pixels or more pixels than allowed.
///
/// - Complexity: O(*n*) in the number of pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  BegunContexts.current?.last.flatMap {
    $0.context.value.image(size: $0.size, scale: $0.scale, isOpaque: $0.isOpaque)
  }
}

/// Ends the image that was begun last. Does nothing if no image was begun.
public func UIGraphicsEndImageContext() { BegunContexts.current?.pop() }

/// Returns the current context; nil if there is none. ``UIBezierPath`` and ``UIImage`` draw into
/// this context, and ``UIColor`` sets the fill and stroke colors of the context.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
