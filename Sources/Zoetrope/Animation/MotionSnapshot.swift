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

  /// A reading that is computed when it is first asked for. Most animations do not take over, and
  /// never ask.
  final class LazyReading<V: VectorArithmetic> {
    private var compute: (() -> Reading<V>)?
    private var computed = Reading<V>()

    /// Creates a reading that a closure computes.
    init(_ compute: (() -> Reading<V>)? = nil) { self.compute = compute }

    /// The reading.
    var value: Reading<V> {
      if let compute {
        computed = compute()
        release()
      }
      return computed
    }

    /// Releases the closure. If the reading was never asked for, it is zero from now on.
    func release() { compute = nil }
  }

  private struct ReadingKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: LazyReading<V> {
      LazyReading()
    }
  }

  /// Returns an animation state that holds a reading.
  static func state<V>(_ reading: LazyReading<V>) -> AnimationState<V> {
    var state = AnimationState<V>()
    state[ReadingKey<V>.self] = reading
    return state
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    context.state[ReadingKey<V>.self].value.travelled ?? value.scaled(by: 0)
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    context.state[ReadingKey<V>.self].value.velocity
  }
}
