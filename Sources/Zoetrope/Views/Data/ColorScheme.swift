import Foundation

/// The color scheme of views: dark content on light backgrounds, or the reverse.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark content on light backgrounds.
  case light
  /// Light content on dark backgrounds.
  case dark
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
  /// The color scheme of views. Default: light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
}
