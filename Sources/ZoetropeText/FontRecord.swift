/// What is known about a face of a font file without opening it.
struct FontRecord: Sendable {
  /// How a face leans by design.
  enum Slant: Int, Sendable { case upright, oblique, italic }

  /// A named place in a variable face, as "Semi Bold".
  struct Instance: Sendable {
    var style: String
    var fullNames: [String]
    var postScriptName: String
    var weight: Double
    var width: Double
    var isItalic: Bool
  }

  /// The record's number in the scanner that made it.
  var id: Int
  /// The file.
  var path: String
  /// The face's number in its file, from 0.
  var index: Int
  /// The typographic family first, then its other names: legacy families, other languages.
  var families: [String]
  /// As "Bold Italic".
  var style: String
  var fullNames: [String]
  var postScriptName: String
  /// OpenType's scale; a range where it varies.
  var weights: ClosedRange<Double>
  /// Percent; a range where it varies.
  var widths: ClosedRange<Double>
  var slant: Slant
  var isVariable = false
  var isMonospaced: Bool
  var hasColor: Bool
  /// The font's revision as a 16.16 number.
  var version: Int
  /// Named places, where the face varies.
  var instances: [Instance] = []

  /// The family that the face is listed under.
  var family: String { families.first ?? postScriptName }
  /// The last part of the path.
  var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }
  var isItalic: Bool { slant != .upright }

  /// The design, as far as the listing tells; round letters do not show in it.
  var design: FontDesign {
    if isMonospaced { return .monospaced }
    let name = family.lowercased()
    let isSerif =
      (name.contains("serif") && !name.contains("sans"))
      || FontDesign.serif.families.contains { $0.lowercased() == name }
    return isSerif ? .serif : .default
  }

  /// The style's name where the face varies: that of the named place, else the face's own.
  func style(at variations: [FontVariation]) -> String {
    let weight = variations.first { $0.tag == "wght" }?.value
    let isItalic =
      isItalic || variations.contains { ($0.tag == "slnt" || $0.tag == "ital") && $0.value != 0 }
    return instances.first { $0.weight == weight && $0.isItalic == isItalic }?.style ?? style
  }

  /// The weight of a face that does not vary; the one nearest to regular of one that does.
  var weight: Double { min(max(400, weights.lowerBound), weights.upperBound) }
  /// Likewise the width.
  var width: Double { min(max(100, widths.lowerBound), widths.upperBound) }
}
