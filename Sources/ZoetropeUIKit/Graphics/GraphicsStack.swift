import Foundation
import Synchronization
import Zoetrope
import ZoetropeDisplayList
import ZoetropePicture
import ZoetropePixels

/// The contexts for drawing code that names no context, such as a call of `UIBezierPath.fill()`.
enum GraphicsStack {
  /// The context of the innermost ``UIGraphicsImageRenderer`` whose drawing closure is running.
  @TaskLocal static var renderer: Transferred<CGContext>?

  /// The context that ``UIColor``, ``UIBezierPath`` and ``UIImage`` use to draw; nil if there is
  /// none.
  static var current: CGContext? {
    renderer?.value ?? BegunContexts.current?.last?.context.value
  }
}

/// The contexts that `UIGraphicsBeginImageContextWithOptions(_:_:_:)` has begun in one `Host` and
/// that have not ended yet.
final class BegunContexts: Sendable {
  struct Entry: Sendable {
    let context: Transferred<CGContext>
    let size: CGSize
    let isOpaque: Bool
    let scale: CGFloat
  }

  private let entries = Mutex<[Entry]>([])

  /// The contexts that have begun in the `Host` that runs the current code; nil if no host runs the
  /// code.
  static var current: BegunContexts? {
    RunningHost.current?.lastingValue { BegunContexts() }
  }

  var last: Entry? { entries.withLock(\.last) }

  func push(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  func pop() { entries.withLock { _ = $0.popLast() } }
}

extension CGContext {
  /// Returns the recorded drawing as an image; nil if the image would have no pixels or too many.
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

/// Begins an image, into which ``UIColor``, ``UIBezierPath`` and ``UIImage`` then draw. Has no
/// effect in code that no `Host` runs.
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

/// Returns the image that was begun last, as it has been drawn so far; nil if no image was begun,
/// or if the image would have no pixels or too many.
///
/// - Complexity: O(*n*) in the number of pixels.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  BegunContexts.current?.last.flatMap {
    $0.context.value.image(size: $0.size, scale: $0.scale, isOpaque: $0.isOpaque)
  }
}

/// Ends the image that was begun last. Does nothing if there is none.
public func UIGraphicsEndImageContext() { BegunContexts.current?.pop() }

/// Returns the context that ``UIColor``, ``UIBezierPath`` and ``UIImage`` use to draw; nil if there
/// is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.current }
