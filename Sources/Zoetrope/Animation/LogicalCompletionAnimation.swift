import Foundation

/// An animation that counts as complete after a given time, or when its base animation counts as
/// complete, whichever is earlier.
struct LogicalCompletionAnimation: TimedAnimation {
  var base: Animation
  /// The time in seconds from the last change to the logical completion.
  var duration: TimeInterval

  /// The key for the time of the last change, in seconds on the animation's own clock.
  private struct ChangeKey: AnimationStateKey {
    static var defaultValue: TimeInterval {
      0
    }
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let result = base.animate(value: value, time: time, context: &context)
    if time >= context.state[ChangeKey.self] + duration {
      context.isLogicallyComplete = true
    }
    return result
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    let inner = (previous.base as? LogicalCompletionAnimation)?.base ?? previous
    guard base.shouldMerge(previous: inner, value: value, time: time, context: &context) else {
      return false
    }
    context.state[ChangeKey.self] = time
    return true
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    let change = context.state[ChangeKey.self]
    return base.timing(of: value, context: &context).map {
      AnimationTiming(end: $0.end, logicalEnd: min($0.logicalEnd, change + duration))
    }
  }
}
