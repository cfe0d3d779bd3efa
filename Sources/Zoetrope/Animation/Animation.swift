import Foundation

/// How a value moves from its old to its new state.
///
/// Guarantees: the built-in animations are functions of the elapsed time alone, so that the same
/// instant gives the same value at every frame rate.
public struct Animation: Hashable, Sendable {
  /// The rule that moves values.
  public let base: any CustomAnimation

  /// Wraps a custom rule.
  public init<A>(_ base: A) where A: CustomAnimation {
    self.base = base
  }

  /// Whether both have the same type of rule with equal parameters.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    func isEqual<A: CustomAnimation>(_ left: A) -> Bool {
      (rhs.base as? A) == left
    }
    return isEqual(lhs.base)
  }

  /// Hashes the parameters.
  public func hash(into hasher: inout Hasher) {
    base.hash(into: &hasher)
  }

  /// How much of the way is done after a time.
  ///
  /// - Parameters:
  ///   - value: The whole way: the new value minus the old one.
  ///   - time: The elapsed time in seconds.
  ///   - context: What the animation knows and remembers.
  /// - Returns: The part of the way that is done, or nil if the animation has finished.
  public func animate<V>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    base.animate(value: value, time: time, context: &context)
  }

  /// How fast the value moves after a time, per second; nil if unknown.
  ///
  /// - Parameters:
  ///   - value: The whole way: the new value minus the old one.
  ///   - time: The elapsed time in seconds.
  ///   - context: What the animation knows and remembers.
  public func velocity<V>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether this animation takes over from one that still runs.
  ///
  /// - Parameters:
  ///   - previous: The animation that runs.
  ///   - value: The whole way of the previous animation.
  ///   - time: The time since the previous animation started, in seconds.
  ///   - context: What the previous animation knows and remembers.
  public func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  /// When a motion ends, or nil if that depends on a custom rule.
  package func timing<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> AnimationTiming? where V: VectorArithmetic {
    (base as? any TimedAnimation)?.timing(of: value, context: &context)
  }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The rule, with its parameters.
  public var description: String {
    String(describing: base)
  }

  /// The rule, with its parameters.
  public var debugDescription: String {
    String(reflecting: base)
  }
}

extension Animation {
  /// The animation that is used where none is named: a critically damped spring with a response of
  /// 0.55 seconds.
  public static let `default` = Animation(DefaultAnimation())
}
