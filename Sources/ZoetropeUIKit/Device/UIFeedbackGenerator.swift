import Foundation

/// A generator of haptic feedback. It has no effect.
@MainActor @preconcurrency open class UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated init() {}

  /// Has no effect.
  open func prepare() {}
}

/// A generator of haptic feedback for impacts. It has no effect.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact, given as the kind of objects that seem to collide.
  public enum FeedbackStyle: Int, Sendable {
    /// An impact of small objects.
    case light = 0
    /// An impact of objects of medium size.
    case medium = 1
    /// An impact of large objects.
    case heavy = 2
    /// An impact of soft objects.
    case soft = 3
    /// An impact of rigid objects.
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
  /// - Parameter intensity: The intensity, from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptic feedback for results of tasks. It has no effect.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
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

/// A generator of haptic feedback for changes of a selection. It has no effect.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect.
  public func selectionChanged() {}
}
