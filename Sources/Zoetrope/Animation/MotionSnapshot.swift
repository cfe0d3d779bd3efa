import Foundation

/// Several combined animations, seen as one that stands still at one instant.
///
/// This is how an animation that takes over learns where, and how fast, a combined motion is.
struct MotionSnapshot: CustomAnimation {
  /// Where and how fast; nil for nothing.
  struct Reading<V: VectorArithmetic> {
    var travelled: V?
    /// Per second.
    var velocity: V?
  }

  private struct ReadingKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Reading<V> {
      Reading()
    }
  }

  /// A state that carries a reading.
  static func state<V>(_ reading: Reading<V>) -> AnimationState<V> {
    var state = AnimationState<V>()
    state[ReadingKey<V>.self] = reading
    return state
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    context.state[ReadingKey<V>.self].travelled ?? value.scaled(by: 0)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    context.state[ReadingKey<V>.self].velocity
  }
}
