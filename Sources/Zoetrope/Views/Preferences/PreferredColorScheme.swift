import Foundation

/// Whether the views inside want the picture dark on light, or light on dark.
public struct PreferredColorSchemeKey: PreferenceKey {
  /// Nil where it does not matter.
  public typealias Value = ColorScheme?

  /// Takes the first of several wishes.
  public static func reduce(value: inout Value, nextValue: () -> Value) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Asks for light or dark mode, for all views of the host: a wish of a view further out wins over
  /// those of the views inside, and of siblings the first one's.
  ///
  /// - Parameter colorScheme: The mode; nil for the mode that the host has anyway.
  public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}

/// What the views of a host ask of their surroundings as a whole.
package struct SceneWishes {
  private var colorScheme: ColorScheme?
  private var focusedValues: FocusedValues?
  private var entry: TypedPreferenceValue<FocusedValuesKey>?

  package init() {}

  /// Takes what the views hand up; whether that changes anything.
  package mutating func take(_ preferences: PreferenceList?) -> Bool {
    let scheme = preferences?.entry(for: PreferredColorSchemeKey.self)?.value
    let entry = preferences?.entry(for: FocusedValuesKey.self)
    if scheme == colorScheme && entry === self.entry { return false }
    colorScheme = scheme
    self.entry = entry
    focusedValues = entry?.value
    return true
  }

  /// Gives the views their wishes.
  package func apply(to environment: inout EnvironmentValues) {
    if let colorScheme { environment.colorScheme = colorScheme }
    if let focusedValues { environment.focusedValues = focusedValues }
  }
}
