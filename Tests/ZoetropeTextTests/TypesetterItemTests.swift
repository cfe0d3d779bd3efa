import Foundation
import Testing
@testable import ZoetropeText

/// In Inter, which has Latin, Greek and Cyrillic, and DejaVu Sans, which has more.
struct TypesetterItemTests {
  private let bench: TypesetterBench

  init() throws {
    bench = try TypesetterBench()
    bench.attributes.font.family = .named("Inter")
  }

  private func items(_ spans: [TextContent.Span]) -> [TextItem] {
    let content = TextContent(spans: spans)
    return ShapedText(content, style: bench.style, fonts: bench.fonts)?.items ?? []
  }

  private func items(_ text: String) -> [TextItem] { items(bench.content(text).spans) }

  /// The texts of the items, each with the first letter of its family.
  private func described(_ text: String) -> [String] {
    let units = Array(text.utf16)
    return items(text).map {
      "\($0.face.family.prefix(1)):" + String(decoding: units[$0.range], as: UTF16.self)
    }
  }

  @Test func `an empty text has no items, and plain text has one`() {
    #expect(described("") == [])
    #expect(described("Plain, 12 words!") == ["I:Plain, 12 words!"])
  }

  @Test func `line ends and tabs belong to no item`() {
    #expect(described("a\nb\tc\r\nd") == ["I:a", "I:b", "I:c", "I:d"])
  }

  @Test func `scripts are separate items, with the common characters after them`() {
    #expect(items("abc где 12").map(\.script) == ["Latn", "Cyrl"])
    #expect(described("abc где 12") == ["I:abc ", "I:где 12"])
    #expect(items("12 abc").map(\.script) == ["Latn"])
    #expect(items("12 + 3").map(\.script) == [nil])
  }

  @Test func `spaces and commas between words of another face are set in that face`() {
    #expect(described("שלום, עולם") == ["D:שלום, עולם"])
    #expect(described("abc שלום, עולם def") == ["I:abc ", "D:שלום, עולם", "I: ", "I:def"])
  }

  @Test func `small capitals that a face lacks are capitals of a smaller size`() {
    let plain = items("Ab ßc").map(\.size)
    #expect(plain == [16])
    bench.attributes.font.features = [FontFeature("smcp")]
    let text = "A\u{DF}e\u{301} 1 b\u{1F0}"
    #expect(described(text) == ["I:A", "I:\u{DF}e\u{301}", "I: 1 ", "I:b", "I:\u{1F0}"])
    let found = items(text)
    #expect(found.map(\.isSmallCapitals) == [false, true, false, true, false])
    #expect(found[0].size == 16 && found[1].size > 10 && found[1].size < 14)
    #expect(found[0].extent == found[1].extent)
    // The glyphs are those of capitals.
    let small = bench.layout("hello").lines[0].glyphs.map(\.outline.glyph)
    bench.attributes.font.features = []
    #expect(bench.layout("HELLO").lines[0].glyphs.map(\.outline.glyph) == small)
    bench.attributes.font.features = [FontFeature("c2sc")]
    #expect(items("Ab").map(\.isSmallCapitals) == [true, false])
    bench.attributes.font.features = [FontFeature("smcp", 0)]
    #expect(items("Ab").count == 1)
  }

  @Test func `marks, joiners and selectors stay with their base`() {
    #expect(described("aש\u{5B8}b") == ["I:a", "D:ש\u{5B8}", "I:b"])
    #expect(items("مـ\u{200D}م").count == 1)
    #expect(described("a☃\u{FE0E}b").count == 3)
    let halves = [TextContent.Span("e", bench.attributes), .init("\u{301}", bench.attributes)]
    #expect(items(halves).count == 1)
    let glyphs = bench.layout(TextContent(spans: halves)).lines[0].glyphs
    #expect(glyphs.allSatisfy { $0.span == 0 })
  }

  @Test func `only changes of the glyphs split an item`() {
    let base = bench.attributes
    func count(_ change: (inout TextAttributes) -> Void) -> Int {
      var other = base
      change(&other)
      return items([.init("one", base), .init("two", other)]).count
    }
    #expect(count { $0.underline = .solid } == 1)
    #expect(count { $0.strikethrough = .dot } == 1)
    #expect(count { $0.kerning = 1 } == 2)
    #expect(count { $0.font.size = 20 } == 2)
    #expect(count { $0.font.weight = 700 } == 2)
    #expect(count { $0.font.features = [FontFeature("tnum")] } == 2)
  }

  @Test func `an empty span counts as a span`() {
    let spans = ["", "a", "", "b", ""].map { TextContent.Span($0, bench.attributes) }
    let glyphs = bench.layout(TextContent(spans: spans)).lines[0].glyphs
    #expect(glyphs.map(\.span) == [1, 3])
  }

  @Test func `a character without a face is a box and leaves a notice`() {
    let layout = bench.layout("a\u{10FFF0}b")
    #expect(layout.lines[0].glyphs.map(\.outline.glyph)[1] == 0)
    #expect(layout.lines[0].glyphs[1].advance > 0)
    let missing = FontNotice.glyphMissing(character: "\u{10FFF0}", family: "Inter")
    #expect(bench.fonts.takeNotices() == [missing])
  }

  @Test func `features reach the font`() {
    let plain = bench.layout("11").lines[0].frame.width
    bench.attributes.font.features = [FontFeature("tnum")]
    let tabular = bench.layout("11").lines[0].frame.width
    #expect(tabular > plain)
    #expect(tabular == bench.layout("88").lines[0].frame.width)
  }
}
