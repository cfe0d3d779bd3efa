import Foundation

/// An animation that starts its base animation after a delay. A negative delay skips the beginning
/// of the base animation.
struct DelayAnimation: TimedAnimation {
  var base: Animation
  /// The delay in seconds.
  var delay: TimeInterval

  private func baseTime(_ time: TimeInterval) -> TimeInterval {
    max(0, time - delay)
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    time < delay ? nil : base.velocity(value: value, time: baseTime(time), context: context)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    guard let previous = previous.base as? DelayAnimation, previous.delay == delay else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: baseTime(time), context: &context)
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    base.timing(of: value, context: &context).map {
      AnimationTiming(end: max(0, $0.end + delay), logicalEnd: max(0, $0.logicalEnd + delay))
    }
  }
}
