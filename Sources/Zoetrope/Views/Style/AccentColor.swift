private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color that ``Color/accentColor`` resolves to; nil, the default, for blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension Color {
  /// The color of controls: the one that an enclosing view sets with `accentColor(_:)`, by default
  /// blue. A tint does not change it.
  public static var accentColor: Color { Color(.accent) }
}

extension View {
  /// Sets the accent color of this view and its subviews; nil for blue.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentWriter { $0.accentColor = accentColor })
  }
}
