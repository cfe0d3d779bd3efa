import Foundation
import ZoetropeText

/// A text laid out in a box, with its characters; in points from the box's top left corner, y down.
struct PlacedText: Equatable {
  /// The lines. Their left edge is ``inset`` points from that of the box.
  var layout: TextLayout
  /// The distance from the left edge of the box to that of the lines, in points.
  var inset: CGFloat
  /// The characters that the glyphs' offsets refer to.
  var content: TextContent

  /// A glyph with the character that it represents.
  struct Glyph {
    /// The glyph with its position in the box.
    var glyph: TextLayout.Glyph
    /// The first scalar of the character that the glyph represents.
    var scalar: Unicode.Scalar
    /// The index of the glyph among those of its character.
    var ordinal: Int
    /// The height of the glyph's line, in points.
    var lineHeight: CGFloat
  }

  /// The glyphs, line by line and from left to right. O(characters).
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

  /// Returns the scalar at a UTF-16 offset; an ellipsis if there is no offset.
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
