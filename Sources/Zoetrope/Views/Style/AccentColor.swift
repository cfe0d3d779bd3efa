private struct AccentColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The color that ``Color/accentColor`` resolves to. Nil, the default, stands for blue.
  var accentColor: Color? {
    get { self[AccentColorKey.self] }
    set { self[AccentColorKey.self] = newValue }
  }
}

extension Color {
  /// The accent color, in which controls are drawn by default. An enclosing view can set it with
  /// `accentColor(_:)`; otherwise it is blue. The modifier `tint(_:)` does not change it.
  public static var accentColor: Color { Color(.accent) }
}

extension View {
  /// Sets the accent color in this view and its subtree. Nil sets it to blue.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View {
    modifier(EnvironmentWriter { $0.accentColor = accentColor })
  }
}
