/// A region with its own shapes of Han characters.
package enum HanRegion: String {
  case japan = "jp"
  case korea = "kr"
  case mainland = "sc"
  case taiwan = "tc"
  case hongKong = "hk"

  /// Creates the region for which a font family is made; nil if the name does not end in a region's
  /// code.
  ///
  /// The last word of the name is the code of the region, such as "JP" in "Noto Sans CJK JP".
  package init?(ofFamily name: String) {
    guard let word = name.lowercased().split(separator: " ").last, name.contains(" "),
      let region = HanRegion(rawValue: String(word))
    else { return nil }
    self = region
  }

  /// Creates the region that a BCP 47 language tag implies; Japan if the language implies none.
  package init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    switch parts.first {
    case "ko": self = .korea
    case "zh", "yue":
      if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" {
        self = .hongKong
      } else {
        self = parts.contains("hant") || parts.contains("tw") ? .taiwan : .mainland
      }
    default: self = .japan
    }
  }

  /// Whether a character should be set in a font for the region of the text's language.
  ///
  /// The result is true for characters with regional shapes, and for characters that are used
  /// together with them, such as kana, Hangul and full-width forms.
  package static func applies(to scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // In order: jamo; from CJK radicals to the end of the unified ideographs; Hangul syllables;
    // compatibility ideographs; half-width and full-width forms; the supplementary ideographic
    // planes.
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
