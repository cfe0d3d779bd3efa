import Foundation

/// An animation that runs its base animation faster or slower. At a speed of 0 or less, the value
/// stays at the start.
struct SpeedAnimation: TimedAnimation {
  var base: Animation
  /// The number of seconds by which the base animation advances in one second.
  var speed: Double

  private func baseTime(_ time: TimeInterval) -> TimeInterval {
    max(0, time * speed)
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.animate(value: value, time: baseTime(time), context: &context)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    base.velocity(value: value, time: baseTime(time), context: context)?
      .scaled(by: max(speed, 0))
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else {
      return false
    }
    return base.shouldMerge(
      previous: previous.base, value: value, time: baseTime(time), context: &context)
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    base.timing(of: value, context: &context).map {
      guard speed > 0 else { return AnimationTiming(end: .infinity, logicalEnd: .infinity) }
      return AnimationTiming(end: $0.end / speed, logicalEnd: $0.logicalEnd / speed)
    }
  }
}
