/// A glyph that the shaper produced for a part of a text. Lengths are in ems, y up, not rounded.
package struct ShapedGlyph: Hashable, Sendable {
  /// The index of the glyph in the face; 0 stands for a missing character.
  package var glyph: UInt32
  /// The UTF-16 offset of the grapheme cluster to which the glyph belongs. Glyphs of one cluster
  /// are adjacent. A ligature has the offset of its first cluster.
  package var cluster: Int
  /// The horizontal advance of the pen, to the right.
  package var xAdvance: Double
  /// The vertical advance of the pen, upward; 0 in horizontal text.
  package var yAdvance: Double
  /// The horizontal offset of the glyph from the pen, to the right.
  package var xOffset: Double
  /// The vertical offset of the glyph from the pen, upward.
  package var yOffset: Double
  /// Whether a line that begins or ends at this cluster must be reshaped.
  package var isUnsafeToBreak: Bool
}
