/// Something that was asked for and could not be had, and what was used instead.
package enum FontNotice: Hashable, Sendable {
  /// No family, face or file of that name.
  case familyMissing(name: String, used: String)
  /// No family of that design.
  case designMissing(FontDesign, used: String)
  /// The family has no such weight, on OpenType's scale.
  case weightMissing(family: String, weight: Double, used: Double)
  /// The family has no such width, in percent.
  case widthMissing(family: String, width: Double, used: Double)
  /// The family has no italic: the upright face is slanted.
  case italicMissing(family: String)
  /// No face has the character: a box is drawn. Others of its script are not told again.
  case glyphMissing(character: String, family: String)
  /// A font file cannot be read.
  case fileUnreadable(path: String)
  /// A glyph is a picture in the file, which has no outline: nothing is drawn.
  case outlineMissing(character: String, family: String)
}
