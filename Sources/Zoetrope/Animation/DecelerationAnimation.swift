import Foundation

/// Slows down from the speed that it begins with, as what a finger has let go of.
///
/// The speed falls exponentially, as that of `UIScrollView` does, whose rate is 0.998 for each
/// millisecond. The way is covered to a thousandth in `log(1000) / rate` seconds; the curve is
/// stretched by as much, so that it ends exactly where it should.
package struct DecelerationAnimation: TimedAnimation {
  /// How fast the speed falls, in 1/s.
  package var rate: Double

  /// As scroll views do by default.
  package static let normal = DecelerationAnimation(rate: -1000 * log(0.998))
  /// As scroll views do that are to stop soon.
  package static let fast = DecelerationAnimation(rate: -1000 * log(0.99))

  /// How far something goes on that moves at 1 point a second, in points.
  package var distance: Double { 1 / rate }

  /// The part of the way that is left out.
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
