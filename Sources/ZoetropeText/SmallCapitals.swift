/// Small capitals for faces that have none of their own: capitals in a smaller size.
///
/// Guarantees: a character stands for as many UTF-16 units as before; those without a capital of
/// that length stay as they are.
struct SmallCapitals {
  /// The features that the face is asked for and may not have.
  private let small: FontFeature?
  private let capital: FontFeature?
  private let face: FontFace
  private var known: [Unicode.Scalar: Bool] = [:]

  /// What may have to be made for a face that is asked for some features; nil where it is nothing.
  init?(_ features: [FontFeature], for face: FontFace) {
    func wanted(_ tag: String) -> FontFeature? {
      features.last { $0.tag == tag }.flatMap { $0.value > 0 ? $0 : nil }
    }
    (small, capital) = (wanted("smcp"), wanted("c2sc"))
    if small == nil && capital == nil { return nil }
    self.face = face
  }

  /// Whether a character becomes a small capital that the face does not have. O(1) when asked again.
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
    // Faces have small capitals for some scripts and not for others: one look tells.
    let units = Array(String(scalar).utf16)
    func glyphs(_ features: [FontFeature]) -> [UInt32] {
      face.shape(units, range: units.indices, isRightToLeft: false, features: features)
        .map(\.glyph)
    }
    return glyphs([feature]) == glyphs([])
  }

  /// How much smaller the capitals of a face become: a little higher than its small letters.
  static func scale(in metrics: FontMetrics) -> Double {
    guard metrics.capHeight > 0, metrics.xHeight > 0 else { return 0.75 }
    return min(max(1.05 * metrics.xHeight / metrics.capHeight, 0.6), 1)
  }

  /// The capital for a small letter; the letter itself where there is none of the same length.
  static func capital(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    // Its capital is two letters by the general rule, and one letter beside others.
    if scalar == "\u{DF}" { return "\u{1E9E}" }
    let mapping = scalar.properties.uppercaseMapping.unicodeScalars
    guard let capital = mapping.first, mapping.count == 1,
      UTF16.width(capital) == UTF16.width(scalar)
    else { return scalar }
    return capital
  }

  /// Writes a part of a text in capitals.
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
