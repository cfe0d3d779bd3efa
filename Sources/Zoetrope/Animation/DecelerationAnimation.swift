import Foundation

/// An animation that slows down exponentially, like a scroll view after the finger is lifted.
///
/// `UIScrollView` decelerates in the same way, with a factor of 0.998 per millisecond by default.
/// After `log(1000) / rate` seconds, only a thousandth of the distance is left. The curve is
/// stretched to cover this remainder as well, so that it ends exactly at its target.
package struct DecelerationAnimation: TimedAnimation {
  /// The rate, per second, at which the speed decays exponentially.
  package var rate: Double

  /// The default deceleration of scroll views.
  package static let normal = DecelerationAnimation(rate: -1000 * log(0.998))
  /// The deceleration of scroll views that are meant to stop soon.
  package static let fast = DecelerationAnimation(rate: -1000 * log(0.99))

  /// The distance, in points, covered by a motion whose initial speed is 1 point per second.
  package var distance: Double { 1 / rate }

  /// The fraction of the distance that an exact exponential would leave uncovered at the end of the
  /// animation.
  private static let remainder = 0.001
  private var duration: TimeInterval { -log(Self.remainder) / rate }

  package func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    if time >= duration { return nil }
    return value.scaled(by: (1 - exp(-rate * time)) / (1 - Self.remainder))
  }

  package func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    if time >= duration { return nil }
    return value.scaled(by: rate * exp(-rate * time) / (1 - Self.remainder))
  }

  package func timing<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> AnimationTiming? where V: VectorArithmetic {
    AnimationTiming(end: duration, logicalEnd: duration)
  }
}
