import Foundation

/// The characters of a grapheme cluster that a face must have to show it.
struct FontCluster {
  /// The characters as they are, composed and decomposed, without those that never show; the same
  /// form once.
  let forms: [[Unicode.Scalar]]

  init(_ scalars: some Sequence<Unicode.Scalar>) {
    let given = Array(scalars)
    var forms = [given]
    if given.contains(where: { $0.value >= 0xC0 }) {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: given)
      let string = String(text)
      forms.append(Array(string.precomposedStringWithCanonicalMapping.unicodeScalars))
      forms.append(Array(string.decomposedStringWithCanonicalMapping.unicodeScalars))
    }
    var distinct: [[Unicode.Scalar]] = []
    for form in forms.map({ $0.filter(Self.shows) }) where !distinct.contains(form) {
      distinct.append(form)
    }
    self.forms = distinct
  }

  /// The character that the others stand on; nil when nothing shows.
  var base: Unicode.Scalar? { forms.first?.first }

  /// Whether some form is covered wholly.
  func isCovered(by has: (Unicode.Scalar) -> Bool) -> Bool {
    forms.contains { $0.allSatisfy(has) }
  }

  /// Controls, separators and characters that only steer others need no glyph.
  private static func shows(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
