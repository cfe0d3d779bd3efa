/// A glyph that stands for a stretch of text. Lengths in ems, y up, not rounded.
package struct ShapedGlyph: Hashable, Sendable {
  /// The glyph's number in the face; 0 is the box for what is missing.
  package var glyph: UInt32
  /// Where in the text, in UTF-16 units, the grapheme cluster begins that the glyph belongs to.
  /// Glyphs of one cluster stand together; a ligature has the offset of its first cluster.
  package var cluster: Int
  /// How far the pen goes on to the right.
  package var xAdvance: Double
  /// How far the pen goes up; 0 in horizontal text.
  package var yAdvance: Double
  /// The glyph's place relative to the pen.
  package var xOffset: Double
  /// The glyph's place relative to the pen, up.
  package var yOffset: Double
  /// Whether a line that begins or ends at this cluster must be shaped anew.
  package var isUnsafeToBreak: Bool
}
