import Foundation

/// A rule for how a value moves over time.
///
/// The value given to every method is the whole way: the new value minus the old one.
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How much of the way is done after a time.
  ///
  /// - Parameters:
  ///   - value: The whole way.
  ///   - time: The elapsed time in seconds.
  ///   - context: What the animation knows and remembers.
  /// - Returns: The part of the way that is done, or nil if the animation has finished.
  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic

  /// How fast the value moves after a time, per second; nil (the default) if unknown.
  ///
  /// - Parameters:
  ///   - value: The whole way.
  ///   - time: The elapsed time in seconds.
  ///   - context: What the animation knows and remembers.
  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic

  /// Whether this animation takes over from one that still runs; false by default.
  ///
  /// An animation that takes over keeps the previous one's start time, and should store in the
  /// context what it needs of the previous motion. Otherwise both run on, and their motions are
  /// combined.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The whole way of the previous animation.
  ///   - time: The time since the previous animation started, in seconds.
  ///   - context: What the previous animation knows and remembers.
  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
  /// Unknown.
  public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    nil
  }

  /// Does not take over.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    false
  }
}
