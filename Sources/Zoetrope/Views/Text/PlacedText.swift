import Foundation
import ZoetropeText

/// A text laid out in a box, together with its characters.
///
/// Positions are in points from the box's top left corner, with y down.
struct PlacedText: Equatable {
  /// The lines. The left edge of the lines is ``inset`` points from the left edge of the box.
  var layout: TextLayout
  /// The distance from the left edge of the box to the left edge of the lines, in points.
  var inset: CGFloat
  /// The characters to which the UTF-16 offsets of the glyphs refer.
  var content: TextContent

  /// A glyph with the character that it represents.
  struct Glyph {
    /// The glyph with its position in the box.
    var glyph: TextLayout.Glyph
    /// The first scalar of the character that the glyph represents.
    var scalar: Unicode.Scalar
    /// The position of the glyph among the glyphs of its character, counted from 0.
    var ordinal: Int
    /// The height of the glyph's line, in points.
    var lineHeight: CGFloat
  }

  /// The glyphs, line by line and from left to right.
  ///
  /// - Complexity: O(*n*), where *n* is the number of characters.
  var glyphs: [Glyph] {
    let units = content.spans.flatMap(\.text.utf16)
    var glyphs: [Glyph] = []
    for line in layout.lines {
      for glyph in line.glyphs {
        var moved = glyph
        moved.position.x += inset
        let isSame = glyph.offset != nil && glyphs.last?.glyph.offset == glyph.offset
        glyphs.append(
          Glyph(
            glyph: moved, scalar: PlacedText.scalar(at: glyph.offset, in: units),
            ordinal: isSame ? (glyphs.last?.ordinal ?? 0) + 1 : 0, lineHeight: line.frame.height))
      }
    }
    return glyphs
  }

  /// Returns the scalar at a UTF-16 offset. A nil offset stands for the ellipsis of a truncated
  /// line and gives U+2026.
  private static func scalar(at offset: Int?, in units: [UInt16]) -> Unicode.Scalar {
    guard let offset, units.indices.contains(offset) else { return "\u{2026}" }
    var decoder = UTF16()
    var rest = units[offset...].prefix(2).makeIterator()
    switch decoder.decode(&rest) {
    case .scalarValue(let scalar): return scalar
    case .emptyInput, .error: return "\u{FFFD}"
    }
  }
}
