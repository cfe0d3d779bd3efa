import Foundation

/// An animation that follows a timing curve for a fixed duration.
struct UnitCurveAnimation: TimedAnimation {
  var curve: UnitCurve
  /// The duration in seconds.
  var duration: TimeInterval

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.value(at: time / duration))
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    guard duration > 0, time <= duration else { return nil }
    return value.scaled(by: curve.velocity(at: time / duration) / duration)
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    // The guard also rejects NaN.
    guard duration > 0 else { return .instant }
    return AnimationTiming(end: duration, logicalEnd: duration)
  }
}
