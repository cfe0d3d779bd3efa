import Foundation
import ZoetropeGeometry

/// Reads the drawings of color glyphs from the `COLR` table of a face, in version 0 (layers in
/// plain colors) or version 1 (trees of paints).
///
/// Fonts are untrusted. The reader rejects a drawing that is nested too deeply, contains itself, is
/// too large, or is damaged.
///
/// FreeType has functions that read these drawings, but many builds of FreeType, such as the one of
/// Debian 12, leave the functions out.
///
/// Source: the OpenType specification 1.9.1, "COLR — Color Table". The variations of a variable
/// font apply to outlines, but not to the numbers in the table.
struct ColorGlyphReader {
  /// The largest allowed nesting depth of paints.
  static let maximumDepth = 64
  /// The amount by which a composition of two paints increases the nesting depth of a drawing. It
  /// is more than 1, because a composition needs two layers of pixels.
  static let compositionDepth = 4
  /// The largest allowed size of a drawing, which is its number of paints, gradient stops and
  /// outline segments.
  static let maximumSize = 100_000

  /// The reasons why a drawing cannot be read.
  enum Problem: Error { case missing, tooDeep, tooLarge, malformed }

  let table: FontTable
  let palette: ColorPalette
  /// A closure that returns the outline of a glyph in font units, y up; nil if the glyph has none.
  private let outline: (UInt32) -> Path?
  private var outlines: [Int: Path] = [:]
  private var size = 0
  /// The color glyphs whose drawings are being read, from the outermost to the innermost.
  private var openGlyphs: [Int] = []

  /// Creates a reader of color glyphs.
  ///
  /// - Parameters:
  ///   - table: The `COLR` table.
  ///   - palette: The colors.
  ///   - outline: A closure that returns the outline of a glyph in font units, y up; nil if the
  ///     glyph has none.
  init(_ table: FontTable, _ palette: ColorPalette, outline: @escaping (UInt32) -> Path?) {
    self.table = table
    self.palette = palette
    self.outline = outline
  }

  /// Returns the drawing of a glyph, and the rectangle to which the drawing is clipped, in font
  /// units, y up. The rectangle is nil if the font defines none.
  ///
  /// The result is nil if the glyph has no drawing, or if the drawing cannot be read.
  mutating func drawing(of glyph: UInt32) -> (paint: ColorPaint, clip: CGRect?)? {
    if table.isEmpty { return nil }
    size = 0
    openGlyphs = []
    outlines = [:]
    do {
      let glyph = Int(glyph)
      if let tree = try tree(of: glyph) { return (tree, try clip(of: glyph)) }
      return try layers(of: glyph).map { (.layers($0), nil) }
    } catch {
      return nil
    }
  }

  /// Adds an amount to the size of the drawing; throws an error if the drawing becomes too large.
  mutating func charge(_ amount: Int) throws {
    size += amount
    if size > Self.maximumSize { throw Problem.tooLarge }
  }

  private mutating func path(of glyph: Int) throws -> Path {
    let path = outlines[glyph] ?? outline(UInt32(glyph)) ?? Path()
    outlines[glyph] = path
    try charge(1 + path.verbs.count)
    return path
  }

  // MARK: Version 0

  private mutating func layers(of glyph: Int) throws -> [ColorPaint]? {
    let record = try table.lastRecord(
      upTo: glyph, start: table.uint32(4), count: table.uint16(2), size: 6)
    guard let record, try table.uint16(record) == glyph else { return nil }
    let (first, count) = (try table.uint16(record + 2), try table.uint16(record + 4))
    let start = try table.uint32(8)
    var layers: [ColorPaint] = []
    for index in first..<first + count {
      let layer = start + 4 * index
      let color = palette.color(try table.uint16(layer + 2))
      layers.append(.glyph(try path(of: table.uint16(layer)), .solid(color)))
    }
    return layers
  }

  // MARK: Version 1

  /// Returns the tree of paints of a glyph; nil if the glyph has none.
  private mutating func tree(of glyph: Int) throws -> ColorPaint? {
    guard try table.uint16(0) >= 1, case let list = try table.uint32(14), list > 0 else {
      return nil
    }
    let record = try table.lastRecord(
      upTo: glyph, start: list + 4, count: table.uint32(list), size: 6)
    guard let record, try table.uint16(record) == glyph else { return nil }
    if openGlyphs.contains(glyph) || openGlyphs.count >= Self.maximumDepth {
      throw Problem.tooDeep
    }
    openGlyphs.append(glyph)
    defer { openGlyphs.removeLast() }
    return try read(list + table.uint32(record + 2), depth: openGlyphs.count)
  }

  private func clip(of glyph: Int) throws -> CGRect? {
    guard case let list = try table.uint32(22), list > 0 else { return nil }
    let record = try table.lastRecord(
      upTo: glyph, start: list + 5, count: table.uint32(list + 1), size: 7)
    guard let record, try table.uint16(record + 2) >= glyph else { return nil }
    let box = list + (try table.uint24(record + 4))
    let (low, high) = (try table.point(box + 1), try table.point(box + 5))
    guard low.x <= high.x, low.y <= high.y else { throw Problem.malformed }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Reads the paint at an offset of the table, together with the paints inside it.
  private mutating func read(_ place: Int, depth: Int) throws -> ColorPaint {
    if depth > Self.maximumDepth { throw Problem.tooDeep }
    try charge(1)
    switch try table.uint8(place) {
    case 1:
      let list = try table.uint32(18)
      let (count, first) = (try table.uint8(place + 1), try table.uint32(place + 2))
      guard list > 0, first + count <= (try table.uint32(list)) else { throw Problem.malformed }
      var layers: [ColorPaint] = []
      for index in first..<first + count {
        let layer = list + (try table.uint32(list + 4 + 4 * index))
        layers.append(try read(layer, depth: depth + 1))
      }
      return .layers(layers)
    case 2...9: return try shading(place)
    case 10:
      let inner = try read(place + table.uint24(place + 1), depth: depth + 1)
      return .glyph(try path(of: table.uint16(place + 4)), inner)
    case 11:
      let glyph = try table.uint16(place + 1)
      guard let inner = try tree(of: glyph) else { return .nothing }
      return try clip(of: glyph).map { .clipped($0, inner) } ?? inner
    case 12...31:
      let inner = try read(place + table.uint24(place + 1), depth: depth + 1)
      return .transformed(try transform(place), inner)
    case 32:
      let inner = depth + Self.compositionDepth
      let source = try read(place + table.uint24(place + 1), depth: inner)
      let backdrop = try read(place + table.uint24(place + 5), depth: inner)
      guard let mode = ColorCompositeMode(code: try table.uint8(place + 4)) else {
        throw Problem.malformed
      }
      return .composite(source: source, mode, backdrop: backdrop)
    default: throw Problem.malformed
    }
  }
}
