import Foundation
import Zoetrope

/// The screen: the canvas of the `Host` that runs the code.
///
/// In bodies, layouts, actions and tasks of views, ``bounds`` has the size of the canvas. In the
/// same code, ``scale`` is the `displayScale` of the root view's environment, which is 1 by
/// default.
///
/// Some code is not run by a host, for example the initializer of a global constant or the
/// declaration of an animation with `Anim`. Such code gets the screen of an iPhone 16: 393 by 852
/// points, at a scale of 1.
///
/// An `ImageRenderer` without a proposed size makes a picture as large as the rendered view. In the
/// code of this view, ``bounds`` has the same value as in the code that uses the renderer.
///
/// The size of the screen stays the same while a host shows a view. Reading the size in a body does
/// not make the body depend on the size.
public final class UIScreen: NSObject, Sendable {
  /// The only screen.
  public static let main = UIScreen()

  /// All screens: only ``main``.
  public static var screens: [UIScreen] { [main] }

  private override init() { super.init() }

  /// The bounds of the screen, in points, with the origin at 0.
  public var bounds: CGRect {
    CGRect(origin: .zero, size: RunningHost.current?.extent?.pointSize ?? PreviewDevice.usualSize)
  }

  /// The number of pixels per point.
  public var scale: CGFloat { RunningHost.current?.extent?.pixelsPerPoint ?? 1 }

  /// The bounds of the screen, in pixels, with the origin at 0.
  public var nativeBounds: CGRect {
    let (bounds, scale) = (bounds, scale)
    return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The number of pixels per point, the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The maximum number of frames per second: always 60.
  public var maximumFramesPerSecond: Int { 60 }

  /// The brightness of the screen: always 0.5. Setting this property has no effect.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// Whether the screen is being recorded: always false.
  public var isCaptured: Bool { false }

  /// The traits of the screen: the same as ``UITraitCollection/current``.
  public var traitCollection: UITraitCollection { .current }
}
