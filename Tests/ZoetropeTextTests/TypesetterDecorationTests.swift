import Foundation
import Testing
import ZoetropeText

struct TypesetterDecorationTests {
  private let bench: TypesetterBench

  init() throws { bench = try TypesetterBench() }

  private func span(
    _ text: String, underline: LinePattern? = nil, strikethrough: LinePattern? = nil,
    size: Double = 16, lift: Double = 0
  ) -> TextContent.Span {
    var attributes = bench.attributes
    attributes.font.size = size
    attributes.baselineOffset = lift
    attributes.underline = underline
    attributes.strikethrough = strikethrough
    return TextContent.Span(text, attributes)
  }

  private func line(_ spans: [TextContent.Span]) -> TextLayout.Line {
    bench.layout(TextContent(spans: spans)).lines[0]
  }

  @Test func `plain text has no underline`() {
    #expect(line([span("plain")]).decorations.isEmpty)
  }

  @Test func `an underline is below the baseline and as long as the text, spaces included`() throws
  {
    let line = line([span("two words", underline: .solid)])
    try #require(line.decorations.count == 1)
    let underline = line.decorations[0]
    #expect(underline.kind == .underline && underline.pattern == .solid && underline.span == 0)
    #expect(underline.frame.minX == 0)
    #expect(abs(underline.frame.width - line.frame.width) < 1e-9)
    #expect(underline.frame.minY > line.baseline)
    #expect(underline.frame.maxY < line.frame.maxY)
    #expect(underline.frame.height > 0.5 && underline.frame.height < 2)
  }

  @Test func `a strikethrough is above the baseline`() {
    let line = line([span("gone", strikethrough: .dash)])
    #expect(line.decorations.map(\.kind) == [.strikethrough])
    #expect(line.decorations[0].pattern == .dash)
    #expect(line.decorations[0].frame.maxY < line.baseline)
    #expect(line.decorations[0].frame.minY > line.frame.minY + 3)
  }

  @Test func `trailing spaces are not underlined`() {
    let width = bench.width("word")
    let one = line([span("word   ", underline: .solid)])
    #expect(abs(one.decorations[0].frame.width - width) < 1e-9)
    let content = TextContent(spans: [span("word word", underline: .solid)])
    let layout = bench.layout(content, width: width + 1)
    #expect(layout.lines.map(\.decorations.count) == [1, 1])
    #expect(layout.lines.allSatisfy { abs($0.decorations[0].frame.width - width) < 1e-9 })
  }

  @Test func `underlines of neighbors touch at one height, each in its span's rectangle`() {
    let line = line([
      span("small", underline: .solid), span("LARGE", underline: .solid, size: 32),
      span("small", underline: .solid),
    ])
    let frames = line.decorations.map(\.frame)
    #expect(line.decorations.map(\.span) == [0, 1, 2])
    #expect(abs(frames[0].maxX - frames[1].minX) < 1e-9)
    #expect(abs(frames[1].maxX - frames[2].minX) < 1e-9)
    #expect(Set(frames.map(\.minY)).count == 1)
    #expect(Set(frames.map(\.height)).count == 1)
  }

  @Test func `other patterns and raised text have separate underlines`() {
    let line = line([
      span("a", underline: .solid), span("b", underline: .dot), span("c"),
      span("d", underline: .dot, lift: 8),
    ])
    #expect(line.decorations.map(\.span) == [0, 1, 3])
    let frames = line.decorations.map(\.frame)
    #expect(abs(frames[1].minY - frames[2].minY - 8) < 1e-9)
    #expect(frames[2].minX > frames[1].maxX + 5)
  }

  @Test func `underlines come before strikethroughs`() {
    let line = line([
      span("a", strikethrough: .solid), span("b", underline: .solid, strikethrough: .solid),
    ])
    #expect(line.decorations.map(\.kind) == [.underline, .strikethrough, .strikethrough])
  }

  @Test func `a tab is underlined`() {
    let line = line([span("a\tb", underline: .solid)])
    #expect(line.decorations.count == 1)
    #expect(line.decorations[0].frame.width > 28)
  }

  @Test func `bidirectional text has an underline for each run of a span`() {
    let line = line([span("ab שלום", underline: .solid), span(" cd")])
    #expect(line.decorations.count == 1)
    // The first span's Hebrew ends inside the second one's.
    let other = self.line([span("ab של", underline: .solid), span("ום cd")])
    #expect(other.decorations.count == 2)
    #expect(other.decorations.allSatisfy { $0.span == 0 })
  }

  @Test func `underlines shrink with the text`() {
    bench.style.maximumLines = 1
    bench.style.minimumScale = 0.5
    let content = TextContent(spans: [span("underlined words", underline: .solid)])
    let natural = bench.layout(content)
    let layout = bench.layout(content, width: natural.size.width / 1.9)
    let thickness = natural.lines[0].decorations[0].frame.height
    #expect(layout.scale < 0.6)
    #expect(abs(layout.lines[0].decorations[0].frame.height - thickness * layout.scale) < 1e-9)
    #expect(abs(layout.lines[0].decorations[0].frame.width - layout.size.width) < 1e-9)
  }
}
