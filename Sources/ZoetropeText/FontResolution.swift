/// The face that a request resolves to, for reports about fonts.
package struct FontResolution: Hashable, Sendable {
  /// How closely a face matches the requested weight and width.
  package enum Nearness: String, Hashable, Sendable {
    /// The family has a static face with the requested values.
    case exact
    /// A variable face is set to the requested values.
    case axis
    /// The values are the nearest that the family has.
    case nearest
  }

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
  /// The name of the face, including its variation and slant.
  package var face: String
  /// How closely the face matches the requested weight and width.
  package var nearness: Nearness
  /// Whether an upright face is slanted because the family has no italic.
  package var isSlanted: Bool
  /// Whether the family belongs to another design because none of the requested design is
  /// available.
  package var isSubstitute: Bool
}
