import Foundation
import ZoetropeGeometry

/// The settings that modifiers pass to the nearest scroll views inside the modified view.
struct ScrollSettings: Equatable {
  /// The margins around the content, in points.
  var margins = EdgeInsets()
  /// The point of the content that is shown initially; nil for the start of the content. The point
  /// stays in place when the size of the content or of the viewport changes.
  var anchor: UnitPoint?
  /// Whether content is drawn outside of the viewport.
  var isClipDisabled = false
  /// The behavior that chooses the resting position after a drag. If nil, deceleration alone
  /// determines that position.
  var behavior: ScrollBehaviorBox?
  /// The listeners that are notified of the scroll view's movements.
  var listeners = ScrollListeners()
}

/// A type-erased scroll behavior, compared by identity.
final class ScrollBehaviorBox: Equatable {
  let behavior: any ScrollTargetBehavior

  init(_ behavior: some ScrollTargetBehavior) { self.behavior = behavior }

  static func == (a: ScrollBehaviorBox, b: ScrollBehaviorBox) -> Bool { a === b }
}

private struct ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

private struct IsScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct HorizontalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private struct VerticalIndicatorKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension EnvironmentValues {
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether a finger can scroll the scroll views. Default: true. The setting does not affect
  /// scrolling by code.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// The visibility of horizontal scroll indicators. It has no effect, because scroll indicators
  /// are never drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The visibility of vertical scroll indicators. It has no effect, because scroll indicators are
  /// never drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, visible, hidden, never }

  private let kind: Kind

  /// The platform's default.
  public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
  /// Scroll indicators are visible.
  public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
  /// Scroll indicators are hidden, unless the platform requires them.
  public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
  /// Scroll indicators are never visible.
  public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, scrollContent, scrollIndicators }

  let kind: Kind

  /// The content and the scroll indicators.
  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  /// Only the content.
  public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
  /// Only the scroll indicators. Such margins have no effect, because scroll indicators are never
  /// drawn.
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}
