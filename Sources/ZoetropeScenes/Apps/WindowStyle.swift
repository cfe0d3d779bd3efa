import Foundation
import Zoetrope

/// The appearance of a window.
@MainActor @preconcurrency public protocol WindowStyle {}

/// The window style of the platform.
public struct DefaultWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window style whose title bar has no background. The content extends behind the title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A window style with neither a background nor a frame.
public struct PlainWindowStyle: WindowStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The window style of the platform.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window style with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window style whose title bar has no background. The content extends behind the title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window style with neither a background nor a frame.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// The appearance of the toolbar of a window.
@MainActor @preconcurrency public protocol WindowToolbarStyle {}

/// The toolbar style of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A toolbar style with the toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  public nonisolated init() {}
}

/// A toolbar style with the toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  ///
  /// - Parameter showsTitle: Whether the title is shown. Default: true.
  public nonisolated init(showsTitle: Bool = true) {}
}

/// A toolbar style with a low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Creates the style.
  ///
  /// - Parameter showsTitle: Whether the title is shown. Default: true.
  public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The toolbar style of the platform.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar style with the toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar style with the toolbar beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

  /// Returns a toolbar style with the toolbar beside the title.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A toolbar style with a low toolbar beside the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }

  /// Returns a toolbar style with a low toolbar beside the title.
  ///
  /// - Parameter showsTitle: Whether the title is shown.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}
