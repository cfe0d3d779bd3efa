/// A complete description of a font: family or design, size, weight, width, slant and OpenType
/// features.
package struct FontRequest: Hashable, Sendable {
  /// The source of a face: a design, a name or the path of a file.
  package enum Family: Hashable, Sendable {
    /// The family that the library chooses for a design.
    case design(FontDesign)
    /// A family name, full name or PostScript name, or the path of a font file.
    case named(String)
  }

  /// The design, name or file from which the face is chosen.
  package var family: Family
  /// The size in points per em.
  package var size: Double
  /// The weight on OpenType's scale: 100 is thin, 400 regular, 700 bold, 900 black. Default 400.
  package var weight: Double
  /// The width in percent on OpenType's scale: 75 is condensed, 100 normal, 125 expanded. Default
  /// 100.
  package var width: Double
  /// Whether to use an italic face, or a synthetically slanted one if there is none. Default false.
  package var isItalic: Bool
  /// OpenType features to turn on or off. Features that are not listed keep their default values.
  /// Default empty.
  package var features: [FontFeature]

  /// Creates a request. By default, it asks for a regular, upright face of normal width in the
  /// default design.
  package init(
    family: Family = .design(.default), size: Double, weight: Double = 400, width: Double = 100,
    isItalic: Bool = false, features: [FontFeature] = []
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.features = features
  }
}

/// A kind of typeface that can be requested without naming a family.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  /// A sans-serif typeface for user interfaces.
  case `default`
  /// A typeface with serifs.
  case serif
  /// A typeface with rounded letters.
  case rounded
  /// A typeface whose characters all have the same width.
  case monospaced
}

/// An OpenType feature with its value.
package struct FontFeature: Hashable, Sendable {
  /// The tag: four characters, such as `smcp` or `tnum`.
  package var tag: String
  /// The value: 0 turns the feature off, and 1 turns it on. For some features, the value is the
  /// number of an alternate glyph.
  package var value: UInt32

  /// Creates a feature with a value, by default 1 (on).
  package init(_ tag: String, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
