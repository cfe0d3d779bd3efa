import Foundation
import ZoetropeGeometry

/// What the views around say about the nearest scroll view inside.
struct ScrollSettings: Equatable {
  /// Room around the content, in points.
  var margins = EdgeInsets()
  /// What is shown first, and stays while sizes change; nil for the beginning.
  var anchor: UnitPoint?
  /// Whether content is drawn outside of the window, too.
  var isClipDisabled = false
  /// Where the scroll view comes to rest; nil for wherever it does by itself.
  var behavior: ScrollBehaviorBox?
  /// What hears of the scroll view's movements.
  var listeners = ScrollListeners()
}

/// Some behaviour, with an identity.
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

  /// Whether a finger may scroll. Default true; proxies scroll nevertheless.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  /// Whether horizontal scroll indicators may show. They are never drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// Whether vertical scroll indicators may show. They are never drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }
}

/// Whether scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind: Hashable { case automatic, visible, hidden, never }

  private let kind: Kind

  /// As the platform does it.
  public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
  /// They show.
  public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
  /// They do not show, unless the platform needs them.
  public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
  /// They never show.
  public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// Which part of a scrollable view margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, scrollContent, scrollIndicators }

  let kind: Kind

  /// The content and the indicators.
  public static var automatic: ContentMarginPlacement { .init(kind: .automatic) }
  /// The content.
  public static var scrollContent: ContentMarginPlacement { .init(kind: .scrollContent) }
  /// The indicators, which are never drawn.
  public static var scrollIndicators: ContentMarginPlacement { .init(kind: .scrollIndicators) }
}
