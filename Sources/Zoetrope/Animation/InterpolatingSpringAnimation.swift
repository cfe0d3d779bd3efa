import Foundation

/// A spring that is restarted at each change; the motions of overlapping changes add up.
///
/// The motion ends when the spring has settled to within a thousandth of the change. It counts as
/// complete after the spring's perceptual duration. A spring with invalid parameters ends
/// immediately.
struct InterpolatingSpringAnimation: TimedAnimation {
  var spring: Spring
  /// The initial velocity, in multiples of the full change per second.
  var initialVelocity: Double

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let timing = timing
    if time >= timing.logicalEnd { context.isLogicallyComplete = true }
    let fraction = spring.value(target: 1, initialVelocity: initialVelocity, time: time)
    guard time < timing.end, fraction.isFinite else { return nil }
    return value.scaled(by: fraction)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let step = spring.propagator(over: time)
    let velocity = step.vv * initialVelocity - step.vd
    return velocity.isFinite ? value.scaled(by: velocity) : nil
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    timing
  }

  private var timing: AnimationTiming {
    let probe = spring.value(target: 1, initialVelocity: initialVelocity, time: 1)
    guard probe.isFinite, spring.response.isFinite else { return .instant }
    let settled = spring.settlingDuration(
      target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    // Zero means that the spring settles too slowly for its end to be found.
    let end = settled > 0 ? settled : Spring.settlingHorizon
    return AnimationTiming(end: end, logicalEnd: spring.response)
  }
}
