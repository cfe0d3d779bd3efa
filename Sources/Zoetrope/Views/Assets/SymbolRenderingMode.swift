import Foundation

/// The way in which the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// All layers are drawn in the foreground style.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The layers are drawn in the symbol's own colors. Weather symbols and a few others have such
  /// colors: clouds are white, the sun is yellow. All other symbols are drawn as in ``monochrome``.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// The primary layer is drawn in the foreground style, and the other layers in paler forms of
  /// that style.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// The primary layer is drawn in the first foreground style, and the other layers in the second.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The rendering mode of symbols. If it is nil, which is the default, the mode is
  /// ``SymbolRenderingMode/palette`` for a foreground with several styles, otherwise
  /// ``SymbolRenderingMode/monochrome``.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets the rendering mode of the symbols in this view.
  ///
  /// - Parameter mode: The mode. If it is nil, the mode is ``SymbolRenderingMode/palette`` for a
  ///   foreground with several styles, otherwise ``SymbolRenderingMode/monochrome``.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
