import Foundation

/// The time at which an animation ends, and the time at which it counts as complete, in seconds
/// since its start.
package struct AnimationTiming: Hashable, Sendable {
  /// The time at which the motion ends; infinity if the motion never ends.
  package var end: TimeInterval
  /// The time at which the motion counts as complete; at most ``end``.
  package var logicalEnd: TimeInterval

  /// Creates a timing. A `logicalEnd` after `end` is replaced by `end`.
  package init(end: TimeInterval, logicalEnd: TimeInterval) {
    self.end = end
    self.logicalEnd = min(logicalEnd, end)
  }

  /// The timing of an animation that ends as soon as it starts.
  package static let instant = AnimationTiming(end: 0, logicalEnd: 0)
}

/// An animation that depends on the elapsed time alone and knows its end in advance.
///
/// The result of `animate` must not depend on the instants of earlier calls, so that frames are the
/// same at every frame rate. The context carries only the state left by an earlier motion.
package protocol TimedAnimation: CustomAnimation {
  /// Returns the time at which an animated change ends, and the time at which it counts as
  /// complete.
  ///
  /// The result is nil if the animation contains a user's custom animation, because the end of such
  /// an animation is unknown in advance.
  ///
  /// - Parameters:
  ///   - value: The full change: the new value minus the old one.
  ///   - context: The state left by an earlier motion. The method may store results in it.
  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic
}
