import Foundation
import TestSupport
import Testing
import ZoetropeText

@Suite(.reportsSeed, .computesForLong) struct TypesetterTests {
  private let bench: TypesetterBench

  init() throws { bench = try TypesetterBench() }

  // MARK: Widths

  @Test func `without a width a paragraph is one line`() {
    let layout = bench.layout("The quick brown fox jumps over the lazy dog")
    #expect(layout.lines.count == 1)
    #expect(layout.lines[0].frame.size == layout.size)
    #expect(layout.size.width > 300)
    #expect(!layout.isTruncated)
  }

  @Test func `infinity and NaN count as no width`() {
    let text = "The quick brown fox"
    let layout = bench.layout(text)
    #expect(bench.layout(text, width: .infinity, height: .infinity) == layout)
    #expect(bench.layout(text, width: .nan, height: .nan) == layout)
  }

  @Test func `at no width every line has one cluster and the layout has no width`() {
    let layout = bench.layout("fox hop", width: 0)
    #expect(bench.shown(layout, of: "fox hop") == ["f", "o", "x", "h", "o", "p"])
    #expect(layout.size.width == 0)
    #expect(bench.layout("fox hop", width: -5) == layout)
  }

  @Test func `a word that is too wide is cut between clusters, after the words before it`() {
    let text = "an incomprehensible day"
    let room = bench.width("incomprex")
    let lines = bench.lines(text, width: room)
    #expect(lines.first == "an ")
    #expect(lines.count == 4)
    #expect(lines.joined() == text)
    // A cut line is full: one more letter would not fit.
    #expect(bench.width(lines[1]) <= room)
    #expect(bench.width(lines[1] + lines[2].prefix(1)) > room)
    #expect(!lines[1].contains(" "))
  }

  @Test func `a text fits in its own width and breaks in anything less`() {
    let width = bench.width("Hello world")
    #expect(bench.lines("Hello world", width: width) == ["Hello world"])
    #expect(bench.lines("Hello world", width: width - 0.001) == ["Hello ", "world"])
  }

  @Test func `random texts keep to a width, lose nothing and are reproducible`() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let text = random.text(isLatin: seed % 2 == 0)
      bench.style.isRightToLeft = seed % 5 == 0
      let width = Double.random(in: 5...300, using: &random)
      let layout = bench.layout(text, width: width)
      let ranges = bench.ranges(text, width: width)
      // 1. No line is wider than the width, unless it is a single cluster.
      #expect(layout.size.width <= width, "seed \(seed)")
      for (line, range) in zip(layout.lines, ranges) where line.frame.width > width {
        let shown = String(decoding: Array(text.utf16)[range], as: UTF16.self)
        let hidden: Set<Character> = ["\u{AD}", "\u{200F}", "\u{7}"]
        let visible = shown.filter { !$0.isWhitespace && !hidden.contains($0) }
        #expect(visible.count == 1, "seed \(seed): \(shown)")
      }
      // 2. The lines and the line ends between them are the whole text.
      expectWhole(text, ranges, "seed \(seed)")
      // 3. Another typesetter sets the same lines, also at the layout's own width.
      let isSame = bench.layout(text, width: width) == layout
      #expect(isSame, "seed \(seed)")
      guard layout.lines.allSatisfy({ $0.frame.width <= width }) else { continue }
      let again = bench.layout(text, width: layout.size.width)
      let isStable = again == layout
      #expect(isStable, "seed \(seed)")
    }
  }

  /// Expects lines that follow each other with only line ends between them and cut no cluster.
  private func expectWhole(_ text: String, _ ranges: [Range<Int>], _ comment: Comment) {
    let units = Array(text.utf16)
    let ends = text.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    let boundaries = Set(ends)
    var end = 0
    for range in ranges {
      #expect(boundaries.contains(range.lowerBound), comment)
      #expect(boundaries.contains(range.upperBound), comment)
      for unit in units[end..<range.lowerBound] {
        #expect([0x0A, 0x2028].contains(unit), comment)
      }
      end = range.upperBound
    }
    #expect(end == units.count, comment)
  }

  @Test func `a line of a text has the glyphs that it has alone`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let text =
        seed % 3 == 0
        ? "مرحبابالعالمالجميل والسلامعليكم" : random.text(isLatin: true)
      bench.attributes.font.family = .named(seed % 2 == 0 ? "DejaVu Sans" : "Inter")
      let width = Double.random(in: 10...120, using: &random)
      let layout = bench.layout(text, width: width)
      for (line, range) in zip(layout.lines, bench.ranges(text, width: width)) {
        let part = String(decoding: Array(text.utf16)[range], as: UTF16.self)
        guard !part.contains("\u{AD}"), !part.contains("\t") else { continue }
        let alone = bench.layout(part)
        let glyphs = alone.lines.first?.glyphs.map(\.outline.glyph) ?? []
        #expect(line.glyphs.map(\.outline.glyph) == glyphs, "seed \(seed): \(part)")
        #expect(abs(line.frame.width - alone.size.width) < 1e-4, "seed \(seed): \(part)")
      }
    }
  }

  @Test func `a typesetter answers proposals in any order like a new one`() {
    let text = "The quick brown fox jumps over the lazy dog and runs away\nand away"
    bench.style.maximumLines = 5
    let typesetter = Typesetter(bench.content(text), style: bench.style, fonts: bench.fonts)
    var random = SeededRandom(seed: 7)
    for _ in 0..<300 {
      let width =
        Bool.random(using: &random) ? nil : Double(Int.random(in: 0...80, using: &random)) * 7
      let height =
        Bool.random(using: &random) ? nil : Double(Int.random(in: 0...6, using: &random)) * 20
      let layout = typesetter.layout(width: width, height: height)
      let fresh = bench.layout(text, width: width, height: height)
      let isSame = layout == fresh
      #expect(isSame, "\(String(describing: width)) \(String(describing: height))")
    }
  }

  @Test func `a text proposed its own size keeps its lines`() {
    let text = "The quick brown fox jumps over the lazy dog"
    for width in stride(from: 20.0, to: 400, by: 13) {
      let layout = bench.layout(text, width: width)
      let again = bench.layout(text, width: layout.size.width, height: layout.size.height)
      let isSame = again.lines == layout.lines
      #expect(isSame, "\(width)")
    }
  }

  // MARK: Short texts

  @Test func `an empty text has no lines and no size`() {
    #expect(bench.layout("") == TextLayout(size: .zero, lines: []))
    #expect(bench.layout(TextContent(spans: [])) == TextLayout(size: .zero, lines: []))
    let two = [TextContent.Span("", bench.attributes), TextContent.Span("", bench.attributes)]
    #expect(bench.layout(TextContent(spans: two)).size == .zero)
  }

  @Test func `without fonts there are no lines and no size`() throws {
    let folder = try TemporaryFolder()
    let fonts = try FontLibrary(folder: folder.path)
    let typesetter = Typesetter(bench.content("text"), style: bench.style, fonts: fonts)
    let layout = typesetter.layout(width: 100, height: nil)
    #expect(layout == TextLayout(size: .zero, lines: []))
  }

  @Test func `spaces alone form a line without a width`() {
    let layout = bench.layout("   ")
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - bench.lineHeight) < 1e-9)
    #expect(layout.lines.count == 1)
  }

  @Test func `line ends alone form lines without a width`() {
    let layout = bench.layout("\n\n")
    #expect(layout.lines.count == 3)
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 3 * bench.lineHeight) < 1e-9)
  }

  @Test func `every line-ending character ends a line`() {
    for end in ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"] {
      let text = "a\(end)b"
      #expect(bench.shown(text) == ["a", "b"], "U+\(end.unicodeScalars.map(\.value))")
      #expect(bench.layout("a\(end)").lines.count == 2)
    }
  }

  @Test func `an empty line is as high as its font`() {
    var big = bench.attributes
    big.font.size = 40
    let small = bench.attributes
    let content = TextContent(spans: [.init("a", small), .init("\n\n", big), .init("b", small)])
    let layout = bench.layout(content)
    #expect(layout.lines.count == 3)
    #expect(abs(layout.lines[1].frame.height - bench.lineHeight * 2.5) < 1e-9)
    #expect(abs(layout.lines[2].frame.height - bench.lineHeight) < 1e-9)
  }

  @Test func `control characters draw nothing and take no room`() {
    let width = bench.width("ab")
    for control in ["\u{7}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{200E}", "\u{2060}"] {
      let layout = bench.layout("a\(control)b")
      #expect(layout.lines[0].glyphs.count == 2, "\(control.unicodeScalars.map(\.value))")
      #expect(abs(layout.size.width - width) < 0.5, "\(control.unicodeScalars.map(\.value))")
    }
  }

  // MARK: Trailing spaces

  @Test func `trailing spaces take no room unless the style says so`() {
    let word = bench.width("word")
    #expect(bench.width("word   ") == word)
    bench.style.countsTrailingSpaces = true
    let spaces = bench.width("word   ") - word
    #expect(spaces > 5)
    // Spaces count as far as there is room, and never at the end of a broken line.
    #expect(bench.layout("word   ", width: word + 2).size.width == CGFloat(word + 2))
    #expect(bench.layout("word   word", width: word + 2).size.width == CGFloat(word))
    bench.style.alignment = .trailing
    #expect(bench.layout("word   ").lines[0].glyphs[0].position.x == 0)
    bench.style.isRightToLeft = true
    let hebrew = bench.layout("אב   ").lines[0]
    let first = hebrew.glyphs.map(\.position.x).min() ?? 0
    #expect(abs(first - spaces) < 3)
  }

  // MARK: Heights and alignment

  @Test func `lines are stacked by the height of the font and the spacing`() {
    bench.style.lineSpacing = 5
    let layout = bench.layout("a\nb\nc")
    let pitch = bench.lineHeight + 5
    #expect(abs(layout.lines[1].baseline - layout.lines[0].baseline - pitch) < 1e-9)
    #expect(abs(layout.size.height - 3 * pitch + 5) < 1e-9)
    #expect(layout.lastBaseline == layout.lines[2].baseline)
    #expect(layout.firstBaseline == layout.lines[0].baseline)
  }

  @Test func `a line is as high as its highest font, and all fonts share one baseline`() {
    var big = bench.attributes
    big.font.size = 48
    let content = TextContent(spans: [.init("a", bench.attributes), .init("B", big)])
    let line = bench.layout(content).lines[0]
    #expect(abs(line.frame.height - bench.lineHeight * 3) < 1e-9)
    #expect(line.glyphs[0].position.y == line.baseline)
    #expect(line.glyphs[1].position.y == line.baseline)
    #expect(line.glyphs.map(\.size) == [16, 48])
    #expect(line.glyphs.map(\.span) == [0, 1])
  }

  @Test func `negative spacing counts as zero`() {
    let height = bench.layout("a\nb").size.height
    bench.style.lineSpacing = -10
    #expect(bench.layout("a\nb").size.height == height)
  }

  @Test func `leading is split above and below`() {
    let plain = bench.layout("x")
    bench.attributes.leading = 6
    let loose = bench.layout("x")
    #expect(abs(loose.size.height - plain.size.height - 6) < 1e-9)
    #expect(abs(loose.firstBaseline - plain.firstBaseline - 3) < 1e-9)
  }

  @Test func `a baseline offset raises the glyphs and the line grows`() {
    var lifted = bench.attributes
    lifted.baselineOffset = 10
    let content = TextContent(spans: [.init("a", bench.attributes), .init("b", lifted)])
    let line = bench.layout(content).lines[0]
    #expect(line.glyphs[1].position.y == line.baseline - 10)
    #expect(abs(line.frame.height - bench.lineHeight - 10) < 1e-9)
  }

  @Test(arguments: [10.0, -10])
  func `a line grows to hold a text that is entirely raised or lowered`(_ offset: Double) {
    let plain = bench.layout("a")
    bench.attributes.baselineOffset = offset
    let moved = bench.layout("a")
    #expect(abs(moved.size.height - plain.size.height - 10) < 1e-9)
    let above = moved.firstBaseline - plain.firstBaseline
    #expect(abs(above - max(0, CGFloat(offset))) < 1e-9)
    let line = moved.lines[0]
    #expect(line.glyphs[0].position.y == line.baseline - CGFloat(offset))
  }

  @Test func `an empty last line exists after any earlier proposal`() {
    let typesetter = Typesetter(bench.content("a\n"), style: bench.style, fonts: bench.fonts)
    let height = typesetter.layout(width: nil, height: nil).size.height
    #expect(abs(Double(height) - 2 * bench.lineHeight) < 1e-9)
    let fresh = Typesetter(bench.content("a\n"), style: bench.style, fonts: bench.fonts)
    #expect(fresh.layout(width: 100, height: 0).lines.count == 1)
    #expect(fresh.layout(width: 100, height: nil).size.height == height)
    #expect(fresh.layout(width: 100, height: 0).lines.count == 1)
  }

  @Test func `lines align at the leading edge, in the middle or at the trailing edge`() {
    let text = "wide line\nslim"
    let free = bench.width("wide line") - bench.width("slim")
    for isRightToLeft in [false, true] {
      bench.style.isRightToLeft = isRightToLeft
      bench.style.alignment = .leading
      #expect(abs(bench.layout(text).lines[1].frame.minX - (isRightToLeft ? free : 0)) < 1e-9)
      bench.style.alignment = .trailing
      #expect(abs(bench.layout(text).lines[1].frame.minX - (isRightToLeft ? 0 : free)) < 1e-9)
      bench.style.alignment = .center
      let center = bench.layout(text).lines[1]
      #expect(abs(center.frame.minX - free / 2) < 1e-4)
      #expect(center.glyphs[0].position.x == center.frame.minX)
    }
  }

  @Test func `reserved lines have room`() {
    bench.style.minimumLines = 3
    bench.style.lineSpacing = 2
    let height = 3 * bench.layout("a\nb\nc").size.height / 3
    for text in ["", "a", "a\nb", "a\nb\nc"] {
      #expect(abs(bench.layout(text).size.height - height) < 1e-9, "\(text)")
    }
    #expect(bench.layout("").lines.isEmpty)
    #expect(bench.layout("a\nb\nc\nd").lines.count == 4)
  }

  // MARK: Spacing

  @Test func `kerning and tracking follow every character`() {
    let plain = bench.layout("abcd").lines[0].glyphs
    bench.attributes.kerning = 2
    bench.attributes.tracking = 1
    let spaced = bench.layout("abcd").lines[0].glyphs
    for (index, (a, b)) in zip(plain, spaced).enumerated() {
      #expect(abs(b.position.x - a.position.x - 3 * Double(index)) < 1e-9)
      #expect(abs(b.advance - a.advance - 3) < 1e-9)
    }
  }

  @Test func `in right-to-left text the room is on the left`() {
    bench.attributes.kerning = 10
    let line = bench.layout("אבג").lines[0]
    #expect(line.glyphs[0].position.x >= 10)
    let last = line.glyphs[2]
    #expect(last.position.x > 10 && line.frame.width - last.position.x < last.advance)
  }

  @Test func `ligatures stay with kerning, go with tracking, and reach over colors`() {
    bench.attributes.font.family = .named("DejaVu Sans")
    #expect(bench.layout("office").lines[0].glyphs.count < 6)
    let halves = TextContent(spans: ["of", "fice"].map { .init($0, bench.attributes) })
    let glyphs = bench.layout(halves).lines[0].glyphs
    #expect(glyphs.count < 6)
    #expect(glyphs.map(\.span) == glyphs.map { ($0.offset ?? 0) < 2 ? 0 : 1 })
    bench.attributes.kerning = 1
    #expect(bench.layout("office").lines[0].glyphs.count < 6)
    bench.attributes.tracking = 1
    #expect(bench.layout("office").lines[0].glyphs.count == 6)
  }

  @Test func `tabs go to multiples of 28 points`() {
    let line = bench.layout("a\tb\t\tc").lines[0]
    let x = line.glyphs.map(\.position.x)
    #expect(x == [0, 28, 84])
    #expect(bench.layout("\t\tx").lines[0].glyphs[0].position.x == 56)
    // A tab that does not fit hangs over.
    #expect(bench.shown("wide word\tb", width: bench.width("wide word") + 1) == ["wide word", "b"])
  }

  // MARK: Long texts

  @Test func `a hundred thousand characters are set completely`() {
    let sentence = "The quick brown fox jumps over the lazy dog. "
    let text = String(repeating: sentence, count: 100_000 / sentence.utf16.count)
    let ranges = bench.ranges(text, width: 300)
    #expect(ranges.count > 2_000)
    #expect(ranges.last?.upperBound == text.utf16.count)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound })
  }

  @Test func `a word of fifty thousand characters is cut throughout`() {
    for letter in ["a", "س"] {
      let text = String(repeating: letter, count: 50_000)
      let ranges = bench.ranges(text, width: 200)
      #expect(ranges.last?.upperBound == 50_000)
      #expect(ranges.count > 500)
    }
  }

  @Test func `few lines of a long text are independent of the rest`() {
    let text = String(repeating: "The quick brown fox. ", count: 2_000)
    bench.style.maximumLines = 2
    let long = bench.layout(text, width: 150)
    let short = bench.layout(String(text.prefix(200)), width: 150)
    #expect(long == short)
  }
}
