/// Which face a request ends up with, for people who want to know.
package struct FontResolution: Hashable, Sendable {
  /// How near the face comes to the weight and the width asked for.
  package enum Nearness: String, Hashable, Sendable {
    /// The family has such a face.
    case exact
    /// A variable face is set to it.
    case axis
    /// It is the nearest that the family has.
    case nearest
  }

  /// What was asked for.
  package var design: FontDesign
  package var weight: Double
  package var isItalic: Bool
  /// The typographic family.
  package var family: String
  /// As "Bold Italic".
  package var styleName: String
  /// The file.
  package var path: String
  /// The face, with its variation and its slant.
  package var face: String
  package var nearness: Nearness
  /// Whether an upright face is slanted for want of an italic one.
  package var isSlanted: Bool
  /// Whether the family is of another design, for want of one of this.
  package var isSubstitute: Bool
}
