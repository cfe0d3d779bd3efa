import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// Metrics and outlines.
struct FontFaceTests {
  private func face(_ name: String, isItalic: Bool = false) throws -> FontFace {
    try #require(try FontTests.installed().face(for: .named(name, isItalic: isItalic)))
  }

  private func outline(_ character: Unicode.Scalar, in face: FontFace) throws -> GlyphOutline {
    let text = Array(String(character).utf16)
    let glyphs = face.shape(text, range: 0..<text.count, isRightToLeft: false)
    return face.outline(of: try #require(glyphs.first).glyph)
  }

  @Test func `DejaVu's metrics are those of its tables`() throws {
    let metrics = try face("DejaVuSans").metrics
    #expect(metrics.unitsPerEm == 2048)
    #expect(metrics.ascent == 1901.0 / 2048)
    #expect(metrics.descent == 483.0 / 2048)
    #expect(metrics.lineGap == 0)
    // These are not in the tables: HarfBuzz takes them from round letters.
    #expect(abs(metrics.xHeight - 1120.0 / 2048) < 0.002)
    #expect(abs(metrics.capHeight - 1493.0 / 2048) < 0.002)
    #expect(metrics.lineHeight == 2384.0 / 2048)
  }

  @Test(arguments: ["Inter", "Inter-Bold", "DejaVu Sans", "DejaVu Serif", "DejaVu Sans Mono"])
  func `metrics are plausible`(_ name: String) throws {
    let metrics = try face(name).metrics
    #expect((0.7...1.2).contains(metrics.ascent))
    #expect((0.1...0.5).contains(metrics.descent))
    #expect((0...0.3).contains(metrics.lineGap))
    #expect((0.4...0.7).contains(metrics.xHeight))
    #expect((metrics.xHeight...0.9).contains(metrics.capHeight))
    #expect((0...0.3).contains(metrics.underlinePosition))
    #expect((0.01...0.15).contains(metrics.underlineThickness))
    #expect((0.1...metrics.xHeight).contains(metrics.strikethroughPosition))
    #expect((0.01...0.15).contains(metrics.strikethroughThickness))
  }

  @Test func `a letter stands on the baseline with y pointing down`() throws {
    for name in ["Inter", "DejaVu Sans"] {
      let face = try face(name)
      let bounds = try outline("H", in: face).path.boundingRect
      #expect(abs(bounds.maxY) < 1e-9, "\(name)")
      #expect(abs(-bounds.minY - face.metrics.capHeight) < 0.002, "\(name)")
      #expect(bounds.minX > 0, "\(name)")
    }
  }

  @Test func `quadratic curves stay quadratic, cubic ones stay cubic, and contours are closed`()
    throws
  {
    for (name, isCubic) in [("DejaVu Sans", false), ("Inter", true)] {
      var counts = (moves: 0, lines: 0, quads: 0, cubics: 0, closes: 0)
      try outline("e", in: face(name)).path.forEach {
        switch $0 {
        case .move: counts.moves += 1
        case .line: counts.lines += 1
        case .quadCurve: counts.quads += 1
        case .curve: counts.cubics += 1
        case .closeSubpath: counts.closes += 1
        }
      }
      #expect(counts.moves == 2, "\(name)")
      #expect(counts.closes == 2, "\(name)")
      #expect((counts.cubics > 0) == isCubic, "\(name)")
      #expect((counts.quads > 0) == !isCubic, "\(name)")
    }
  }

  @Test func `DejaVu's l is the rectangle in its file, to the unit`() throws {
    let bounds = try outline("l", in: face("DejaVuSans")).path.boundingRect
    #expect(
      bounds
        == CGRect(x: 193.0 / 2048, y: -1556.0 / 2048, width: 184.0 / 2048, height: 1556.0 / 2048))
  }

  @Test func `a space has an empty outline and leaves no notice`() throws {
    let library = try FontTests.installed()
    let face = try #require(library.face(for: .design(.default)))
    #expect(try outline(" ", in: face).path.isEmpty)
    #expect(library.takeNotices().isEmpty)
  }

  @Test func `a missing glyph has an empty outline and leaves a notice`() throws {
    let library = try FontTests.installed()
    let face = try #require(library.face(for: .design(.default)))
    #expect(face.outline(of: 60_000).path.isEmpty)
    #expect(
      library.takeNotices() == [.outlineMissing(character: "#60000", family: "Inter")])
  }

  @Test func `an outline is made once`() throws {
    let face = try face("Inter")
    #expect(try outline("a", in: face) === outline("a", in: face))
  }

  @Test func `a slanted outline leans by twelve degrees and keeps its advance`() throws {
    try FontTests.withFolder(["DejaVuSans.ttf"]) { folder in
      let library = try FontLibrary(folder: folder)
      let upright = try #require(library.face(for: .design(.default)))
      let slanted = try #require(library.face(for: .design(.default, isItalic: true)))
      let height = 1493.0 / 2048
      let (before, after) = (
        try outline("I", in: upright).path.boundingRect,
        try outline("I", in: slanted).path.boundingRect
      )
      #expect(abs(before.minX - after.minX) < 1e-9)
      let lean = after.maxX - before.maxX
      #expect(abs(atan(lean / height) * 180 / .pi - 12) < 1e-6)
      #expect(after.height == before.height)
      let text = Array("I".utf16)
      let advances = [upright, slanted].map {
        $0.shape(text, range: 0..<1, isRightToLeft: false)[0].xAdvance
      }
      #expect(advances[0] == advances[1])
      #expect(slanted.id.fingerprint == upright.id.fingerprint)
    }
  }

  @Test func `a face knows its characters`() throws {
    let face = try face("DejaVu Sans Mono")
    #expect(face.hasGlyph(for: "a"))
    #expect(!face.hasGlyph(for: "\u{1F600}"))
    #expect(!face.hasGlyph(for: "\u{E000}"))
  }

  @Test(arguments: [
    ("a", true), ("", true), (" ", true), ("\n", true), ("\u{200D}", true), ("a\u{FE0F}", true),
    ("e\u{301}", true), ("\u{1F600}", false), ("a\u{1F600}", false),
  ])
  func `a face covers a cluster if it has all visible characters`(_ text: String, _ covers: Bool)
    throws
  {
    #expect(try face("Inter").covers(text.unicodeScalars) == covers)
  }
}
