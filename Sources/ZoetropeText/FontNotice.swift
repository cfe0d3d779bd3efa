/// A notice that the available fonts lack a requested property, with the substitute, or that a font
/// file or a glyph cannot be read.
package enum FontNotice: Hashable, Sendable {
  /// No family, face or file has the requested name.
  case familyMissing(name: String, used: String)
  /// No family of the design is available.
  case designMissing(FontDesign, used: String)
  /// The family lacks the weight, which is given on OpenType's scale.
  case weightMissing(family: String, weight: Double, used: Double)
  /// The family lacks the width, which is given in percent.
  case widthMissing(family: String, width: Double, used: Double)
  /// The family has no italic; its upright face is slanted instead.
  case italicMissing(family: String)
  /// No face has the character; a box is drawn. Reported once per script.
  case glyphMissing(character: String, family: String)
  /// A font file cannot be read.
  case fileUnreadable(path: String)
  /// The face has no outline for the glyph, only a picture or unreadable data; nothing is drawn.
  case outlineMissing(character: String, family: String)
}
