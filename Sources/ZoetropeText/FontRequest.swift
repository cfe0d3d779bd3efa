/// What somebody asks for when they name a font, all of it decided: a family or a design, a size, a
/// weight, a width, a slant and OpenType features.
package struct FontRequest: Hashable, Sendable {
  /// Where to look.
  package enum Family: Hashable, Sendable {
    /// The library's choice for a design.
    case design(FontDesign)
    /// A family, a full name, a PostScript name, or the path of a font file.
    case named(String)
  }

  /// Where to look.
  package var family: Family
  /// Points in an em.
  package var size: Double
  /// OpenType's scale: 100 is thin, 400 regular, 700 bold, 900 black.
  package var weight: Double
  /// OpenType's scale in percent: 100 is normal, 75 condensed, 125 expanded.
  package var width: Double
  /// Whether an italic face, or failing that a slanted one, is meant.
  package var isItalic: Bool
  /// OpenType features beyond those that are on by default.
  package var features: [FontFeature]

  /// Asks for a font; regular, upright and of normal width by default.
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

/// The kinds of type that a person can ask for without naming a family.
package enum FontDesign: String, Hashable, Sendable, CaseIterable {
  case `default`
  case serif
  case rounded
  case monospaced
}

/// An OpenType feature: four letters and a value.
package struct FontFeature: Hashable, Sendable {
  /// Four characters, as `smcp` or `tnum`.
  package var tag: String
  /// 0 is off, 1 on; some features count alternatives.
  package var value: UInt32

  /// Names a feature; on by default.
  package init(_ tag: String, _ value: UInt32 = 1) {
    self.tag = tag
    self.value = value
  }
}
