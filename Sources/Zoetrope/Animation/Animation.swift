import Foundation

/// A rule that moves a value from its old to its new state.
///
/// Guarantees: built-in animations depend on the elapsed time alone, so that the value at an
/// instant is the same at every frame rate.
public struct Animation: Hashable, Sendable {
  private enum Rule: Sendable {
    case custom(any CustomAnimation)
    /// An animation that is known to be timed where it is wrapped. To find out whether another one
    /// is, the runtime searches all conformances of the program.
    case timed(any TimedAnimation)
  }

  private let rule: Rule

  /// The custom animation that implements the rule.
  public var base: any CustomAnimation {
    switch rule {
    case .custom(let base): base
    case .timed(let base): base
    }
  }

  /// Wraps a custom animation.
  public init<A>(_ base: A) where A: CustomAnimation { rule = .custom(base) }

  /// Wraps a built-in animation.
  package init<A>(_ base: A) where A: TimedAnimation { rule = .timed(base) }

  /// Whether both animations wrap the same type of custom animation with equal parameters.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ left: A) -> Bool {
      (rhs.base as? A) == left
    }
    return isEqual(lhs.base)
  }

  /// Feeds the parameters of the animation to a hasher.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }

  /// Returns the part of a change that the animation has covered at an elapsed time.
  ///
  /// - Parameters:
  ///   - value: The full change: the new value minus the old one.
  ///   - time: The elapsed time in seconds.
  ///   - context: The state of the animation and its environment.
  /// - Returns: The covered part of the change, or nil if the animation has finished.
  public func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity, per second, of the change at an elapsed time; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - value: The full change: the new value minus the old one.
  ///   - time: The elapsed time in seconds.
  ///   - context: The state of the animation and its environment.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }

  /// Returns whether this animation takes over from one that is still running.
  ///
  /// If the result is false, both animations continue and their motions are combined.
  ///
  /// - Parameters:
  ///   - previous: The running animation.
  ///   - value: The full change of the running animation.
  ///   - time: The time since the running animation started, in seconds.
  ///   - context: The state of the running animation and its environment.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// Returns the time at which an animated change ends, and the time at which it counts as
  /// complete, both in seconds since its start.
  ///
  /// The result is nil if the animation contains a user's custom animation, because the end of such
  /// an animation is unknown in advance.
  package func timing<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> AnimationTiming? where V: VectorArithmetic {
    switch rule {
    case .custom(let base): (base as? any TimedAnimation)?.timing(of: value, context: &context)
    case .timed(let base): base.timing(of: value, context: &context)
    }
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name of the custom animation's type, with its parameters.
  public var description: String {
    String(describing: base)
  }

  /// The qualified name of the custom animation's type, with its parameters.
  public var debugDescription: String {
    String(reflecting: base)
  }
}

extension Animation {
  /// The animation used if none is specified: a critically damped spring with a response of 0.55
  /// seconds.
  public static let `default` = Animation(DefaultAnimation())
}
