import Testing
import ZoetropeText

/// Shaping with DejaVu 2.37, the version that every current distribution has, in font units.
struct ShapingTests {
  private func face(_ name: String) throws -> FontFace {
    try #require(try FontTests.installed().face(for: .named(name)))
  }

  private func shape(
    _ text: String, _ face: FontFace, isRightToLeft: Bool = false, features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    let units = Array(text.utf16)
    return face.shape(
      units, range: 0..<units.count, isRightToLeft: isRightToLeft, features: features)
  }

  @Test func `an empty text has no glyphs`() throws {
    #expect(shape("", try face("DejaVuSans")).isEmpty)
    #expect(try face("DejaVuSans").shape([65], range: 1..<1, isRightToLeft: false).isEmpty)
  }

  @Test func `one letter has its glyph and its advance`() throws {
    let glyphs = shape("A", try face("DejaVuSans"))
    #expect(glyphs.map(\.glyph) == [36])
    #expect(glyphs.map(\.xAdvance) == [1401.0 / 2048])
    #expect(glyphs.map(\.cluster) == [0])
    #expect(glyphs.map(\.isUnsafeToBreak) == [false])
  }

  @Test func `kerned letters are unsafe to break`() throws {
    let glyphs = shape("AVATAR", try face("DejaVuSans"))
    #expect(glyphs.map(\.glyph) == [36, 57, 36, 55, 36, 53])
    #expect(glyphs.map { $0.xAdvance * 2048 } == [1270, 1270, 1242, 1092, 1401, 1423])
    #expect(glyphs.map(\.isUnsafeToBreak) == [false, true, true, true, true, false])
    let plain = shape("AV", try face("DejaVuSans"), features: [FontFeature("kern", 0)])
    #expect(plain.map { $0.xAdvance * 2048 } == [1401, 1401])
  }

  @Test func `ligatures stand for all their letters unless they are turned off`() throws {
    let glyphs = shape("office", try face("DejaVuSans"))
    #expect(glyphs.map(\.glyph) == [82, 5044, 70, 72])
    #expect(glyphs.map(\.cluster) == [0, 1, 4, 5])
    let plain = shape("office", try face("DejaVuSans"), features: [FontFeature("liga", 0)])
    #expect(plain.count == 6)
  }

  @Test func `Arabic letters join from right to left`() throws {
    let glyphs = shape("سلام", try face("DejaVuSans"), isRightToLeft: true)
    #expect(glyphs.map(\.glyph) == [1390, 5366, 5293])
    #expect(glyphs.map(\.cluster) == [3, 1, 0])
    #expect(glyphs.map { $0.xAdvance * 2048 } == [1268, 1222, 1716])
  }

  @Test func `a letter in the middle joins with letters that are shaped separately`() throws {
    let face = try face("DejaVuSans")
    let text = Array("سسس".utf16)
    let middle = face.shape(text, range: 1..<2, isRightToLeft: true)
    let alone = face.shape([text[1]], range: 0..<1, isRightToLeft: true)
    let whole = face.shape(text, range: 0..<3, isRightToLeft: true)
    #expect(middle.map(\.glyph) == [whole[1].glyph])
    #expect(middle.map(\.cluster) == [1])
    #expect(middle.map(\.glyph) != alone.map(\.glyph))
  }

  @Test func `marks belong to their letters, even beyond the first plane`() throws {
    let glyphs = shape("x\u{302}e\u{301}", try face("DejaVuSans"))
    #expect(glyphs.map(\.glyph) == [91, 691, 171])
    #expect(glyphs.map(\.cluster) == [0, 0, 2])
    #expect(glyphs[1].xOffset == -90.0 / 2048)
    let beyond = shape("\u{1D538}b", try face("DejaVuSans"))
    #expect(beyond.map(\.cluster) == [0, 2])
  }

  @Test func `a missing character is glyph zero`() throws {
    #expect(shape("\u{12000}", try face("DejaVuSans")).map(\.glyph) == [0])
  }

  @Test func `figures can be made equally wide`() throws {
    let face = try face("Inter")
    #expect(shape("1", face)[0].xAdvance < shape("0", face)[0].xAdvance)
    let tabular = shape("10", face, features: [FontFeature("tnum")])
    #expect(tabular[0].xAdvance == tabular[1].xAdvance)
  }

  @Test func `all letters of a monospaced face are equally wide`() throws {
    let advances = shape("fiWM.->", try face("DejaVu Sans Mono")).map(\.xAdvance)
    #expect(advances == Array(repeating: 1233.0 / 2048, count: 7))
  }

  @Test func `the same text has the same glyphs each time`() throws {
    let face = try face("Inter")
    let first = shape("Hamburgefonts", face)
    _ = shape("שלום", face, isRightToLeft: true)
    #expect(shape("Hamburgefonts", face) == first)
  }
}
