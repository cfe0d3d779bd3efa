/// The properties of a face that are known from fontconfig, before the face is opened.
struct FontRecord: Sendable {
  /// The slant with which the letters of a face are designed.
  enum Slant: Int, Sendable { case upright, oblique, italic }

  /// A named instance of a variable face, such as "Semi Bold".
  struct Instance: Sendable {
    var style: String
    var fullNames: [String]
    var postScriptName: String
    var weight: Double
    var width: Double
    var isItalic: Bool
  }

  /// The index of the record in the scanner that created it.
  var id: Int
  /// The path of the font file.
  var path: String
  /// The index of the face in its file, from 0.
  var index: Int
  /// The family names: the typographic name, followed by legacy names and names in other languages.
  var families: [String]
  /// The style name, such as "Bold Italic".
  var style: String
  var fullNames: [String]
  var postScriptName: String
  /// The weights that the face offers, on OpenType's scale; a single value for a static face.
  var weights: ClosedRange<Double>
  /// The widths that the face offers, in percent; a single value for a static face.
  var widths: ClosedRange<Double>
  var slant: Slant
  var isVariable = false
  var isMonospaced: Bool
  var hasColor: Bool
  /// The font revision as a 16.16 fixed-point number.
  var version: Int
  /// The named instances of a variable face.
  var instances: [Instance] = []

  /// The typographic name of the face's family: the first of ``families``. If the face has no
  /// family name, this is the PostScript name of the face.
  var family: String { families.first ?? postScriptName }
  /// The last component of the path.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
  var isItalic: Bool { slant != .upright }

  /// The design of the face, guessed from the record: monospaced, serif or default. Rounded designs
  /// are not recognized.
  var design: FontDesign {
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
  /// name of the instance. Otherwise, it is the face's own style name.
  func style(at variations: [FontVariation]) -> String {
    let weight = variations.first { $0.tag == "wght" }?.value
    let isItalic =
      isItalic || variations.contains { ($0.tag == "slnt" || $0.tag == "ital") && $0.value != 0 }
    return instances.first { $0.weight == weight && $0.isItalic == isItalic }?.style ?? style
  }

  /// The weight of a static face; for a variable face, the weight nearest to 400.
  var weight: Double { min(max(400, weights.lowerBound), weights.upperBound) }
  /// The width of a static face; for a variable face, the width nearest to 100.
  var width: Double { min(max(100, widths.lowerBound), widths.upperBound) }
}
