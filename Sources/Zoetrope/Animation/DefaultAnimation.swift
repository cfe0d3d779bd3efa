import Foundation

/// The animation used if none is specified.
struct DefaultAnimation: TimedAnimation {
  /// The spring that the default animation follows: critically damped, with a response of 0.55
  /// seconds.
  static var spring: FluidSpringAnimation {
    FluidSpringAnimation(response: 0.55, dampingFraction: 1, blendDuration: 0)
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    DefaultAnimation.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    DefaultAnimation.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    DefaultAnimation.spring.shouldMerge(
      previous: previous, value: value, time: time, context: &context)
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    DefaultAnimation.spring.timing(of: value, context: &context)
  }
}
