import Foundation
import ZoetropeGeometry

extension Animation {
  /// How long the easing animations take where no duration is named, in seconds.
  private static var easingDuration: TimeInterval {
    0.35
  }

  /// Slow at both ends, for 0.35 seconds.
  public static var easeInOut: Animation {
    easeInOut(duration: easingDuration)
  }

  /// Slow at both ends, for a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  /// Slow at the start, for 0.35 seconds.
  public static var easeIn: Animation {
    easeIn(duration: easingDuration)
  }

  /// Slow at the start, for a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }

  /// Slow at the end, for 0.35 seconds.
  public static var easeOut: Animation {
    easeOut(duration: easingDuration)
  }

  /// Slow at the end, for a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }

  /// At an even speed, for 0.35 seconds.
  public static var linear: Animation {
    linear(duration: easingDuration)
  }

  /// At an even speed, for a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }

  /// Along a cubic Bézier curve from (0, 0) to (1, 1).
  ///
  /// - Parameters:
  ///   - p1x: The x of the first control point, clamped to 0...1.
  ///   - p1y: The y of the first control point.
  ///   - p2x: The x of the second control point, clamped to 0...1.
  ///   - p2y: The y of the second control point.
  ///   - duration: In seconds. Default 0.35.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: CGFloat(p1x), y: CGFloat(p1y)),
      endControlPoint: UnitPoint(x: CGFloat(p2x), y: CGFloat(p2y)))
    return timingCurve(curve, duration: duration)
  }

  /// Along a curve, for a duration in seconds.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(curve: curve, duration: duration))
  }
}
