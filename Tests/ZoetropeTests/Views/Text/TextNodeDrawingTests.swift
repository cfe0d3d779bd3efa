import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing items of texts.
@MainActor struct TextNodeDrawingTests {
  private func list<V: View>(
    _ width: CGFloat = 400, _ height: CGFloat = 100, @ViewBuilder _ content: () -> V
  ) -> DisplayList {
    let list = Host(width, height, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  /// The kinds of the items, in order.
  private func kinds(_ list: DisplayList) -> String {
    list.items.map { item in
      switch item {
      case .fill: "fill"
      case .stroke: "stroke"
      case .glyphs: "glyphs"
      default: "scope"
      }
    }.joined(separator: " ")
  }

  @Test func `empty, blank and colorless texts draw nothing`() {
    #expect(list { Text(verbatim: "") }.items.isEmpty)
    #expect(list { Text(verbatim: "  \n ") }.items.isEmpty)
    #expect(list { Text(verbatim: "abc").foregroundColor(.clear) }.items.isEmpty)
  }

  @Test func `a text of one color and size is one run, whatever its number of lines`() {
    #expect(list { Text(verbatim: "a") }.runs.count == 1)
    let wrapped = list(60, 200) { Text(verbatim: "one two three four five") }
    #expect(wrapped.runs.count == 1)
    #expect(Set(wrapped.glyphs.map(\.origin.y)).count > 1)
    #expect(wrapped.glyphs.count == 19)
  }

  @Test func `each color and size has one run`() {
    let colored = list {
      Text(verbatim: "ab") + Text(verbatim: "cd").foregroundColor(.red) + Text(verbatim: "ef")
    }
    #expect(colored.runs.map(\.glyphs.count) == [4, 2])
    let sized = list { Text(verbatim: "ab") + Text(verbatim: "cd").font(.system(size: 30)) }
    #expect(sized.runs.map(\.size) == [17, 30])
  }

  @Test func `glyphs lie on the canvas at the place of the frame`() {
    let host = Host(400, 100) { Text(verbatim: "ab") }
    let frame = host.placements()[0].frame
    let glyphs = host.displayList().glyphs
    #expect(near(glyphs[0].origin.x, frame.minX, 2))
    #expect(glyphs[1].origin.x > glyphs[0].origin.x && glyphs[1].origin.x < frame.maxX)
    #expect(glyphs[0].origin.y > frame.minY && glyphs[0].origin.y < frame.maxY)
  }

  @Test func `underlines lie under the glyphs and strikethroughs over them`() {
    #expect(kinds(list { Text(verbatim: "ab").underline() }) == "fill glyphs")
    #expect(kinds(list { Text(verbatim: "ab").strikethrough() }) == "glyphs fill")
    let both = list { Text(verbatim: "ab").underline(true, color: .red).strikethrough() }
    #expect(kinds(both) == "fill glyphs fill")
    #expect(both.fills[0].color == Color.red.paint(in: EnvironmentValues()))
    let (under, through) = (box(of: both.fills[0]), box(of: both.fills[1]))
    let baseline = both.glyphs[0].origin.y
    #expect(under.minY > baseline && through.maxY < baseline)
    #expect(near(under.width, through.width))
  }

  private func box(of fill: DisplayList.PaintedFill) -> CGRect {
    fill.path.boundingRect.applying(fill.fill.transform)
  }

  @Test func `a dotted line is broken up`() {
    let solid = list { Text(verbatim: "abcdef").underline() }
    let dotted = list { Text(verbatim: "abcdef").underline(true, pattern: .dot) }
    let (a, b) = (box(of: solid.fills[0]), box(of: dotted.fills[0]))
    #expect(near(a.minX, b.minX) && near(a.height, b.height))
    #expect(b.maxX <= a.maxX + 1e-9)
    let subpaths = dotted.fills[0].path.description.split(separator: " ").count { $0 == "m" }
    #expect(subpaths > 5)
  }

  @Test func `a background is as high as the line and behind it`() throws {
    var string = AttributedString("ab")
    string.backgroundColor = .yellow
    let host = Host(200, 100) { Text(string) }
    let list = host.displayList()
    #expect(kinds(list) == "fill glyphs")
    let frame = host.placements()[0].frame
    let box = box(of: list.fills[0])
    #expect(near(box.minX, frame.minX) && near(box.width, frame.width, 1))
    #expect(near(box.height, frame.height, 1))
  }

  @Test func `lines follow the alignment, by whole points`() {
    func edges(_ alignment: TextAlignment) -> (frame: CGRect, first: CGFloat, second: CGFloat) {
      let host = Host(200, 100) {
        Text(verbatim: "IIIIIIII\nI").multilineTextAlignment(alignment)
      }
      let glyphs = host.displayList().glyphs
      return (host.placements()[0].frame, glyphs[0].origin.x, glyphs[8].origin.x)
    }
    let (leading, center, trailing) = (edges(.leading), edges(.center), edges(.trailing))
    #expect(leading.frame == center.frame && center.frame == trailing.frame)
    #expect(near(leading.first, leading.second))
    #expect(leading.second < center.second && center.second < trailing.second)
    #expect(trailing.first >= leading.first && trailing.first < leading.first + 1)
  }

  @Test func `from right to left, lines start on the right`() {
    let host = Host(200, 100) {
      Text(verbatim: "IIIIIIII\nI").environment(\.layoutDirection, .rightToLeft)
    }
    let glyphs = host.displayList().glyphs
    #expect(glyphs[8].origin.x > glyphs[6].origin.x)
  }

  @Test func `opacity fades one run without a layer and several with one`() {
    let one = list { Text(verbatim: "ab").opacity(0.5) }
    #expect(kinds(one) == "glyphs")
    #expect(one.glyphs[0].color.alpha == 0.5)
    let two = list { Text(verbatim: "ab").underline().opacity(0.5) }
    #expect(kinds(two) == "scope fill glyphs scope")
  }

  /// Counts how often a text is measured.
  private struct Counter: Layout {
    let journal: Journal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      journal.note("size")
      return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }
  }

  private struct Colored: View {
    let journal: Journal
    @Binding var isRed: Bool
    @Binding var isLong: Bool

    var body: some View {
      Counter(journal: journal) {
        Text(verbatim: isLong ? "abc" : "ab").foregroundColor(isRed ? .red : .blue)
      }
    }
  }

  @Test func `a change of color runs no layout, a change of characters does`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let (isRed, isLong) = (host.makeState(false), host.makeState(false))
    let journal = Journal()
    host.show(Colored(journal: journal, isRed: isRed, isLong: isLong))
    _ = journal.take()
    let before = host.displayList().glyphs
    isRed.wrappedValue = true
    try await host.advance(to: 1)
    #expect(journal.take().isEmpty)
    let after = host.displayList().glyphs
    #expect(after.map(\.origin) == before.map(\.origin))
    #expect(after[0].color != before[0].color)
    isLong.wrappedValue = true
    try await host.advance(to: 2)
    #expect(!journal.take().isEmpty)
    #expect(host.displayList().glyphs.count == 3)
  }
}
