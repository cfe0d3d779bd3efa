import Foundation

/// A rule for how a value moves over time.
///
/// The value passed to every method is the full change: the new value minus the old one.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the part of a change that the animation has covered at an elapsed time.
  ///
  /// - Parameters:
  ///   - value: The full change.
  ///   - time: The elapsed time in seconds.
  ///   - context: The state of the animation and its environment.
  /// - Returns: The covered part of the change, or nil if the animation has finished.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic

  /// Returns the velocity, per second, of the change at an elapsed time; nil if it is unknown. The
  /// default implementation returns nil.
  ///
  /// - Parameters:
  ///   - value: The full change.
  ///   - time: The elapsed time in seconds.
  ///   - context: The state of the animation and its environment.
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic

  /// Returns whether this animation takes over from one that is still running. The default
  /// implementation returns false.
  ///
  /// If this animation takes over, it keeps the start time of the running animation. In this case,
  /// it should also store in the context any facts about the running animation that it needs later.
  /// If this animation does not take over, both animations continue and their motions are combined.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The full change of the running animation.
  ///   - time: The time since the running animation started, in seconds.
  ///   - context: The state of the running animation and its environment.
  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    nil
  }

  /// Returns false: the animation does not take over.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}
