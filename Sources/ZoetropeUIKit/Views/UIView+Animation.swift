import Foundation
import Zoetrope

extension UIView {
  /// The options of an animation. They have no effect.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches are allowed.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation begins at the presented values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A flip from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A flip from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A cross-fade.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Calls the changes at once: views of UIKit are not drawn, and so nothing moves.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds after which the completion is called.
  ///   - animations: The changes.
  ///   - completion: Called with true after the duration, on the virtual clock of the host; at once
  ///     where no host runs the code. Default nil.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Calls the changes after a delay: views of UIKit are not drawn, and so nothing moves.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds from the changes to the completion.
  ///   - delay: The time in seconds before the changes, on the virtual clock of the host.
  ///   - options: They have no effect. Default none.
  ///   - animations: The changes.
  ///   - completion: Called with true at the end. Where no host runs the code, all happens at once.
  ///     Default nil.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    after(delay) {
      animations()
      if let completion { after(duration) { completion(true) } }
    }
  }

  /// Calls the changes after a delay: views of UIKit are not drawn, and so nothing moves.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds from the changes to the completion.
  ///   - delay: The time in seconds before the changes, on the virtual clock of the host.
  ///   - dampingRatio: It has no effect.
  ///   - velocity: It has no effect.
  ///   - options: They have no effect. Default none.
  ///   - animations: The changes.
  ///   - completion: Called with true at the end. Where no host runs the code, all happens at once.
  ///     Default nil.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Calls the changes at once: views of UIKit are not drawn, and so nothing moves.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: The time in seconds from the changes to the completion.
  ///   - options: They have no effect. Default none.
  ///   - animations: The changes; nil for none.
  ///   - completion: Called with true at the end. Default nil.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Calls changes that must not be animated.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Does something after a time on the virtual clock; at once where there is no clock or no time.
  private static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    guard RunningHost.current != nil, seconds > 0, seconds.isFinite else { return action() }
    let action = Confined(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action.onMainActor() }
  }
}
