import CFreeType
import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Reads the drawing of a color glyph from the `COLR` and `CPAL` tables of a face, in version 0
/// (layers in plain colors) or version 1 (trees of paints).
///
/// Fonts are untrusted. A drawing that is nested too deeply, that refers to itself or that is too
/// large is not read.
struct ColorPaintReader {
  /// The deepest nesting of paints.
  static let maximumDepth = 64
  /// The largest size of a drawing: the number of its paints, its gradient stops and the segments
  /// of its outlines.
  static let maximumSize = 100_000

  /// A face at a size of one pixel per font unit.
  private let face: FT_Face
  /// The outline of a glyph in font units, y up.
  private let outline: (UInt32) -> Path?
  private let palette: [PaintColor]
  private var outlines: [UInt32: Path] = [:]
  private var size = 0
  /// The color glyphs that are being read, each inside the one before it.
  private var openGlyphs: [UInt32] = []

  /// The reasons why a drawing cannot be read.
  private enum Problem: Error { case tooDeep, tooLarge, malformed }

  /// Prepares to read color glyphs of a face.
  ///
  /// - Parameters:
  ///   - face: The face, at a size of one pixel per font unit.
  ///   - outline: Returns the outline of a glyph in font units, y up; nil if it has none.
  init(_ face: FT_Face, outline: @escaping (UInt32) -> Path?) {
    self.face = face
    self.outline = outline
    palette = Self.palette(of: face)
  }

  /// The drawing of a glyph, with the rectangle outside of which nothing is drawn, in font units, y
  /// up. Nil if the face has no color drawing of the glyph, or an unusable one.
  mutating func drawing(of glyph: UInt32) -> (paint: ColorPaint, clip: CGRect?)? {
    size = 0
    openGlyphs = []
    if let found = try? tree(of: glyph) { return found }
    guard let layers = try? layers(of: glyph), !layers.isEmpty else { return nil }
    return (.layers(layers), nil)
  }

  // MARK: Colors

  private static func palette(of face: FT_Face) -> [PaintColor] {
    var data = FT_Palette_Data()
    var colors: UnsafeMutablePointer<FT_Color>?
    guard FT_Palette_Data_Get(face, &data) == 0, FT_Palette_Select(face, 0, &colors) == 0,
      let colors
    else { return [] }
    return (0..<Int(data.num_palette_entries)).map {
      let color = colors[$0]
      return PaintColor(
        red: Float(color.red) / 255, green: Float(color.green) / 255,
        blue: Float(color.blue) / 255, alpha: Float(color.alpha) / 255)
    }
  }

  /// Returns a color of the palette. The index 0xFFFF stands for the color of the text. An index
  /// beyond the palette gives a transparent color.
  private func color(_ index: UInt16, alpha: Float = 1) -> GlyphColor {
    if index == 0xFFFF {
      let color = PaintColor(red: 0, green: 0, blue: 0, alpha: min(max(alpha, 0), 1))
      return GlyphColor(color: color, isForeground: true)
    }
    guard palette.indices.contains(Int(index)) else {
      return GlyphColor(color: PaintColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
    return GlyphColor(color: palette[Int(index)].faded(by: min(max(alpha, 0), 1)))
  }

  private func color(_ index: FT_ColorIndex) -> GlyphColor {
    color(index.palette_index, alpha: Float(index.alpha) / 16384)
  }

  private mutating func line(_ line: FT_ColorLine) throws -> ColorLine {
    var iterator = line.color_stop_iterator
    var stop = FT_ColorStop()
    var stops: [ColorLine.Stop] = []
    while FT_Get_Colorline_Stops(face, &stop, &iterator) != 0 {
      try charge(1)
      stops.append(
        ColorLine.Stop(color: color(stop.color), offset: Double(stop.stop_offset) / 16384))
    }
    let extend: GradientPaint.Spread =
      switch line.extend {
      case FT_COLR_PAINT_EXTEND_REPEAT: .repeat
      case FT_COLR_PAINT_EXTEND_REFLECT: .mirror
      default: .pad
      }
    return ColorLine(stops: stops, extend: extend)
  }

  // MARK: Version 0

  private mutating func layers(of glyph: UInt32) throws -> [ColorPaint] {
    var iterator = FT_LayerIterator()
    var (layer, index): (FT_UInt, FT_UInt) = (0, 0)
    var layers: [ColorPaint] = []
    while FT_Get_Color_Glyph_Layer(face, glyph, &layer, &index, &iterator) != 0 {
      let color = color(UInt16(clamping: index))
      layers.append(.glyph(try path(of: layer), .solid(color)))
    }
    return layers
  }

  // MARK: Version 1

  private mutating func tree(of glyph: UInt32) throws -> (ColorPaint, CGRect?) {
    var paint = FT_OpaquePaint()
    guard FT_Get_Color_Glyph_Paint(face, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &paint) != 0 else {
      throw Problem.malformed
    }
    openGlyphs.append(glyph)
    defer { openGlyphs.removeLast() }
    return (try read(paint, depth: openGlyphs.count), clip(of: glyph))
  }

  private func clip(of glyph: UInt32) -> CGRect? {
    var box = FT_ClipBox()
    guard FT_Get_Color_Glyph_ClipBox(face, glyph, &box) != 0 else { return nil }
    let (low, high) = (box.bottom_left, box.top_right)
    return CGRect(
      x: Double(low.x) / 64, y: Double(low.y) / 64, width: Double(high.x - low.x) / 64,
      height: Double(high.y - low.y) / 64)
  }

  private mutating func charge(_ amount: Int) throws {
    size += amount
    if size > Self.maximumSize { throw Problem.tooLarge }
  }

  private mutating func path(of glyph: UInt32) throws -> Path {
    let path = outlines[glyph] ?? outline(glyph) ?? Path()
    outlines[glyph] = path
    try charge(1 + path.verbs.count)
    return path
  }

  private mutating func read(_ opaque: FT_OpaquePaint, depth: Int) throws -> ColorPaint {
    if depth > Self.maximumDepth { throw Problem.tooDeep }
    try charge(1)
    var paint = FT_COLR_Paint()
    guard FT_Get_Paint(face, opaque, &paint) != 0 else { throw Problem.malformed }
    let u = paint.u
    switch paint.format {
    case FT_COLR_PAINTFORMAT_COLR_LAYERS:
      var iterator = u.colr_layers.layer_iterator
      var layer = FT_OpaquePaint()
      var layers: [ColorPaint] = []
      while FT_Get_Paint_Layers(face, &iterator, &layer) != 0 {
        layers.append(try read(layer, depth: depth + 1))
      }
      return .layers(layers)
    case FT_COLR_PAINTFORMAT_GLYPH:
      let inner = try read(u.glyph.paint, depth: depth + 1)
      return .glyph(try path(of: u.glyph.glyphID), inner)
    case FT_COLR_PAINTFORMAT_COLR_GLYPH:
      let glyph = u.colr_glyph.glyphID
      if openGlyphs.contains(glyph) { throw Problem.tooDeep }
      return try colorGlyph(glyph, depth: depth)
    case FT_COLR_PAINTFORMAT_COMPOSITE:
      let backdrop = try read(u.composite.backdrop_paint, depth: depth + 1)
      let source = try read(u.composite.source_paint, depth: depth + 1)
      return .composite(
        source: source, ColorCompositeMode(u.composite.composite_mode), backdrop: backdrop)
    case FT_COLR_PAINTFORMAT_SOLID, FT_COLR_PAINTFORMAT_LINEAR_GRADIENT,
      FT_COLR_PAINTFORMAT_RADIAL_GRADIENT, FT_COLR_PAINTFORMAT_SWEEP_GRADIENT:
      return try shading(paint)
    default:
      guard let (transform, inner) = paint.transform else { throw Problem.malformed }
      return .transformed(transform, try read(inner, depth: depth + 1))
    }
  }

  /// Reads a color glyph inside another one.
  private mutating func colorGlyph(_ glyph: UInt32, depth: Int) throws -> ColorPaint {
    var paint = FT_OpaquePaint()
    guard FT_Get_Color_Glyph_Paint(face, glyph, FT_COLOR_NO_ROOT_TRANSFORM, &paint) != 0 else {
      return .nothing
    }
    openGlyphs.append(glyph)
    defer { openGlyphs.removeLast() }
    let inner = try read(paint, depth: depth + 1)
    return clip(of: glyph).map { .clipped($0, inner) } ?? inner
  }

  private mutating func shading(_ paint: FT_COLR_Paint) throws -> ColorPaint {
    let u = paint.u
    switch paint.format {
    case FT_COLR_PAINTFORMAT_SOLID: return .solid(color(u.solid.color))
    case FT_COLR_PAINTFORMAT_LINEAR_GRADIENT:
      let gradient = u.linear_gradient
      return .linear(
        try line(gradient.colorline), start: CGPoint(fixed: gradient.p0),
        end: CGPoint(fixed: gradient.p1), rotation: CGPoint(fixed: gradient.p2))
    case FT_COLR_PAINTFORMAT_RADIAL_GRADIENT:
      let gradient = u.radial_gradient
      return .radial(
        try line(gradient.colorline),
        start: .init(center: CGPoint(fixed: gradient.c0), radius: number(gradient.r0)),
        end: .init(center: CGPoint(fixed: gradient.c1), radius: number(gradient.r1)))
    default:
      let gradient = u.sweep_gradient
      // OpenType 1.9.1 stores angles less a half turn, which FreeType leaves to its callers.
      return .sweep(
        try line(gradient.colorline), center: CGPoint(fixed: gradient.center),
        startAngle: (number(gradient.start_angle) + 1) * 180,
        endAngle: (number(gradient.end_angle) + 1) * 180)
    }
  }
}
