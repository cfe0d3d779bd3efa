import Foundation
import Testing

@testable import ZoetropeText

struct LineBreakTests {
  private let bench: TypesetterBench

  init() throws { bench = try TypesetterBench() }

  /// The parts between break opportunities.
  private func parts(_ text: String, language: String = "en") -> [String] {
    let units = Array(text.utf16)
    var start = 0
    return UnicodeRules.lineBreaks(in: units, language: language).map { end in
      defer { start = end }
      return String(decoding: units[start..<end], as: UTF16.self)
    }
  }

  @Test func `an empty text has no opportunities`() {
    #expect(parts("").isEmpty)
    #expect(parts("word") == ["word"])
  }

  @Test(arguments: [
    // Spaces stay with the word before them.
    ["Hello ", "world"],
    ["one   ", "two"],
    // After a hyphen, but not before a number's minus sign nor at a no-break hyphen.
    ["well-", "known"],
    ["minus ", "-5 ", "degrees"],
    ["non\u{2011}breaking"],
    // No-break spaces and word joiners hold.
    ["10\u{A0}km ", "away"],
    ["a\u{2060}b"],
    ["zero\u{200B}", "width"],
    // Numbers stay whole, with their signs.
    ["$1,234.56 ", "and ", "50%"],
    ["(3.14)"],
    // URLs break after slashes.
    ["https://", "example.org/", "path/", "file?", "q=1"],
    // Around em dashes; quotes and brackets stay with their words.
    ["one", "—", "two"],
    ["say ", "“so ", "it ", "is”, ", "(he ", "said)."],
    // Chinese and Japanese break anywhere but before closing punctuation and small kana.
    ["日", "本", "語。", "文", "章"],
    ["「日", "本」", "は"],
    ["きゃ", "く"],
    // Korean breaks between syllables.
    ["한", "국"],
    // Thai words are found in a dictionary.
    ["สวัสดี", "ชาว", "โลก"],
    // A soft hyphen is an opportunity.
    ["extra\u{AD}", "ordinary"],
    // Emoji sequences stay whole.
    ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇩🇪", "🇫🇷"],
  ])
  func `lines may break where UAX 14 allows it`(_ expected: [String]) {
    #expect(parts(expected.joined()) == expected)
  }

  @Test func `an unknown language breaks like English`() {
    #expect(parts("Hello world", language: "xx-Nowhere") == ["Hello ", "world"])
    #expect(parts("Hello world", language: "") == ["Hello ", "world"])
  }

  @Test func `a line ends at the last opportunity that fits`() {
    let width = bench.width("well-known")
    #expect(bench.lines("well-known fact", width: width) == ["well-known ", "fact"])
    #expect(bench.lines("well-known fact", width: width - 1).first == "well-")
    #expect(bench.lines("10\u{A0}km to go", width: bench.width("10 km")).first == "10\u{A0}km ")
  }

  @Test func `spaces at a break hang over and do not start the next line`() {
    let width = bench.width("one")
    #expect(bench.lines("one     two", width: width) == ["one     ", "two"])
    let layout = bench.layout("one     two", width: width)
    #expect(layout.lines.allSatisfy { $0.frame.width <= width })
    #expect(layout.lines[1].glyphs[0].position.x == 0)
  }

  @Test func `leading spaces stay`() {
    let line = bench.layout("   one").lines[0]
    #expect(line.glyphs.count == 6)
    #expect(line.frame.width > bench.width("one"))
  }

  @Test func `a soft hyphen is visible only at the end of a line`() {
    let text = "extra\u{AD}ordinary"
    let whole = bench.layout(text).lines[0]
    #expect(whole.glyphs.count == 13)
    let width = bench.width("extra-")
    let broken = bench.layout(text, width: max(width + 1, bench.width("ordinary")))
    #expect(broken.lines.map(\.glyphs.count) == [6, 8])
    #expect(broken.lines[0].glyphs[5].offset == 5)
    // Without room for the hyphen the word breaks there only if it has to.
    let tight = bench.layout(text, width: bench.width("extra") + 0.5)
    #expect(tight.lines[0].glyphs.allSatisfy { $0.offset != 5 })
    #expect(tight.lines.allSatisfy { $0.frame.width <= tight.size.width })
  }

  @Test func `clusters stay whole where a word is cut`() {
    let cluster = "e\u{301}\u{323}"
    let text = String(repeating: cluster, count: 6)
    #expect(bench.lines(text, width: 0) == Array(repeating: cluster, count: 6))
    let lines = bench.lines(text, width: bench.width(cluster) * 2 + 1)
    #expect(lines == Array(repeating: cluster + cluster, count: 3))
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇩🇪", "नि", "각", "a\u{FE0F}\u{20E3}"])
  func `emoji sequences, syllables and combined letters are never cut`(_ sequence: String) {
    let text = sequence + sequence + "x"
    #expect(bench.lines(text, width: 0) == [sequence, sequence, "x"])
  }

  @Test func `ligatures come apart where a word is cut`() {
    bench.attributes.font.family = .named("DejaVu Sans")
    let layout = bench.layout("ffffff", width: 0)
    #expect(layout.lines.count == 6)
    let alone = bench.layout("f").lines[0].glyphs[0].outline.glyph
    #expect(layout.lines.allSatisfy { $0.glyphs.map(\.outline.glyph) == [alone] })
  }

  @Test func `Arabic letters at a cut take their final forms`() {
    let layout = bench.layout("سسس", width: 0)
    let alone = bench.layout("س").lines[0].glyphs.map(\.outline.glyph)
    #expect(layout.lines.count == 3)
    #expect(layout.lines.allSatisfy { $0.glyphs.map(\.outline.glyph) == alone })
    let joined = bench.layout("سسس").lines[0].glyphs.map(\.outline.glyph)
    #expect(Set(joined).isDisjoint(with: alone))
  }
}
