import Foundation

/// The way in which the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All layers in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// Colors of the symbol's own. The symbols here have none, so this equals ``monochrome``.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The foreground style for the primary layer, and paler forms of it for the others.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// One level of the foreground style for each layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of symbols. Default nil: ``SymbolRenderingMode/palette`` if the foreground
  /// has several styles, otherwise ``SymbolRenderingMode/monochrome``.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of the symbols in this view.
  ///
  /// - Parameter mode: The mode; nil to choose one by the foreground style.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
