import Foundation
import TestSupport
import Testing
import ZoetropeText

@Suite(.reportsSeed) struct TruncationTests {
  private let bench: TypesetterBench
  private let text = "The quick brown fox jumps over the lazy dog"

  init() throws {
    bench = try TypesetterBench()
    bench.style.maximumLines = 1
  }

  @Test func `a text that fits has no ellipsis`() {
    let layout = bench.layout(text, width: bench.width(text))
    #expect(!layout.isTruncated)
    #expect(layout.lines[0].glyphs.allSatisfy { $0.offset != nil })
  }

  @Test(arguments: [ParagraphStyle.Truncation.tail, .head, .middle])
  func `one line is as full as possible and never wider`(_ kind: ParagraphStyle.Truncation) {
    bench.style.truncation = kind
    let most = Int(bench.width(text))
    for width in stride(from: 20.0, to: Double(most), by: 9) {
      let layout = bench.layout(text, width: width)
      #expect(layout.lines.count == 1)
      #expect(layout.isTruncated, "\(width)")
      #expect(layout.size.width <= width, "\(width)")
      // Another cluster, or a space and a cluster, would not fit.
      #expect(layout.size.width > width - 24, "\(width)")
      let shown = bench.shown(layout, of: text)[0]
      let parts = shown.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
      #expect(parts.count == 2)
      #expect(text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]), "\(shown)")
      #expect(!parts[0].hasSuffix(" ") && !parts[1].hasPrefix(" "), "\(shown)")
      switch kind {
      case .tail: #expect(parts[1].isEmpty)
      case .head: #expect(parts[0].isEmpty)
      case .middle: #expect(abs(bench.width(parts[0]) - bench.width(parts[1])) < 24)
      }
    }
  }

  @Test func `several lines are truncated in the last one`() {
    bench.style.maximumLines = 2
    let width = bench.width("The quick brown")
    let first = "The quick brown"
    let tail = bench.shown(text, width: width)
    #expect(tail[0] == first && tail[1].hasPrefix("fox jumps") && tail[1].hasSuffix("…"))
    bench.style.truncation = .head
    let head = bench.shown(text, width: width)
    #expect(head[0] == first && head[1].hasPrefix("…") && head[1].hasSuffix("lazy dog"))
    bench.style.truncation = .middle
    let middle = bench.shown(text, width: width)
    #expect(middle[0] == first && middle[1].hasPrefix("fox") && middle[1].hasSuffix("dog"))
    #expect(middle[1].contains("…"))
  }

  @Test func `a height keeps whole lines, at least one`() {
    bench.style.maximumLines = nil
    let height = bench.lineHeight
    let counts = [0, 0.5, 1, 1.5, 2, 2.99, 3].map { lines in
      bench.layout(text, width: 120, height: height * lines).lines.count
    }
    #expect(counts == [1, 1, 1, 1, 2, 2, 3])
    #expect(bench.layout(text, width: 120, height: height * 2).isTruncated)
    let whole = bench.layout(text, width: 120)
    #expect(!bench.layout(text, width: 120, height: whole.size.height).isTruncated)
    #expect(bench.layout(text, width: 120, height: whole.size.height - 0.1).isTruncated)
  }

  @Test func `line spacing counts towards the height`() {
    bench.style.maximumLines = nil
    bench.style.lineSpacing = 10
    let height = bench.lineHeight
    #expect(bench.layout("a\nb", height: height * 2 + 9).lines.count == 1)
    #expect(bench.layout("a\nb", height: height * 2 + 10).lines.count == 2)
  }

  @Test func `line ends count as lines`() {
    #expect(bench.shown("Hello\nworld") == ["Hello…"])
    bench.style.truncation = .head
    #expect(bench.shown("Hello\nworld") == ["…world"])
    bench.style.truncation = .middle
    #expect(bench.shown("Hello\nworld") == ["Hello…world"])
    #expect(bench.shown("Hello\n\nworld\n") == ["Hello…world"])
  }

  @Test func `omitted white space needs no ellipsis`() {
    for blank in ["\n", "\n\n", " \n ", "\n\t\n"] {
      let layout = bench.layout("Hello" + blank)
      #expect(!layout.isTruncated)
      #expect(bench.shown(layout, of: "Hello" + blank) == ["Hello"])
    }
  }

  @Test func `a narrow width leaves the ellipsis alone, and then nothing`() {
    let ellipsis = bench.width("…")
    for kind in [ParagraphStyle.Truncation.tail, .head, .middle] {
      bench.style.truncation = kind
      #expect(bench.shown("Wide", width: ellipsis + 0.5) == ["…"])
      let none = bench.layout("Wide", width: ellipsis - 0.5)
      #expect(none.lines.map(\.glyphs.count) == [0])
      #expect(none.size.width == 0 && none.isTruncated)
      #expect(abs(none.size.height - bench.lineHeight) < 1e-9)
    }
  }

  @Test func `clusters are omitted whole`() {
    let cluster = "e\u{301}\u{323}"
    let text = String(repeating: cluster, count: 10)
    for kind in [ParagraphStyle.Truncation.tail, .head, .middle] {
      bench.style.truncation = kind
      for width in stride(from: 20.0, to: bench.width(text), by: 7) {
        let shown = bench.shown(text, width: width)[0]
        #expect(shown.filter { $0 != "…" }.allSatisfy { String($0) == cluster })
        #expect(shown.contains("…"))
      }
    }
  }

  @Test func `a right-to-left text has its ellipsis on the left`() {
    let text = "שלום עולם טוב מאוד"
    let width = bench.width("שלום עולם …") + 2
    let tail = bench.shown(text, width: width)[0]
    #expect(tail.hasPrefix("…") && tail.hasSuffix("םולש"))
    bench.style.truncation = .head
    let head = bench.shown(text, width: width)[0]
    #expect(head.hasSuffix("…") && head.hasPrefix("דואמ"))
    bench.style.truncation = .middle
    let middle = bench.shown(text, width: width)[0]
    #expect(middle.hasSuffix("ש") && middle.hasPrefix("ד") && middle.contains("…"))
  }

  @Test func `an ellipsis after the opposite direction ends the line`() {
    let text = "abc שלום עולם טוב מאוד"
    let tail = bench.shown(text, width: bench.width("abc שלום …") + 2)[0]
    #expect(tail.hasPrefix("abc ") && tail.hasSuffix("…"))
  }

  @Test func `an ellipsis has the attributes of the text before it`() {
    var big = bench.attributes
    big.font.size = 32
    let content = TextContent(spans: [.init("Small ", bench.attributes), .init("and large", big)])
    let early = bench.layout(content, width: 40).lines[0].glyphs
    #expect(early.last?.size == 16 && early.last?.span == 0 && early.last?.offset == nil)
    let late = bench.layout(content, width: 120).lines[0].glyphs
    #expect(late.last?.size == 32 && late.last?.span == 1 && late.last?.offset == nil)
  }

  @Test func `random texts never overflow and are cut in one place`() {
    for seed in UInt64(1)...150 {
      var random = SeededRandom(seed: seed)
      let text = random.text(isLatin: seed % 2 == 0)
      let kinds = [ParagraphStyle.Truncation.tail, .head, .middle]
      bench.style.truncation = kinds[Int(seed % 3)]
      bench.style.maximumLines = Int.random(in: 1...3, using: &random)
      bench.style.isRightToLeft = seed % 5 == 0
      let width = Double.random(in: 30...250, using: &random)
      let layout = bench.layout(text, width: width)
      #expect(layout.lines.count <= bench.style.maximumLines ?? 0, "seed \(seed)")
      guard layout.isTruncated else { continue }
      #expect(layout.lines[layout.lines.count - 1].frame.width <= width, "seed \(seed)")
      let ellipses = layout.lines.flatMap(\.glyphs).filter { $0.offset == nil }
      #expect(ellipses.count == 1, "seed \(seed)")
      let isSame = bench.layout(text, width: width) == layout
      #expect(isSame, "seed \(seed)")
      let advances = layout.lines.last?.glyphs.reduce(0) { $0 + $1.advance } ?? 0
      if !text.contains("\t") {
        #expect(abs(advances - (layout.lines.last?.frame.width ?? 0)) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `a long text is truncated at either end without being read through`() {
    let text = String(repeating: "The quick brown fox. ", count: 5_000)
    for kind in [ParagraphStyle.Truncation.tail, .head, .middle] {
      bench.style.truncation = kind
      let shown = bench.shown(text, width: 200)[0]
      #expect(shown.count < 60 && shown.contains("…"))
    }
  }
}
