/// The way in which a symbol shows its variable value. The mode has no effect, because variable
/// values are ignored.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case color, draw }

  private let kind: Kind

  /// The opacity of the layers shows the value.
  public static let color = SymbolVariableValueMode(kind: .color)
  /// The length of the lines shows the value.
  public static let draw = SymbolVariableValueMode(kind: .draw)
}

/// The way in which the colors of a symbol fill its layers. The mode has no effect: the layers are
/// filled with plain colors.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case flat, gradient }

  private let kind: Kind

  /// Plain colors.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Gradients made from the colors.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

extension Image {
  /// Returns this image unchanged: symbols ignore variable values.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

  /// Returns this image unchanged: the layers of symbols are filled with plain colors.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}

extension View {
  /// Returns this view unchanged: symbols ignore variable values.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Returns this view unchanged: the layers of symbols are filled with plain colors.
  public nonisolated func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    self
  }
}
