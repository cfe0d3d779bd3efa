import Foundation
import Zoetrope

extension UIView {
  /// The options of an animation. All options are ignored.
  public nonisolated struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out together with their superview.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The user can touch the views during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation begins at the currently shown values, even if another animation is running.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The animation is slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// A transition that flips the view from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that flips the view from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that fades one view out and the other in.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes the changes immediately, by calling `animations`. Nothing is animated, because UIKit
  /// views are not drawn.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds from the changes to the completion, on the virtual clock of
  ///     the `Host` that runs the code.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called with true after the duration, or immediately if no
  ///     host runs the code. Default nil.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Makes the changes after a delay, by calling `animations`. Nothing is animated, because UIKit
  /// views are not drawn.
  ///
  /// Times are measured on the virtual clock of the `Host` that runs the code. If no host runs the
  /// code, both closures are called immediately.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds from the changes to the completion.
  ///   - delay: The time in seconds before the changes.
  ///   - options: Ignored. Default none.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called with true after the duration. Default nil.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    after(delay) {
      animations()
      if let completion { after(duration) { completion(true) } }
    }
  }

  /// Makes the changes after a delay, by calling `animations`. Nothing is animated, because UIKit
  /// views are not drawn.
  ///
  /// Times are measured on the virtual clock of the `Host` that runs the code. If no host runs the
  /// code, both closures are called immediately.
  ///
  /// - Parameters:
  ///   - duration: The time in seconds from the changes to the completion.
  ///   - delay: The time in seconds before the changes.
  ///   - dampingRatio: Ignored.
  ///   - velocity: Ignored.
  ///   - options: Ignored. Default none.
  ///   - animations: A closure that makes the changes.
  ///   - completion: A closure that is called with true after the duration. Default nil.
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

  /// Makes the changes immediately, by calling `animations`. Nothing is animated, because UIKit
  /// views are not drawn.
  ///
  /// - Parameters:
  ///   - view: The view that changes.
  ///   - duration: The time in seconds from the changes to the completion, on the virtual clock of
  ///     the `Host` that runs the code.
  ///   - options: Ignored. Default none.
  ///   - animations: A closure that makes the changes; nil for no changes.
  ///   - completion: A closure that is called with true after the duration, or immediately if no
  ///     host runs the code. Default nil.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations ?? {}, completion: completion)
  }

  /// Calls the closure. Nothing is animated, because UIKit views are not drawn.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Calls an action after a time in seconds, on the virtual clock of the `Host` that runs the
  /// code. Calls the action immediately if no host runs the code, or if the time is zero, negative
  /// or not finite.
  private static func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    guard RunningHost.current != nil, seconds > 0, seconds.isFinite else { return action() }
    let action = Confined(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action.onMainActor() }
  }
}
