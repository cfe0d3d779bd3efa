import Foundation

/// Several combined animations, presented as a single animation that is frozen at one instant.
///
/// When an animation takes over, it reads the position and velocity of the combined motion from the
/// snapshot.
struct MotionSnapshot: CustomAnimation {
  /// The distance that a motion has covered since its start, and its velocity. Nil stands for zero.
  struct Reading<V: VectorArithmetic> {
    var travelled: V?
    /// The velocity in units of the value per second.
    var velocity: V?
  }

  private struct ReadingKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Reading<V> {
      Reading()
    }
  }

  /// Returns an animation state that holds a reading.
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
