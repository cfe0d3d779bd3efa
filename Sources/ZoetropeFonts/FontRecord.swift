/// The properties of a face that are known from fontconfig, before the face is opened.
package struct FontRecord: Sendable {
  /// The slant of the letters of a face, as designed.
  package enum Slant: Int, Sendable { case upright, oblique, italic }

  /// A named instance of a variable face, such as "Semi Bold".
  package struct Instance: Sendable {
    package var style: String
    package var fullNames: [String]
    package var postScriptName: String
    package var weight: Double
    package var width: Double
    package var isItalic: Bool
  }

  /// The index of the record in the scanner that created it.
  package var id: Int
  /// The path of the font file.
  package var path: String
  /// The index of the face in its file, from 0.
  package var index: Int
  /// The family names: the typographic name, followed by legacy names and names in other languages.
  package var families: [String]
  /// The style name, such as "Bold Italic".
  package var style: String
  package var fullNames: [String]
  package var postScriptName: String
  /// The weights that the face offers, on OpenType's scale; a single value for a static face.
  package var weights: ClosedRange<Double>
  /// The widths that the face offers, in percent; a single value for a static face.
  package var widths: ClosedRange<Double>
  package var slant: Slant
  package var isVariable = false
  package var isMonospaced: Bool
  package var hasColor: Bool
  /// The font revision as a 16.16 fixed-point number.
  package var version: Int
  /// The named instances of a variable face.
  package var instances: [Instance] = []

  /// The typographic name of the face's family: the first of ``families``. If the face has no
  /// family name, this is the PostScript name of the face.
  package var family: String { families.first ?? postScriptName }
  /// The last component of the path.
  package var fileName: String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
  package var isItalic: Bool { slant != .upright }

  /// The design of the face, guessed from its other properties: monospaced, serif or default.
  /// Rounded designs are not recognized.
  package var design: FontDesign {
    if isMonospaced { return .monospaced }
    let name = family.lowercased()
    let isSerif =
      (name.contains("serif") && !name.contains("sans"))
      || FontDesign.serif.families.contains { $0.lowercased() == name }
    return isSerif ? .serif : .default
  }

  /// Returns the style name of the face at a position on its axes.
  ///
  /// If a named instance has the same weight and slant as this position, the result is the style
  /// name of the instance. Otherwise, the result is the face's own style name.
  package func style(at variations: [FontVariation]) -> String {
    let weight = variations.first { $0.tag == "wght" }?.value
    let isItalic =
      isItalic || variations.contains { ($0.tag == "slnt" || $0.tag == "ital") && $0.value != 0 }
    return instances.first { $0.weight == weight && $0.isItalic == isItalic }?.style ?? style
  }

  /// The weight of a static face; for a variable face, the weight nearest to 400.
  package var weight: Double { min(max(400, weights.lowerBound), weights.upperBound) }
  /// The width of a static face; for a variable face, the width nearest to 100.
  package var width: Double { min(max(100, widths.lowerBound), widths.upperBound) }
}
