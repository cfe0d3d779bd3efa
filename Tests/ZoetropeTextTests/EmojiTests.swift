import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
@testable import ZoetropeText

/// Texts with emoji in Inter, beside color fonts with drawings and with bitmaps.
struct EmojiTests {
  private let fonts: FontLibrary

  init() throws { fonts = try FontLibrary(folder: ColorFonts.folder) }

  private func layout(
    _ text: String, family: String = "Inter", tracking: Double = 0, fonts: FontLibrary? = nil
  ) -> TextLayout {
    var attributes = TextAttributes(
      font: FontRequest(family: .named(family), size: 10))
    attributes.tracking = tracking
    let content = TextContent(spans: [TextContent.Span(text, attributes)])
    return Typesetter(content, style: ParagraphStyle(), fonts: fonts ?? self.fonts)
      .layout(width: nil, height: nil)
  }

  /// One letter for each glyph: `*` for a picture, `a` for an outline.
  private func kinds(_ text: String, family: String = "Inter", tracking: Double = 0) -> String {
    let glyphs = layout(text, family: family, tracking: tracking).lines.flatMap(\.glyphs)
    return String(glyphs.map { $0.outline.picture == nil ? "a" : "*" })
  }

  @Test(arguments: [
    ("\u{1F600}", true), ("\u{1F44B}", true), ("\u{231A}", true), ("\u{1F1E9}\u{1F1EA}", true),
    ("\u{2764}", false), ("\u{2764}\u{FE0F}", true), ("\u{1F44B}\u{FE0E}", false),
    ("1", false), ("#", false), ("1\u{FE0F}\u{20E3}", true), ("1\u{20E3}", false),
    ("\u{1F44B}\u{1F3FD}", true), ("\u{1F468}\u{200D}\u{1F467}", true),
    ("\u{2764}\u{200D}\u{1F525}", true), ("\u{A9}", false), ("\u{A9}\u{FE0F}", true),
    ("e\u{301}", false), ("a\u{FE0F}", false), ("\u{2603}", false), ("", false),
  ])
  func `emoji presentation is Unicode's`(_ cluster: String, _ isEmoji: Bool) {
    #expect(EmojiPresentation.applies(to: cluster.unicodeScalars) == isEmoji)
  }

  @Test(arguments: [
    ("Hi \u{1F44B}!", "aaa*a"), ("a\u{1F600}b", "a*a"),
    // Each sequence is one picture.
    ("a\u{1F44B}\u{1F3FD}b", "a*a"), ("a\u{1F468}\u{200D}\u{1F467}b", "a*a"),
    ("\u{1F1E9}\u{1F1EA}", "*"), ("1\u{FE0F}\u{20E3}", "*"), ("\u{2764}\u{FE0F}", "*"),
    // Signs and digits stay text, also between emoji.
    ("1 # 1", "aaaaa"), ("\u{1F44B}#\u{1F44B}", "*a*"), ("\u{1F44B} 1 \u{1F44B}", "*aaa*"),
  ])
  func `emoji are pictures of a color font, and other text is not`(
    _ text: String, _ expected: String
  ) {
    #expect(kinds(text) == expected)
    // Tracking turns off ligatures, but keeps sequences together.
    #expect(kinds(text, tracking: 2) == expected)
  }

  @Test func `an emoji advances by its width in the color font`() throws {
    // 1000 of 1000 units of a font with a size of 10.
    let line = try #require(layout("\u{1F600}\u{1F600}").lines.first)
    #expect(line.glyphs.map { Double($0.advance) } == [10, 10])
    #expect(line.glyphs.map { Double($0.position.x) } == [0, 10])
    #expect(line.glyphs.allSatisfy { $0.position.y == line.baseline })
  }

  @Test func `a line takes the larger ascent and descent of its fonts`() throws {
    // The color fonts reach from 8 above to 2 below the baseline; Inter reaches farther.
    let plain = layout("a").size.height
    #expect(layout("a\u{1F600}").size.height == plain)
    #expect(Double(layout("\u{1F600}").size.height) == 10)
  }

  @Test func `the same emoji is one object, and equal after it was dropped`() throws {
    let glyphs = layout("\u{1F600}\u{1F600}").lines.flatMap(\.glyphs)
    #expect(try #require(glyphs.first).outline === (try #require(glyphs.last)).outline)

    func outline(_ glyph: UInt32, _ bytes: Int) -> GlyphOutline {
      let path = Path(CGRect(x: 0, y: 0, width: CGFloat(bytes), height: 1))
      let fill = DisplayList.Fill(path: path, paint: .color(PaintColor(red: 0, green: 0, blue: 0)))
      let items = Array(repeating: DisplayList.Item.fill(fill), count: bytes)
      return GlyphOutline(
        face: FaceID(name: "test", fingerprint: 0), glyph: glyph,
        picture: GlyphPicture(items: items, bounds: path.boundingRect))
    }
    let size = try #require(outline(0, 1).picture).byteCount
    var cache = GlyphPictureCache(limit: 3 * size)
    for glyph in 1...10 as ClosedRange<UInt32> {
      cache.add(outline(glyph, 1))
      #expect(cache.byteCount <= 3 * size)
      #expect(cache[glyph] == outline(glyph, 1))
    }
    #expect(cache[7] == nil && cache[8] != nil && cache[9] != nil)
  }

  @Test func `a missing color font is reported once, with the first emoji`() throws {
    let plain = try FontLibrary(folder: FixtureFonts.folder)
    _ = layout("a", fonts: plain)
    #expect(plain.takeNotices() == [])
    _ = layout("\u{1F44B}\u{1F600}", fonts: plain)
    _ = layout("\u{1F525}", fonts: plain)
    #expect(plain.takeNotices() == [.emojiFontMissing(character: "\u{1F44B}")])
    plain.repeatNotices()
    _ = layout("\u{1F525}", fonts: plain)
    #expect(plain.takeNotices() == [.emojiFontMissing(character: "\u{1F525}")])
    // A color font that lacks an emoji is not missing.
    _ = layout("\u{1F525}")
    #expect(fonts.takeNotices() == [.glyphMissing(character: "\u{1F525}", family: "Inter")])
  }

  @Test func `a damaged color table gives outlines, and none that traps`() throws {
    let file = try Data(contentsOf: URL(filePath: ColorFonts.path("ZoetropeVectors.ttf")))
    let tag = try #require(file.range(of: Data("COLR".utf8)))
    func number(_ offset: Int) -> Int { file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (start, length) = (number(tag.lowerBound + 8), number(tag.lowerBound + 12))
    let palette = ColorPalette(FontTable(UnsafeRawBufferPointer(start: nil, count: 0)))
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    // Every byte in turn, and every length.
    for place in 0..<length {
      var bytes = [UInt8](file[start..<start + length])
      bytes[place] = ~bytes[place]
      let end = place % 3 == 0 ? place : length
      bytes.withUnsafeBytes { bytes in
        let table = FontTable(UnsafeRawBufferPointer(rebasing: bytes[..<end]))
        var reader = ColorGlyphReader(table, palette) { _ in square }
        for glyph in stride(from: UInt32(place % 7), to: 32, by: 7) {
          guard let (paint, clip) = reader.drawing(of: glyph) else { continue }
          let picture = ColorGlyphPainter.picture(of: paint, clip: clip, unitsPerEm: 1000)
          #expect(picture.map { $0.items.count < 1_000_000 } ?? true)
        }
      }
    }
  }
}
