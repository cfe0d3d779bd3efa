import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeSymbols
import ZoetropeText

/// A symbol resolved in an environment.
struct ResolvedSymbol: Equatable {
  var outline: SymbolOutline
  /// The font of the text that the symbol is matched to.
  var font: FontRequest
  /// The size relative to a symbol that matches the font: the factor of `Image.Scale`.
  var scale: CGFloat
  /// The colors of the layers from level 1 on; empty if all layers are drawn in the foreground
  /// color.
  var levels: [Color.Resolved] = []

  init?(
    _ name: String, in environment: EnvironmentValues, mode: SymbolRenderingMode?,
    isPlain: Bool = false, store: SymbolStore
  ) {
    guard let named = SymbolCatalogue.form(named: name) else { return nil }
    let form = environment.symbolVariants.apply(to: named)
    font =
      (environment.font ?? .body)
      .resolve(at: environment.dynamicTypeSize, applying: environment.fontModifiers)
      .request
    scale = environment.imageScale.factor
    levels = Self.levels(in: environment, mode: mode ?? environment.symbolRenderingMode)
    // Line widths follow the font's weight and are independent of the scale.
    let line = SymbolOutline.line(weight: font.weight) / scale
    guard
      let outline = store.outline(
        SymbolOutline.Key(
          form: form, line: line, isLayered: !levels.isEmpty, isPlain: isPlain))
    else { return nil }
    self.outline = outline
  }

  private static func levels(
    in environment: EnvironmentValues, mode: SymbolRenderingMode?
  ) -> [Color.Resolved] {
    let isPalette = (environment.foreground?.count ?? 1) > 1
    switch mode?.kind ?? (isPalette ? .palette : .monochrome) {
    case .monochrome, .multicolor: return []
    case .palette:
      return (1...2).map { ForegroundStyle()._resolvePaint(level: $0, in: environment).color }
    case .hierarchical:
      let primary = ForegroundStyle()._resolvePaint(in: environment)
      return (1...2).map { primary.faded(toLevel: $0).color }
    }
  }

  /// The number of points in a hundredth of an em.
  private var unit: CGFloat { CGFloat(font.size) * scale / 100 }

  /// The size of a symbol that is not resizable, including its margin, in points.
  var size: CGSize {
    CGSize(width: outline.box.width * unit, height: outline.box.height * unit)
  }

  /// The size of the drawing without its margin, in points: that of a resizable symbol.
  var inkSize: CGSize {
    CGSize(width: outline.bounds.width * unit, height: outline.bounds.height * unit)
  }

  /// Returns the distance of the text's baseline from the top of the symbol's frame, in points.
  ///
  /// - Parameter capHeight: The cap height of the font, in ems.
  func baseline(capHeight: CGFloat) -> CGFloat {
    -outline.box.minY * unit + capHeight * CGFloat(font.size) / 2
  }

  /// Returns a black fill for each layer, with the layer's level of the foreground style.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points. Its origin is the origin of the space.
  ///   - isResizable: Whether the drawing fills the frame; otherwise the frame includes the margin.
  func stencils(
    in size: CGSize, _ toCanvas: CGAffineTransform, isResizable: Bool, isAntialiased: Bool
  ) -> [(fill: DisplayList.Fill, level: Int)] {
    let transform = SymbolOutline.transform(
      of: isResizable ? outline.bounds : outline.box, to: size
    ).concatenating(toCanvas)
    return outline.layers.map { layer in
      (
        DisplayList.Fill(
          path: layer.path, transform: transform,
          paint: .color(PaintColor(red: 0, green: 0, blue: 0)), isAntialiased: isAntialiased),
        layer.level
      )
    }
  }

  /// Returns the display items of the symbol in a frame of a size at the origin, in points.
  ///
  /// - Parameters:
  ///   - isResizable: Whether the drawing fills the frame; otherwise the frame includes the margin.
  ///   - foreground: The color of the primary layer.
  ///   - opacity: The opacity of the symbol, from 0 to 1.
  func items(
    in size: CGSize, _ toCanvas: CGAffineTransform, isResizable: Bool, isAntialiased: Bool,
    foreground: Color.Resolved, opacity: Double
  ) -> [DisplayList.Item] {
    stencils(in: size, toCanvas, isResizable: isResizable, isAntialiased: isAntialiased)
      .compactMap { fill, level in
        let isFirst = level == 0 || levels.isEmpty
        let color = isFirst ? foreground : levels[min(level, levels.count) - 1]
        if color.opacity <= 0 { return nil }
        var fill = fill
        fill.paint = .color(color.faded(by: opacity).paint)
        return .fill(fill)
      }
  }

  /// The symbol as an inline glyph of a text, in one color.
  var textSymbol: TextSymbol {
    let unit = scale / 100
    var path = Path()
    for layer in outline.layers { path.addPath(layer.path) }
    let (key, form) = (outline.key, outline.key.form)
    let name =
      "symbol \(form.base) \(form.enclosure?.rawValue ?? "") \(form.isSlashed) \(form.isFilled) "
      + "\(key.line) \(scale)"
    let toEms = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -outline.box.minX * unit, ty: 0)
    return TextSymbol(
      outline: GlyphOutline(
        face: FaceID(name: name, fingerprint: 0), glyph: 0, resolvedPath: path.applying(toEms)),
      advance: Double(outline.box.width * unit))
  }
}

/// The outlines of the symbols that a graph has shown.
///
/// Guarantees: each outline is made once. The cache is confined to the graph's isolation.
final class SymbolStore {
  private var outlines: [SymbolOutline.Key: SymbolOutline] = [:]
  private var faults: [String] = []

  /// Returns the outline of a symbol form; nil if there is no such symbol.
  func outline(_ key: SymbolOutline.Key) -> SymbolOutline? {
    if let known = outlines[key] { return known }
    guard let design = SymbolCatalogue.design(of: key.form) else { return nil }
    let outline = SymbolOutline(key, design)
    outlines[key] = outline
    return outline
  }

  /// Returns an image as an inline glyph; nil, with a recorded fault, if it is not a known symbol.
  func textSymbol(of image: Image, in environment: EnvironmentValues) -> TextSymbol? {
    guard case .symbol(let name) = image.source else {
      note("leaves out an image: only symbols can be put into a text")
      return nil
    }
    let symbol = ResolvedSymbol(
      name, in: environment, mode: .monochrome, isPlain: true, store: self)
    if let symbol { return symbol.textSymbol }
    let nearest = SymbolCatalogue.nearest(to: name).map { ", the nearest is \"\($0)\"" } ?? ""
    note("leaves out \"\(name)\": there is no symbol of that name\(nearest)")
    return nil
  }

  private func note(_ fault: String) { faults.append(fault) }

  /// Returns the faults since the last call, each as the predicate of a sentence about the text.
  func takeFaults() -> [String] {
    defer { faults = [] }
    return faults
  }
}

private struct SymbolStoreKey: EnvironmentKey {
  static var defaultValue: SymbolStore? { nil }
}

extension EnvironmentValues {
  /// The symbol outlines that the views of one host share; nil outside of a host.
  var symbolStore: SymbolStore? {
    get { self[SymbolStoreKey.self] }
    set { self[SymbolStoreKey.self] = newValue }
  }
}
