import ZoetropeDisplayList

/// A shaped glyph, scaled to the font size of the text to which it belongs.
///
/// Advances are whole numbers of text units (``TextUnit``), so their sums are exact in any order. A
/// line therefore has the same width when it is measured and when it is placed, at any position in
/// the text.
struct TextItemGlyph {
  /// The outline of the glyph.
  var outline: GlyphOutline
  /// The size in points per em.
  var size: Double
  /// The advance of the pen, in text units.
  var advance: Int
  /// The horizontal offset of the glyph from the pen, in points.
  var dx: Double
  /// The vertical offset of the glyph from the baseline, in points, y down.
  var dy: Double
  /// The index of the span that the glyph belongs to.
  var span: Int
  /// The offset of the grapheme cluster that the glyph belongs to; negative for an ellipsis.
  var cluster: Int
}

/// The unit of advances: 1/65,536 point, thousands of times finer than any visible difference.
enum TextUnit {
  /// The number of text units in a point.
  static let perPoint = 65_536.0
  /// The width, in text units, that stands for an unlimited width. Other widths can be added to it
  /// without overflow.
  static let unlimited = Int.max / 8

  /// Converts points to the nearest whole number of text units; NaN becomes 0.
  static func rounding(_ points: Double) -> Int {
    points.isNaN ? 0 : Int((min(max(points, -1e9), 1e9) * perPoint).rounded())
  }

  /// Converts an available width in points to text units, rounding down. A width of nil, or of 1e9
  /// points or more, becomes ``unlimited``.
  ///
  /// A quarter of a unit is added before rounding. A width that is slightly below a whole number of
  /// units because of rounding errors therefore becomes that number.
  static func limit(_ points: Double?) -> Int {
    guard let points, points < 1e9 else { return unlimited }
    return Int((max(0, points) * perPoint + 0.25).rounded(.down))
  }

  /// Converts text units to points.
  static func points(_ units: Int) -> Double { Double(units) / perPoint }
}

extension [TextItemGlyph] {
  /// Adds space after each cluster, in text units. The space is on the right of the cluster in
  /// left-to-right text, and on its left in right-to-left text.
  mutating func space(by units: Int, isRightToLeft: Bool) {
    guard units != 0 else { return }
    for index in indices {
      let cluster = self[index].cluster
      if isRightToLeft {
        guard index == 0 || self[index - 1].cluster != cluster else { continue }
        self[index].advance += units
        // The space moves all glyphs of the cluster: the first glyph by its offset, the others by
        // the first glyph's advance.
        self[index].dx += TextUnit.points(units)
      } else if index + 1 == count || self[index + 1].cluster != cluster {
        self[index].advance += units
      }
    }
  }
}
