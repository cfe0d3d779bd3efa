/// The face that a request resolves to, for reports about fonts.
package struct FontResolution: Hashable, Sendable {
  /// The requested design.
  package var design: FontDesign
  /// The requested weight, on OpenType's scale.
  package var weight: Double
  /// Whether an italic was requested.
  package var isItalic: Bool
  /// The typographic family name of the face.
  package var family: String
  /// The style name, such as "Bold Italic".
  package var styleName: String
  /// The path of the font file.
  package var path: String
  /// The name of the face, including its variation and slant (for example `Inter-Roman@wght=650`).
  package var face: String
  /// The degree to which the face matches the requested weight and width.
  package var nearness: FontMatch.Nearness
  /// Whether an upright face is slanted because the family has no italic.
  package var isSlanted: Bool
  /// Whether the family belongs to another design because no family of the requested design is
  /// available.
  package var isSubstitute: Bool
}
