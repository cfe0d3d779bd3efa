import Foundation

/// The ways in which a symbol's layers are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// In colours of the symbol's own, of which there are none here: as ``monochrome``.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// In the foreground style, those behind the first layer paler.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// In the levels of the foreground style.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// How symbols are coloured. Default nil: a palette where the foreground has several styles, else
  /// all alike.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the symbols inside are coloured; nil for what suits the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
