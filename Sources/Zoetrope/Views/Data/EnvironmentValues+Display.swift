/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// The prominence of an ordinary background.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// The prominence of a background that stands out, such as that of a selection.
  public static let increased = BackgroundProminence(isIncreased: true)
}

private struct IsLuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the display is dimmed, as an always-on display can be. On a dimmed display, views
  /// should show less detail. Default false.
  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  /// The prominence of the background behind the view. Default: standard.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether automatic correction of typed text is off. Default false.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether automatic correction of typed text is off. The value is never nil. Default false.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether the screen is being recorded: always false.
  public var isSceneCaptured: Bool { false }
  /// Whether the window looks active: always true.
  public var appearsActive: Bool { true }
  /// Whether hover effects are enabled: always true, the default on Apple's systems. There is no
  /// pointer, so no hover effect is ever drawn.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether a search field in the view is active: always false.
  public var isSearching: Bool { false }
}

extension View {
  /// Sets the color scheme of this view, as `environment(\.colorScheme, _:)` does.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
