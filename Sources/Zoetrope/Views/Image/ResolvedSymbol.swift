import Foundation
import Synchronization
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeSymbols
import ZoetropeText

/// A symbol resolved in an environment.
struct ResolvedSymbol: Equatable {
  var outline: SymbolOutline
  /// The font that the symbol matches in size and weight.
  var font: FontRequest
  /// The ratio of the symbol's size to the size of a medium symbol. The environment's `imageScale`
  /// determines the ratio. A medium symbol (ratio 1) matches the size of the font.
  var scale: CGFloat
  /// The colors of the secondary and later layers. The first element is the color of the secondary
  /// layers (level 1 of the foreground style). If the array is empty, all layers have the color of
  /// the primary layers.
  var levels: [Color.Resolved] = []
  /// Whether the symbol is drawn mirrored. Symbols that follow the layout direction are mirrored in
  /// right-to-left layouts.
  var isMirrored = false
  /// The symbol's own color for its primary layers; nil for the foreground color.
  var primary: Color.Resolved?

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
    isMirrored =
      environment.layoutDirection == .rightToLeft && SymbolCatalogue.followsLayoutDirection(name)
    let mode = mode ?? environment.symbolRenderingMode
    if mode?.kind == .multicolor, !isPlain, let colors = SymbolColors.of(form) {
      let foreground = ForegroundStyle()._resolvePaint(in: environment).color
      func color(_ level: Int) -> Color.Resolved? {
        colors.indices.contains(level) ? colors[level]?.resolve(in: environment) : nil
      }
      primary = color(0)
      levels = (1...2).map { color($0) ?? foreground }
    } else {
      levels = Self.levels(in: environment, mode: mode)
    }
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

  /// The length of one unit of the outline, in points. A unit is a hundredth of an em.
  private var unit: CGFloat { CGFloat(font.size) * scale / 100 }

  /// The size of a symbol that is not resizable, including its margin, in points.
  var size: CGSize {
    CGSize(width: outline.box.width * unit, height: outline.box.height * unit)
  }

  /// The size of the drawing without its margin, in points. This is the ideal size of a resizable
  /// symbol.
  var inkSize: CGSize {
    CGSize(width: outline.bounds.width * unit, height: outline.bounds.height * unit)
  }

  /// Returns the distance from the top of the symbol's frame to the baseline of adjacent text, in
  /// points.
  ///
  /// - Parameter capHeight: The cap height of the font, in ems.
  func baseline(capHeight: CGFloat) -> CGFloat {
    -outline.box.minY * unit + capHeight * CGFloat(font.size) / 2
  }

  /// Returns a black fill for each layer of the symbol, and the level of the foreground style in
  /// which that layer is drawn (0 is primary).
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points. The frame is at the origin.
  ///   - toCanvas: The transform from the space of the frame to the canvas.
  ///   - isResizable: Whether the drawing fills the whole frame. Otherwise the frame also contains
  ///     the symbol's margin.
  func stencils(
    in size: CGSize, _ toCanvas: CGAffineTransform, isResizable: Bool, isAntialiased: Bool
  ) -> [(fill: DisplayList.Fill, level: Int)] {
    var transform = SymbolOutline.transform(
      of: isResizable ? outline.bounds : outline.box, to: size)
    if isMirrored { transform = transform.concatenating(Self.mirror(width: size.width)) }
    transform = transform.concatenating(toCanvas)
    return outline.layers.map { layer in
      (
        DisplayList.Fill(
          path: layer.path, transform: transform,
          paint: .color(PaintColor(red: 0, green: 0, blue: 0)), isAntialiased: isAntialiased),
        layer.level
      )
    }
  }

  /// Returns the transform that exchanges left and right in a frame at the origin.
  private static func mirror(width: CGFloat) -> CGAffineTransform {
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
  }

  /// Returns the display items of the symbol, drawn in a frame at the origin.
  ///
  /// - Parameters:
  ///   - size: The size of the frame, in points.
  ///   - toCanvas: The transform from the space of the frame to the canvas.
  ///   - isResizable: Whether the drawing fills the whole frame. Otherwise the frame also contains
  ///     the symbol's margin.
  ///   - foreground: The color of the primary layers, and of all layers if ``levels`` is empty.
  ///     This color is used only if ``primary`` is nil.
  ///   - opacity: The opacity of the symbol, from 0 to 1.
  func items(
    in size: CGSize, _ toCanvas: CGAffineTransform, isResizable: Bool, isAntialiased: Bool,
    foreground: Color.Resolved, opacity: Double
  ) -> [DisplayList.Item] {
    stencils(in: size, toCanvas, isResizable: isResizable, isAntialiased: isAntialiased)
      .compactMap { fill, level in
        let isFirst = level == 0 || levels.isEmpty
        let color = isFirst ? primary ?? foreground : levels[min(level, levels.count) - 1]
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
    let variant =
      "\(form.enclosure?.rawValue ?? "") \(form.badge ?? "-") \(form.isSlashed) \(form.isFilled)"
    let name = "symbol \(form.base) \(variant) \(key.line) \(scale) \(isMirrored)"
    var toEms = CGAffineTransform(
      a: unit, b: 0, c: 0, d: unit, tx: -outline.box.minX * unit, ty: 0)
    if isMirrored { toEms = toEms.concatenating(Self.mirror(width: outline.box.width * unit)) }
    return TextSymbol(
      outline: GlyphOutline(
        face: FaceID(name: name, fingerprint: 0), glyph: 0, resolvedPath: path.applying(toEms)),
      advance: Double(outline.box.width * unit))
  }
}

/// A cache of symbol outlines, and a log of the faults of images in texts.
///
/// The store keeps every outline. Code on any thread may use it.
final class SymbolStore: Sendable {
  private struct State {
    var outlines: [SymbolOutline.Key: SymbolOutline] = [:]
    var faults: [String] = []
  }

  private let state = Mutex(State())

  /// The store of the ``Host`` that runs the calling code; a new store if no host runs that code.
  static var current: SymbolStore {
    RunningHost.current?.lastingValue { SymbolStore() } ?? SymbolStore()
  }

  /// Returns the outline for a key, which holds a symbol, its variants and its line width. Returns
  /// nil if there is no such symbol.
  func outline(_ key: SymbolOutline.Key) -> SymbolOutline? {
    if let known = state.withLock({ $0.outlines[key] }) { return known }
    guard let outline = SymbolOutlineCache.shared.outline(key) else { return nil }
    state.withLock { $0.outlines[key] = outline }
    return outline
  }

  /// Returns the picture of an image that a text contains; nil if the width or the height of the
  /// picture is 0. If the image cannot be resolved to a picture, records a fault and returns nil.
  func textImage(of image: Image, in environment: EnvironmentValues) -> ResolvedImage? {
    let images = environment.imageStore ?? .current
    do throws(ResolvedImage.Fault) {
      let picture = try ResolvedImage.picture(of: image, in: environment, images: images)
      if picture.size.width > 0, picture.size.height > 0 { return picture }
    } catch {
      note("leaves out an image: \(error.reason)")
    }
    return nil
  }

  /// Returns a symbol image as an inline glyph; nil for any other image. If there is no symbol with
  /// the image's name, records a fault and returns nil.
  func textSymbol(of image: Image, in environment: EnvironmentValues) -> TextSymbol? {
    guard case .symbol(let name) = image.source else { return nil }
    let symbol = ResolvedSymbol(
      name, in: image.symbolLook?.applied(to: environment) ?? environment, mode: .monochrome,
      isPlain: true, store: self)
    if let symbol { return symbol.textSymbol }
    note("leaves out \"\(name)\": \(Image.missingSymbol(name))")
    return nil
  }

  private func note(_ fault: String) { state.withLock { $0.faults.append(fault) } }

  /// Returns the faults that were recorded since the last call.
  ///
  /// Each fault is the predicate of a sentence whose subject is the text, for example:
  /// `leaves out an image: there is no image named "sun"; looked for sun.png in the folder
  /// Resources`.
  func takeFaults() -> [String] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }
}

private struct SymbolStoreKey: EnvironmentKey {
  static var defaultValue: SymbolStore? { nil }
}

extension EnvironmentValues {
  /// The cache of symbol outlines that the views of one ``Host`` share; nil outside of a host.
  var symbolStore: SymbolStore? {
    get { self[SymbolStoreKey.self] }
    set { self[SymbolStoreKey.self] = newValue }
  }
}
