import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The answers of texts to proposals, and their places in containers.
@MainActor struct TextNodeLayoutTests {
  private let words = "The quick brown fox jumps over the lazy dog, and runs away for good."

  /// The sizes of a view at some proposals.
  private func sizes<V: View>(
    _ view: V, _ proposals: [ProposedViewSize]
  ) -> [CGSize] {
    let journal = Journal()
    let read: @Sendable (LayoutSubviews) -> String = { subviews in
      proposals.map { proposal in
        let size = subviews[0].sizeThatFits(proposal)
        return "\(size.width) \(size.height)"
      }.joined(separator: "\n")
    }
    _ = Host(500, 500) { Probe(journal: journal, read: read) { view } }
    return (journal.lines.last ?? "").split(separator: "\n").map { line in
      let numbers = line.split(separator: " ").map { Double($0) ?? .nan }
      return CGSize(width: numbers[0], height: numbers[1])
    }
  }

  private func size<V: View>(_ view: V, width: CGFloat?, height: CGFloat? = nil) -> CGSize {
    sizes(view, [ProposedViewSize(width: width, height: height)])[0]
  }

  // MARK: Sizes

  @Test func `a text without a width has one line`() {
    let line = size(Text(verbatim: "X"), width: nil)
    let whole = size(Text(verbatim: words), width: nil)
    #expect(line.width > 0 && line.height > 0)
    #expect(whole.height == line.height)
    #expect(whole.width > 20 * line.width)
    #expect(size(Text(verbatim: words), width: .infinity, height: .infinity) == whole)
  }

  @Test func `an empty text has no size`() {
    #expect(size(Text(verbatim: ""), width: nil) == .zero)
    #expect(size(Text(verbatim: ""), width: 100, height: 100) == .zero)
  }

  @Test func `explicit line ends count without a width`() {
    let one = size(Text(verbatim: "a"), width: nil).height
    #expect(near(size(Text(verbatim: "a\nb"), width: nil).height, 2 * one, 1))
    #expect(near(size(Text(verbatim: "a\n\nb"), width: nil).height, 3 * one, 1))
  }

  @Test(arguments: [20.0, 33.3, 60, 61, 100, 250, 399.5])
  func `a text is at most as wide as proposed and holds its lines`(width: CGFloat) {
    let text = Text(verbatim: words)
    let size = size(text, width: width)
    #expect(size.width <= width)
    #expect(size.width == width || size.width == size.width.rounded())
    #expect(size.height == size.height.rounded())
    #expect(self.size(text, width: size.width) == size)
    #expect(self.size(text, width: size.width, height: size.height) == size)
    #expect(self.size(text, width: width) == size)
  }

  @Test func `a narrower text is higher`() {
    let widths: [CGFloat] = [500, 200, 100, 50, 25]
    let heights = sizes(
      Text(verbatim: words), widths.map { ProposedViewSize(width: $0, height: nil) }
    ).map(\.height)
    #expect(heights == heights.sorted())
    #expect(heights[4] > 5 * heights[0])
  }

  @Test func `at zero width a text is at most as wide as its widest word`() {
    let widest = size(Text(verbatim: "quick"), width: nil).width
    let size = size(Text(verbatim: words), width: 0)
    #expect(size.width <= widest)
    #expect(size.height > self.size(Text(verbatim: words), width: 100).height)
  }

  @Test func `a height limits the lines to at least one`() {
    let text = Text(verbatim: words)
    let line = size(text, width: nil).height
    #expect(size(text, width: 100, height: line).height == line)
    #expect(size(text, width: 100, height: 0).height == line)
    let three = size(text, width: 100, height: 3 * line + line / 2).height
    #expect(near(three, 3 * line, 2))
  }

  @Test func `negative and NaN proposals give finite sizes`() {
    let text = Text(verbatim: words)
    #expect(size(text, width: -10) == size(text, width: 0))
    #expect(size(text, width: .nan).width.isFinite)
    #expect(size(text, width: nil, height: -1).height > 0)
  }

  // MARK: In containers

  @Test func `a text is centered in the canvas with its own size`() {
    let host = Host(200, 100) { Text(verbatim: "Hi") }
    let frame = host.placements()[0].frame
    #expect(frame.size == size(Text(verbatim: "Hi"), width: 200, height: 100))
    #expect(near(CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: 100, y: 50)))
    #expect(host.placements()[0].path == "Text")
  }

  @Test func `two texts in a row share the width and wrap`() {
    let host = Host(200, 200) {
      HStack(spacing: 10) {
        mark("a") { Text(verbatim: words) }
        mark("b") { Text(verbatim: words) }
      }
    }
    let (a, b) = (host.frame("a"), host.frame("b"))
    #expect(a.width <= 95 && b.width <= 200 - 10 - a.width)
    #expect(b.minX >= a.maxX + 10 - 1e-9)
    #expect(a.height > 3 * size(Text(verbatim: "X"), width: nil).height)
  }

  @Test func `the short text in a row keeps its width`() {
    let host = Host(200, 200) {
      HStack(spacing: 10) {
        mark("a") { Text(verbatim: words) }
        mark("b") { Text(verbatim: "Fox") }
      }
    }
    let ideal = size(Text(verbatim: "Fox"), width: nil)
    #expect(host.frame("b").size == ideal)
    #expect(host.frame("a").width <= 190 - ideal.width)
  }

  @Test func `a text of higher priority gets its width first`() {
    let host = Host(300, 200) {
      HStack(spacing: 0) {
        mark("a") { Text(verbatim: "The quick brown fox jumps") }
        mark("b") { Text(verbatim: "over the lazy dog at night") }.layoutPriority(1)
      }
    }
    let ideal = size(Text(verbatim: "over the lazy dog at night"), width: nil)
    #expect(host.frame("b").size == ideal)
    #expect(host.frame("a").maxX <= host.frame("b").minX + 1e-9)
    #expect(host.frame("a").height > ideal.height)
  }

  @Test func `a fixed size keeps one line, and the width of a frame wraps`() {
    let ideal = size(Text(verbatim: words), width: nil)
    let host = Host(200, 200) {
      mark("fixed") { Text(verbatim: words) }.fixedSize()
      mark("wrapped") { Text(verbatim: words) }.frame(width: 80)
      mark("high") { Text(verbatim: words) }.fixedSize(horizontal: false, vertical: true)
        .frame(width: 80, height: 10)
    }
    #expect(host.frame("fixed").size == ideal)
    #expect(host.frame("wrapped").width <= 80)
    #expect(host.frame("wrapped").height > ideal.height)
    #expect(host.frame("high").height > 10)
  }

  // MARK: Guides

  @Test func `texts of different sizes stand on one baseline`() {
    let host = Host(400, 200) {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "ab").font(.system(size: 40))
        Text(verbatim: "cd").font(.system(size: 11))
        mark("box") { Color.red }.frame(width: 10, height: 30)
      }
    }
    let baselines = host.displayList().glyphs.map(\.origin.y)
    #expect(baselines.count == 4)
    for baseline in baselines { #expect(near(baseline, baselines[0])) }
    #expect(near(host.frame("box").maxY, baselines[0]))
  }

  @Test func `the last baseline is that of the last line`() {
    let host = Host(400, 200) {
      HStack(alignment: .lastTextBaseline) {
        Text(verbatim: "a\nb")
        mark("box") { Color.red }.frame(width: 10, height: 30)
      }
    }
    let baselines = host.displayList().glyphs.map(\.origin.y)
    #expect(baselines.count == 2)
    #expect(baselines[1] > baselines[0])
    #expect(near(host.frame("box").maxY, baselines[1]))
  }

  @Test func `a container has the baselines of its texts`() {
    let guides = probe {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 7)
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      Text(verbatim: "a")
    } _: { subviews in
      subviews.map { subview in
        let dimensions = subview.dimensions(in: .unspecified)
        let last = dimensions[VerticalAlignment.lastTextBaseline]
        return "\(dimensions[VerticalAlignment.firstTextBaseline]) \(last) \(dimensions.height)"
      }.joined(separator: " ")
    }.split(separator: " ").compactMap { Double($0) }
    #expect(guides.count == 6)
    #expect(near(guides[0], 7 + guides[3]))
    #expect(near(guides[1], 7 + guides[5] + guides[3]))
    #expect(guides[3] == guides[4])
    #expect(guides[3] > 0.5 * guides[5] && guides[3] < guides[5])
  }

  // MARK: Recorded

  /// Frames of a box above a text, recorded from SwiftUI on macOS 26.2, where the text is 16 points
  /// high.
  @Test func `a box stands above a text at the recorded place`() async throws {
    let host = Host(size: CGSize(width: 320, height: 160))
    let isExpanded = host.makeState(false)
    host.show(BoxAboveText(isExpanded: isExpanded))
    #expect(near(host.frame("box"), CGRect(x: 110, y: 48, width: 100, height: 40), 0.01))
    withAnimation(.linear(duration: 0.5)) { isExpanded.wrappedValue = true }
    try await host.advance(to: 1)
    #expect(near(host.frame("box"), CGRect(x: 60, y: 38, width: 200, height: 60), 0.01))
  }

  struct BoxAboveText: View {
    @Binding var isExpanded: Bool

    var body: some View {
      VStack(spacing: 8) {
        box("box", isExpanded ? 200 : 100, isExpanded ? 60 : 40)
        Text(verbatim: "Below").frame(height: 16)
      }
    }
  }
}
