import Testing
@testable import ZoetropeText

/// Fallbacks for characters that a face lacks.
struct FontFallbackTests {
  private func fallback(
    _ text: String, near request: FontRequest, in library: FontLibrary, language: String = "en"
  ) -> FontFace? {
    library.fallback(for: text.unicodeScalars, near: request, language: language)
  }

  @Test func `Arabic in Inter falls back to DejaVu Sans in the same weight`() throws {
    try FontTests.withFolder([
      "Inter-Regular.otf", "Inter-Bold.otf", "DejaVuSans.ttf", "DejaVuSans-Bold.ttf",
    ]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(fallback("س", near: .design(.default), in: library)?.id.name == "DejaVuSans")
      let bold = fallback("س", near: .design(.default, weight: 700), in: library)
      #expect(bold?.id.name == "DejaVuSans-Bold")
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `an upright fallback for italic text is not slanted`() throws {
    try FontTests.withFolder(["Inter-Italic.otf", "DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      let face = fallback("س", near: .design(.default, isItalic: true), in: library)
      #expect(face?.id.name == "DejaVuSans")
      #expect(library.takeNotices().isEmpty)
    }
  }

  @Test func `families similar to the text's come first`() throws {
    try FontTests.withFolder([
      "Inter-Regular.otf", "DejaVuSans.ttf", "DejaVuSerif.ttf", "DejaVuSansMono.ttf",
    ]) { folder in
      let library = try FontLibrary(folder: folder)
      // U+211D, a double-struck capital, is in all of DejaVu's but not in Inter.
      let answers = [FontDesign.default, .serif, .monospaced].map {
        fallback("\u{211D}", near: .design($0), in: library)?.family
      }
      #expect(answers == ["DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
      let named = fallback("\u{211D}", near: .named("Inter"), in: library)
      #expect(named?.family == "DejaVu Sans")
    }
  }

  @Test func `a character without a font has no face and leaves one notice`() throws {
    try FontTests.withFolder(["Inter-Regular.otf", "DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      for _ in 0..<2 {
        #expect(fallback("\u{12000}", near: .design(.default), in: library) == nil)
      }
      #expect(
        library.takeNotices() == [.glyphMissing(character: "\u{12000}", family: "Inter")])
    }
  }

  @Test(arguments: ["", " ", "\n", "\u{200D}", "\u{FE0F}"])
  func `invisible characters need no other font`(_ text: String) throws {
    let library = try FontTests.installed()
    #expect(fallback(text, near: .design(.default), in: library) == nil)
    #expect(library.takeNotices().isEmpty)
  }

  @Test func `a mark without a font leaves its letter in place`() throws {
    try FontTests.withFolder(["Inter-Regular.otf", "DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      #expect(fallback("a\u{1DFF}\u{12000}", near: .design(.default), in: library) == nil)
      #expect(library.takeNotices().count == 1)
      // The letter is not in Inter: any font that has it is better than none.
      let face = fallback("س\u{12000}", near: .design(.default), in: library)
      #expect(face?.family == "DejaVu Sans")
    }
  }

  @Test(arguments: [
    ("ja", HanRegion.japan), ("en", .japan), ("zh", .mainland), ("zh-Hans-CN", .mainland),
    ("zh-Hant", .taiwan), ("zh-TW", .taiwan), ("zh-Hant-HK", .hongKong), ("ko-KR", .korea),
    ("yue", .hongKong), ("", .japan),
  ])
  func `the language selects the font of Han characters`(_ language: String, _ region: HanRegion) {
    #expect(HanRegion(language: language) == region)
  }

  @Test(arguments: [
    ("Noto Sans CJK JP", HanRegion.japan), ("PingFang SC", .mainland), ("Inter", nil), ("SC", nil),
    ("", nil),
  ])
  func `the family selects the font of Han characters`(_ family: String, _ region: HanRegion?) {
    #expect(HanRegion(ofFamily: family) == region)
  }
}
