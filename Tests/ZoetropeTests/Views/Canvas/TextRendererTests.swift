import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

extension Text.Layout {
  fileprivate var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> {
    flatMap { line in line }
  }

  fileprivate var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
    flattenedRuns.flatMap(\.self)
  }
}

/// Texts drawn by renderers.
@MainActor struct TextRendererTests {
  private struct Plain: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout { context.draw(line) }
    }
  }

  private struct Slices: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for slice in layout.flattenedRunSlices { context.draw(slice) }
    }
  }

  private struct Emphasis: TextAttribute { var level = 1 }

  private struct OnlyEmphasized: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for run in layout.flattenedRuns where run[Emphasis.self]?.level == 2 {
        context.draw(run, options: .disablesSubpixelQuantization)
      }
    }
  }

  /// Moves a text down, and gives it more room.
  private struct Lowered: TextRenderer {
    var amount: Double

    var animatableData: Double {
      get { amount }
      set { amount = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      context.translateBy(x: 0, y: amount)
      for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private func places(_ list: DisplayList) -> [CGPoint] { list.glyphs.map(\.origin) }

  private func list<V: View>(@ViewBuilder _ content: () -> V) -> DisplayList {
    let list = Host(80, 200, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  @Test func `lines and slices are drawn at the places of the ordinary text`() {
    let text = Text(verbatim: "several words in lines")
    let ordinary = places(list { text })
    #expect(Set(ordinary.map(\.y)).count > 1)
    #expect(places(list { text.textRenderer(Plain()) }) == ordinary)
    #expect(places(list { text.textRenderer(Slices()) }) == ordinary)
  }

  @Test func `a run tells the attribute of its part of the text`() {
    let second = Text(verbatim: "cd").customAttribute(Emphasis(level: 2))
    let third = Text(verbatim: "efg").customAttribute(Emphasis())
    let drawn = list {
      Text("ab\(second)\(third)").textRenderer(OnlyEmphasized())
    }
    #expect(drawn.glyphs.count == 2)
    #expect(list { Text(verbatim: "ab").textRenderer(OnlyEmphasized()) }.glyphs.isEmpty)
  }

  @Test func `the measures of slices add up to those of their line`() {
    struct Measuring: TextRenderer {
      let journal: Journal

      func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout {
          let width = line.flatMap { $0 }.reduce(0) { $0 + $1.typographicBounds.width }
          let bounds = line.typographicBounds
          journal.note("\(abs(width - bounds.width) < 0.001) \(bounds.rect.height > 10)")
        }
      }
    }
    let journal = Journal()
    _ = list { Text(verbatim: "word").textRenderer(Measuring(journal: journal)) }
    #expect(!journal.lines.isEmpty && journal.lines.allSatisfy { $0 == "true true" })
  }

  @Test func `a renderer animates, and may give a text more room`() async throws {
    struct Moving: View {
      @Binding var amount: Double

      var body: some View { Text(verbatim: "a").textRenderer(Lowered(amount: amount)) }
    }
    let host = Host(size: CGSize(width: 100, height: 100))
    let amount = host.makeState(0.0)
    host.show(Moving(amount: amount))
    let plain = Host(100, 100) { Text(verbatim: "a") }
    let room = host.placements()[0].frame.height - plain.placements()[0].frame.height
    #expect(Double(room) == 10)
    let start = try #require(places(host.displayList()).first?.y)
    host.schedule(at: 0) { withAnimation(.linear(duration: 1)) { amount.wrappedValue = 20 } }
    try await host.advance(to: 0.25)
    let quarter = try #require(places(host.displayList()).first?.y)
    #expect(abs(Double(quarter - start) - 5) < 0.001)
    try await host.advance(to: 2)
    let end = try #require(places(host.displayList()).first?.y)
    #expect(abs(Double(end - start) - 20) < 0.001)
  }
}
