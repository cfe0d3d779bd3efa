import Foundation
import ZoetropeText

/// A text set in lines in a box, with its characters: in points from the box's top left corner.
struct PlacedText: Equatable {
  /// The lines; their own left edge is ``inset`` points from the box's.
  var layout: TextLayout
  /// Where the lines stand in the box.
  var inset: CGFloat
  /// The characters that the glyphs' offsets count through.
  var content: TextContent

  /// A glyph that can be told from others by what it stands for.
  struct Glyph {
    /// With its place in the box.
    var glyph: TextLayout.Glyph
    /// The first code point of the character that it stands for.
    var scalar: Unicode.Scalar
    /// Its number among the glyphs of its character.
    var ordinal: Int
    /// The height of its line in points.
    var lineHeight: CGFloat
  }

  /// The glyphs, line by line and from left to right. O(characters)
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

  /// The code point at an offset; an ellipsis where there is no offset.
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
