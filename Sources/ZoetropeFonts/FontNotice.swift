/// A notice about a problem with fonts: a requested family or property is missing, or a font file
/// or glyph cannot be read.
///
/// The value `used` is the family, weight or width that replaces the missing one.
package enum FontNotice: Hashable, Sendable {
  /// No family, face or file has the requested name. The family `used` replaces it.
  case familyMissing(name: String, used: String)
  /// No family of the requested design is available. The family `used` replaces it.
  case designMissing(FontDesign, used: String)
  /// The family lacks the requested `weight`. The weight `used` replaces it. Both weights are on
  /// OpenType's scale.
  case weightMissing(family: String, weight: Double, used: Double)
  /// The family lacks the requested `width`. The width `used` replaces it. Both widths are in
  /// percent.
  case widthMissing(family: String, width: Double, used: Double)
  /// The family has no italic; its upright face is slanted instead.
  case italicMissing(family: String)
  /// No face has the character, so a box is drawn in its place. Reported once per script.
  case glyphMissing(character: String, family: String)
  /// No color font for emoji is available. Reported once, for the first emoji. Emoji are then drawn
  /// in other fonts that have the characters, if there are any.
  case emojiFontMissing(character: String)
  /// A font file cannot be used.
  case fileUnreadable(path: String, FontFileProblem)
  /// The face has neither a readable outline nor a readable picture of the glyph, so nothing is
  /// drawn.
  case outlineMissing(character: String, family: String)
}
