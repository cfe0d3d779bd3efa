import Foundation

/// A preference for the light or dark appearance of all views of the ``Host``.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// The preferred color scheme; nil for no preference.
  public typealias Value = ColorScheme?

  /// Keeps the first preference that is not nil.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Requests light or dark mode for all views of the ``Host``.
  ///
  /// The request of a view takes precedence over the requests of the views inside it. Among
  /// siblings, the first request takes precedence.
  ///
  /// - Parameter colorScheme: The mode; nil for the mode of the ``Host`` itself.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// The environment values that views request, through preferences, for all views of the ``Host``.
package struct RootEnvironmentRequests {
  private var colorScheme: ColorScheme?
  private var focusedValues: FocusedValues?
  private var entry: TypedPreferenceValue<FocusedValuesKey>?

  package init() {}

  /// Replaces the requests with the requests in the given preferences.
  ///
  /// - Returns: Whether any request has changed.
  package mutating func take(_ preferences: PreferenceList?) -> Bool {
    let scheme = preferences?.entry(for: PreferredColorSchemeKey.self)?.value
    let entry = preferences?.entry(for: FocusedValuesKey.self)
    if scheme == colorScheme && entry === self.entry { return false }
    colorScheme = scheme
    self.entry = entry
    focusedValues = entry?.value
    return true
  }

  /// Applies the requests to the environment of the root view.
  package func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let focusedValues { environment.focusedValues = focusedValues }
  }
}
