import Foundation

/// Moves along a curve, for a fixed time.
struct UnitCurveAnimation: TimedAnimation {
  var curve: UnitCurve
  /// In seconds.
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
    // Also for NaN.
    guard duration > 0 else { return .instant }
    return AnimationTiming(end: duration, logicalEnd: duration)
  }
}
