import Zoetrope

/// The choice of light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No mode is set. Colors treat this value as ``light``.
  case unspecified = 0
  /// Dark content on light backgrounds.
  case light = 1
  /// Light content on dark backgrounds.
  case dark = 2

  /// Creates the style that corresponds to a color scheme; ``unspecified`` for nil.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension ColorScheme {
  /// Creates the color scheme that corresponds to a style; nil if the style is unspecified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    case .unspecified: return nil
    }
  }
}
