import Foundation

@testable import ZoetropeText

/// Sets texts for tests, in the installed fonts.
final class TypesetterBench {
  let fonts: FontLibrary
  var style = ParagraphStyle()
  var attributes = TextAttributes(font: FontRequest(size: 16))

  init() throws {
    fonts = try FontLibrary()
  }

  /// One span in the attributes.
  func content(_ text: String) -> TextContent {
    TextContent(spans: [TextContent.Span(text, attributes)])
  }

  /// The layout by a typesetter that has set nothing before.
  func layout(_ text: String, width: Double? = nil, height: Double? = nil) -> TextLayout {
    layout(content(text), width: width, height: height)
  }

  func layout(
    _ content: TextContent, width: Double? = nil, height: Double? = nil
  ) -> TextLayout {
    Typesetter(content, style: style, fonts: fonts).layout(width: width, height: height)
  }

  /// The width of a text on one line.
  func width(_ text: String) -> Double { Double(layout(text).size.width) }

  /// The height of one line.
  var lineHeight: Double { Double(layout("x").size.height) }

  /// The part of the text that each line holds, with the white space at its end.
  func ranges(_ text: String, width: Double?, height: Double? = nil) -> [Range<Int>] {
    let content = content(text)
    let typesetter = Typesetter(content, style: style, fonts: fonts)
    guard let shaped = ShapedText(content, style: style, fonts: fonts) else { return [] }
    let room = Room(width: width, height: height)
    return typesetter.fit(shaped, in: room).lines.lines.map(\.range)
  }

  /// The texts of the lines.
  func lines(_ text: String, width: Double?) -> [String] {
    let units = Array(text.utf16)
    return ranges(text, width: width).map { String(decoding: units[$0], as: UTF16.self) }
  }

  /// What is to be seen of each line, from left to right.
  func shown(_ text: String, width: Double? = nil, height: Double? = nil) -> [String] {
    shown(layout(text, width: width, height: height), of: text)
  }

  func shown(_ layout: TextLayout, of text: String) -> [String] {
    layout.lines.map { line in
      var last: Int?
      var shown = ""
      for glyph in line.glyphs {
        guard let offset = glyph.offset else {
          shown += "…"
          continue
        }
        let index = String.Index(utf16Offset: offset, in: text)
        if offset != last { shown.append(text[index]) }
        last = offset
      }
      return shown
    }
  }
}

/// A small generator whose numbers follow from its seed (SplitMix64; Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
struct TextRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private static let latin = [
    "of", "waffle", "AVATAR", "To", "quick", "office", "1,250.75", "half-hearted", "naïve", "x",
    "https://example.org/a/b?c=d", "“quoted”", "one—two", "non\u{A0}breaking", "e\u{301}\u{323}a",
    "very\u{AD}long\u{AD}ish", "(aside)", "50%", "Typography",
  ]
  private static let others = [
    "שלום", "עולם", "مرحبا", "بالعالم", "١٢٣", "日本語の文章", "สวัสดีชาวโลก", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷",
    "\u{202B}abc\u{202C}", "\u{200F}", "नमस्ते", "한국어", "a\u{200D}b", "\u{7}",
  ]

  /// A paragraph or several, in many scripts or in Latin alone.
  mutating func text(isLatin: Bool) -> String {
    let words = isLatin ? Self.latin : Self.latin + Self.others
    let gaps = [" ", " ", " ", " ", " ", "  ", "\t", "\n", " \u{2028}", ""]
    return (0..<Int.random(in: 1...14, using: &self)).reduce(into: "") { text, _ in
      text += words[Int.random(in: 0..<words.count, using: &self)]
      let most = isLatin ? 5 : gaps.count
      text += gaps[Int.random(in: 0..<most, using: &self)]
    }
  }
}
