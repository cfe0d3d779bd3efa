private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// What ``Color/accentColor`` stands for; nil for blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension Color {
  /// The colour of what can be operated: the one that a view above has set with `accentColor(_:)`,
  /// or blue. A tint does not change it.
  public static var accentColor: Color { Color(.accent) }
}

extension View {
  /// Sets the accent colour, here and inside; nil for blue.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentWriter { $0.accentColor = accentColor })
  }
}
