import Foundation

/// When an animation ends, in seconds on its own clock.
package struct AnimationTiming: Hashable, Sendable {
  /// When the motion ends; infinity if it never does.
  package var end: TimeInterval
  /// When the motion counts as complete; never after its end.
  package var logicalEnd: TimeInterval

  package init(end: TimeInterval, logicalEnd: TimeInterval) {
    self.end = end
    self.logicalEnd = min(logicalEnd, end)
  }

  /// An animation that is over before it began.
  package static let instant = AnimationTiming(end: 0, logicalEnd: 0)
}

/// An animation that is a function of the elapsed time alone, and knows beforehand when it ends.
///
/// The result of `animate` must not depend on which instants were asked for before, so that frames
/// look alike at every frame rate. The context only carries what an earlier motion left behind.
package protocol TimedAnimation: CustomAnimation {
  /// When a motion ends, or nil if that depends on a custom animation inside.
  ///
  /// - Parameters:
  ///   - value: The whole way.
  ///   - context: What an earlier motion left behind; results may be kept in its state.
  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic
}
