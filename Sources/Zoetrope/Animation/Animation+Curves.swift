import Foundation
import ZoetropeGeometry

extension Animation {
  /// The default duration of easing animations, in seconds.
  private static var easingDuration: TimeInterval {
    0.35
  }

  /// An animation that is slow at both ends and takes 0.35 seconds.
  public static var easeInOut: Animation {
    easeInOut(duration: easingDuration)
  }

  /// Returns an animation that is slow at both ends, with the given duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// An animation that is slow at the start and takes 0.35 seconds.
  public static var easeIn: Animation {
    easeIn(duration: easingDuration)
  }

  /// Returns an animation that is slow at the start, with the given duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// An animation that is slow at the end and takes 0.35 seconds.
  public static var easeOut: Animation {
    easeOut(duration: easingDuration)
  }

  /// Returns an animation that is slow at the end, with the given duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// An animation of constant speed that takes 0.35 seconds.
  public static var linear: Animation {
    linear(duration: easingDuration)
  }

  /// Returns an animation of constant speed, with the given duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Returns an animation along a cubic Bézier curve from (0, 0) to (1, 1), where x is the fraction
  /// of the duration and y is the progress.
  ///
  /// - Parameters:
  ///   - p1x: The x of the first control point, clamped to 0...1.
  ///   - p1y: The y of the first control point.
  ///   - p2x: The x of the second control point, clamped to 0...1.
  ///   - p2y: The y of the second control point.
  ///   - duration: The duration in seconds. Defaults to 0.35.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
      endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
    return timingCurve(curve, duration: duration)
  }

  /// Returns an animation whose progress follows a curve, with the given duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(curve: curve, duration: duration))
  }
}
