/// Synthetic small capitals, for faces without small capitals of their own. A synthetic small
/// capital is a capital set at a smaller size.
///
/// Guarantees: a replaced character keeps its number of UTF-16 units. A character is not replaced
/// if its capital has another number of units.
struct SmallCapitals {
  /// The requested feature for lowercase letters (`small`, tag `smcp`) and the requested feature
  /// for capitals (`capital`, tag `c2sc`). Each is nil if not requested. The face may lack them.
  private let small: FontFeature?
  private let capital: FontFeature?
  private let face: FontFace
  private var known: [Unicode.Scalar: Bool] = [:]

  /// Creates the small capitals for a face; nil if the features request no small capitals.
  init?(_ features: [FontFeature], for face: FontFace) {
    func wanted(_ tag: String) -> FontFeature? {
      features.last { $0.tag == tag }.flatMap { $0.value > 0 ? $0 : nil }
    }
    (small, capital) = (wanted("smcp"), wanted("c2sc"))
    if small == nil && capital == nil { return nil }
    self.face = face
  }

  /// Whether a character must be shown as a synthetic small capital, because a small capital is
  /// requested for it and the face has none. O(1) for a character that was tested before.
  mutating func contains(_ scalar: Unicode.Scalar) -> Bool {
    if let known = known[scalar] { return known }
    let answer = isMissing(scalar)
    known[scalar] = answer
    return answer
  }

  private func isMissing(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    let feature: FontFeature?
    if properties.isUppercase {
      feature = capital
    } else if properties.isLowercase, Self.capital(of: scalar) != scalar {
      feature = small
    } else {
      feature = nil
    }
    guard let feature else { return false }
    // A face may have small capitals for some scripts only. Compare the glyphs with and without the
    // feature to find out whether the feature affects this character.
    let units = Array(String(scalar).utf16)
    func glyphs(_ features: [FontFeature]) -> [UInt32] {
      face.shape(units, range: units.indices, isRightToLeft: false, features: features)
        .map(\.glyph)
    }
    return glyphs([feature]) == glyphs([])
  }

  /// Returns the factor by which a face's capitals are scaled to become synthetic small capitals.
  ///
  /// The small capitals are 5 percent higher than the face's lowercase letters (its x-height). The
  /// factor is clamped to 0.6 ... 1. If the face lacks the metrics, the factor is 0.75.
  static func scale(in metrics: FontMetrics) -> Double {
    guard metrics.capHeight > 0, metrics.xHeight > 0 else { return 0.75 }
    return min(max(1.05 * metrics.xHeight / metrics.capHeight, 0.6), 1)
  }

  /// Returns the capital of a lowercase letter. If the letter has no capital with the same number
  /// of UTF-16 units, the result is the letter itself.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    // The full mapping of U+00DF is two letters, SS; the single capital letter is U+1E9E.
    if scalar == "\u{DF}" { return "\u{1E9E}" }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    guard let capital = mapping.first, mapping.count == 1,
      UTF16.width(capital) == UTF16.width(scalar)
    else { return scalar }
    return capital
  }

  /// Replaces the letters in a range by their capitals.
  static func capitalize(_ text: inout [UInt16], _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let scalar = text.scalar(at: offset)
      let width = UTF16.width(scalar)
      let capital = capital(of: scalar)
      if capital != scalar {
        text.replaceSubrange(offset..<offset + width, with: Array(String(capital).utf16))
      }
      offset += width
    }
  }
}
