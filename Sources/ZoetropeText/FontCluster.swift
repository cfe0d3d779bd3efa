import Foundation

/// The visible characters of a grapheme cluster, in each of its canonically equivalent forms.
///
/// A face that has all characters of at least one form can show the cluster.
struct FontCluster {
  /// The distinct forms of the cluster: as given, precomposed (NFC) and decomposed (NFD), each
  /// without invisible characters.
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

  /// The base character, which combining marks attach to; nil if no character is visible.
  var base: Unicode.Scalar? { forms.first?.first }

  /// Whether a face has all characters of at least one form.
  ///
  /// - Parameter has: A closure that returns whether the face has a given character.
  func isCovered(by has: (Unicode.Scalar) -> Bool) -> Bool {
    forms.contains { $0.allSatisfy(has) }
  }

  /// Whether a character needs a glyph. Control characters, separators and default ignorable
  /// characters need none.
  private static func shows(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value > 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate: return false
    default: return !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
