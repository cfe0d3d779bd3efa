import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// A symbol as it is drawn in an environment.
struct ResolvedSymbol: Equatable {
  var outline: SymbolOutline
  /// The font that it stands beside.
  var font: FontRequest
  /// How much larger it is than beside text of its font: see `Image.Scale`.
  var scale: CGFloat
  /// What the layers behind the first one are drawn in, from the second one on.
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
    // Lines are as heavy as those of the font, whatever the scale.
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

  /// Points in a hundredth of an em.
  private var unit: CGFloat { CGFloat(font.size) * scale / 100 }

  /// What it takes beside text, in points.
  var size: CGSize {
    CGSize(width: outline.box.width * unit, height: outline.box.height * unit)
  }

  /// What its layers cover, in points: what it takes where it is resizable.
  var inkSize: CGSize {
    CGSize(width: outline.bounds.width * unit, height: outline.bounds.height * unit)
  }

  /// Where the text's baseline is, in points from the top of its frame.
  ///
  /// - Parameter capHeight: The height of the font's capitals, in ems.
  func baseline(capHeight: CGFloat) -> CGFloat {
    -outline.box.minY * unit + capHeight * CGFloat(font.size) / 2
  }

  /// What fills its layers in a frame of a size at the origin, in points, and the level of the
  /// foreground style that each is drawn in; in black here.
  ///
  /// - Parameter isResizable: Whether its layers fill the frame; otherwise there is room around them.
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

  /// What draws it in a frame of a size at the origin, in points.
  ///
  /// - Parameters:
  ///   - isResizable: Whether its layers fill the frame; otherwise there is room around them.
  ///   - foreground: What the first layer is drawn in.
  ///   - opacity: From 0 to 1.
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

  /// The symbol as a letter: monochrome.
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

/// The outlines of symbols that one graph has shown.
///
/// Guarantees: an outline is made once. Confined like the graph.
final class SymbolStore {
  private var outlines: [SymbolOutline.Key: SymbolOutline] = [:]
  private var faults: [String] = []

  /// The outline of a form; nil where there is no such symbol.
  func outline(_ key: SymbolOutline.Key) -> SymbolOutline? {
    if let known = outlines[key] { return known }
    guard let design = SymbolCatalogue.design(of: key.form) else { return nil }
    let outline = SymbolOutline(key, design)
    outlines[key] = outline
    return outline
  }

  /// An image as a letter; nil, with a note, where it is no symbol.
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

  /// What is wrong with texts since the last call, as the rest of a sentence about the text.
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
