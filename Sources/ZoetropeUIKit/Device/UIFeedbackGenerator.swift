import Foundation

/// A generator of haptic feedback. There is nothing to feel, so it has no effect.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated init() {}

  /// Has no effect.
  open func prepare() {}
}

/// A generator of the feedback of impacts. It has no effect.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Between small things.
    case light = 0
    /// Between things of medium size.
    case medium = 1
    /// Between large things.
    case heavy = 2
    /// Between soft things.
    case soft = 3
    /// Between rigid things.
    case rigid = 4
  }

  /// Creates a generator of impacts of medium strength.
  public nonisolated override init() { super.init() }

  /// Creates a generator of impacts of a given strength.
  public nonisolated init(style: FeedbackStyle) { super.init() }

  /// Has no effect.
  public func impactOccurred() {}

  /// Has no effect.
  ///
  /// - Parameter intensity: A number from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback of results. It has no effect.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    /// A task has succeeded.
    case success = 0
    /// A task needs attention.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Has no effect.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of the feedback of changed selections. It has no effect.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  public func selectionChanged() {}
}
