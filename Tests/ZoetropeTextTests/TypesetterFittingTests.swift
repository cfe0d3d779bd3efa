import Foundation
import Testing
import ZoetropeText

struct TypesetterFittingTests {
  private let bench: TypesetterBench
  private let text = "The quick brown fox"

  init() throws {
    bench = try TypesetterBench()
    bench.style.maximumLines = 1
  }

  // MARK: Scale

  @Test func `a text that fits is not scaled down`() {
    bench.style.minimumScale = 0.5
    let layout = bench.layout(text, width: bench.width(text))
    #expect(layout.scale == 1)
  }

  @Test func `a text is scaled down as little as possible`() {
    let natural = bench.layout(text)
    bench.style.minimumScale = 0.5
    for part in [0.95, 0.8, 0.6, 0.51] {
      let width = natural.size.width * part
      let layout = bench.layout(text, width: width)
      #expect(!layout.isTruncated)
      #expect(layout.size.width <= width)
      #expect(layout.scale <= part && layout.scale > part - 0.5 / 128 - 1e-9, "\(part)")
      #expect(abs(layout.size.height - natural.size.height * layout.scale) < 1e-9)
      #expect(abs(layout.lines[0].glyphs[0].size - 16 * layout.scale) < 1e-9)
      #expect(layout.lines[0].glyphs.count == natural.lines[0].glyphs.count)
    }
  }

  @Test func `a text at its smallest scale is truncated`() {
    bench.style.minimumScale = 0.5
    let width = bench.width(text) * 0.4
    let layout = bench.layout(text, width: width)
    #expect(layout.scale == 0.5)
    #expect(layout.isTruncated)
    #expect(layout.size.width <= width)
    #expect(layout.lines[0].glyphs.last?.offset == nil)
  }

  @Test func `a scaled text fits in its own size`() {
    bench.style.minimumScale = 0.3
    for width in stride(from: 50.0, to: bench.width(text), by: 7) {
      let layout = bench.layout(text, width: width)
      let again = bench.layout(text, width: layout.size.width, height: layout.size.height)
      let isSame = again == layout
      #expect(isSame, "\(width)")
    }
  }

  @Test func `a height scales a text down too, with more words on a line`() {
    bench.style.maximumLines = nil
    bench.style.minimumScale = 0.4
    let width = bench.width("The quick")
    let height = bench.layout(text, width: width).size.height * 0.6
    let layout = bench.layout(text, width: width, height: height)
    #expect(!layout.isTruncated)
    #expect(layout.size.height <= height + 0.001)
    #expect(layout.scale < 1 && layout.scale > 0.4)
  }

  @Test func `a single line that is too high is scaled down`() {
    bench.style.minimumScale = 0.25
    let height = bench.lineHeight
    let layout = bench.layout(text, height: height / 2)
    #expect(layout.size.height <= height / 2 + 0.001)
    #expect(layout.scale > 0.48)
    #expect(bench.layout(text, height: height / 10).scale == 0.25)
  }

  // MARK: Tightening

  @Test func `a text is tightened before it is scaled or truncated`() {
    let natural = bench.layout(text)
    bench.style.allowsTightening = true
    bench.style.minimumScale = 0.5
    let count = Double(text.count)
    let width = natural.size.width - 0.03 * 16 * count
    let layout = bench.layout(text, width: width)
    #expect(layout.scale == 1)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= width)
    #expect(layout.size.width > width - 0.05 / 8 * 16 * count)
    let change = natural.lines[0].glyphs[5].advance - layout.lines[0].glyphs[5].advance
    #expect(change > 0.02 * 16 && change <= 0.05 * 16 + 1e-3)
  }

  @Test func `tightening is limited to a twentieth of an em`() {
    let natural = bench.layout(text)
    bench.style.allowsTightening = true
    let layout = bench.layout(text, width: natural.size.width * 0.7)
    #expect(layout.isTruncated)
    for (a, b) in zip(natural.lines[0].glyphs, layout.lines[0].glyphs) where b.offset != nil {
      #expect(a.advance - b.advance <= 0.05 * 16 + 1e-3)
    }
  }

  @Test func `a text that fits is not tightened`() {
    let natural = bench.layout(text)
    bench.style.allowsTightening = true
    #expect(bench.layout(text, width: natural.size.width) == natural)
  }

  @Test func `tightening works from right to left`() {
    let hebrew = "שלום עולם טוב"
    let natural = bench.layout(hebrew)
    bench.style.allowsTightening = true
    let width = natural.size.width - 3
    let layout = bench.layout(hebrew, width: width)
    #expect(!layout.isTruncated)
    #expect(layout.size.width <= width)
    #expect(bench.shown(layout, of: hebrew) == ["בוט םלוע םולש"])
  }
}
