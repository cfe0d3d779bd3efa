import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The items of canvases, and the times at which they are drawn.
@MainActor struct CanvasTests {
  private func list<V: View>(
    _ width: CGFloat = 40, _ height: CGFloat = 20, @ViewBuilder _ content: () -> V
  ) -> String {
    let list = Host(width, height, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list.description
  }

  private static let dot = Path(CGRect(x: 0, y: 0, width: 4, height: 4))

  @Test func `an empty canvas draws nothing`() {
    #expect(list { Canvas { _, _ in } } == "canvas 40 x 20\n")
    #expect(list { Canvas { context, _ in context.drawLayer { _ in } } } == "canvas 40 x 20\n")
    #expect(
      list { Canvas { context, _ in context.fill(Path(), with: .color(.red)) } }
        == "canvas 40 x 20\n")
  }

  @Test func `a canvas takes its proposal, or 10 points where nothing is proposed`() {
    var sizes: [CGSize] = []
    let host = Host(60, 40) {
      Canvas { _, size in sizes.append(size) }
    }
    _ = host.displayList()
    let ideal = Host(60, 40) {
      Canvas { _, size in sizes.append(size) }.fixedSize()
    }
    _ = ideal.displayList()
    #expect(sizes == [CGSize(width: 60, height: 40), CGSize(width: 10, height: 10)])
  }

  @Test func `drawing lies in the canvas's space, within its frame`() {
    #expect(
      list {
        Canvas { context, size in
          context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        }
        .frame(width: 10, height: 6)
      } == """
        canvas 40 x 20
          clip transform [1 0 0 1 15 7] path 0 0 m 10 0 l 10 6 l 0 6 l h
            fill rgba(0 0 0 1) transform [1 0 0 1 15 7] path 0 0 m 10 0 l 10 6 l 0 6 l h
          end clip

        """)
  }

  @Test func `copies of a context have their own state and draw into the same canvas`() {
    let list = Host(40, 20) {
      Canvas { context, _ in
        var inner = context
        inner.translateBy(x: 5, y: 6)
        inner.opacity = 0.5
        inner.fill(Self.dot, with: .color(.white))
        context.fill(Self.dot, with: .color(.white))
        inner.scaleBy(x: 2, y: 2)
        inner.fill(Self.dot, with: .color(.white))
      }
    }.displayList()
    #expect(list.fills.map(\.color.alpha) == [0.5, 1, 0.5])
    #expect(list.fills.map(\.fill.transform.tx) == [5, 0, 5])
    #expect(list.fills.map(\.fill.transform.a) == [1, 1, 2])
  }

  @Test func `clips are opened once for all items drawn in them`() {
    #expect(
      list {
        Canvas { context, _ in
          var half = context
          half.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
          for _ in 0..<2 { half.fill(Self.dot, with: .color(.black)) }
          var quarter = half
          quarter.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 10)), options: .inverse)
          quarter.fill(Self.dot, with: .color(.black))
          half.fill(Self.dot, with: .color(.black))
          context.fill(Self.dot, with: .color(.black))
        }
      } == """
        canvas 40 x 20
          clip path 0 0 m 40 0 l 40 20 l 0 20 l h
            clip path 0 0 m 20 0 l 20 20 l 0 20 l h
              fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
              fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
              clip outside path 0 0 m 20 0 l 20 10 l 0 10 l h
                fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
              end clip
              fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
            end clip
            fill rgba(0 0 0 1) path 0 0 m 4 0 l 4 4 l 0 4 l h
          end clip

        """)
  }

  @Test func `the bounding box of the clips is given in the current space`() {
    var boxes: [CGRect] = []
    _ = Host(40, 20) {
      Canvas { context, _ in
        boxes.append(context.clipBoundingRect)
        context.clip(to: Path(CGRect(x: 10, y: -5, width: 100, height: 15)))
        boxes.append(context.clipBoundingRect)
        context.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)), options: .inverse)
        context.scaleBy(x: 2, y: 2)
        boxes.append(context.clipBoundingRect)
        context.scaleBy(x: 0, y: 1)
        boxes.append(context.clipBoundingRect)
        context.clip(to: Path())
        boxes.append(context.clipBoundingRect)
      }
    }.displayList()
    #expect(
      boxes == [
        CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: 10, y: 0, width: 30, height: 10),
        CGRect(x: 5, y: 0, width: 15, height: 5), .zero, .zero,
      ])
  }

  @Test func `the closure runs again only when one of its dependencies has changed`()
    async throws
  {
    var runs = 0
    let host = Host(size: CGSize(width: 40, height: 20))
    let size = host.makeState(CGFloat(1))
    let other = host.makeState(0)
    struct Sized: View {
      @Binding var size: CGFloat
      var draw: (inout GraphicsContext, CGFloat) -> Void
      var body: some View {
        Canvas { context, _ in draw(&context, size) }
      }
    }
    struct Other: View {
      @Binding var other: Int
      var body: some View { Color.red.frame(width: CGFloat(other), height: 1) }
    }
    host.show(
      ZStack {
        Sized(size: size) { context, _ in
          runs += 1
          context.fill(Self.dot, with: .color(.red))
        }
        Other(other: other)
      })
    #expect(runs == 0)
    let first = host.displayList()
    #expect(host.displayList() == first)
    #expect(runs == 1)
    other.wrappedValue = 7
    try await host.advance(to: 1)
    _ = host.displayList()
    #expect(runs == 1)
    size.wrappedValue = 2
    try await host.advance(to: 2)
    _ = host.displayList()
    #expect(runs == 2)
  }

  @Test func `a canvas in a timeline draws in every frame`() async throws {
    let host = Host(40, 20) {
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          let time = timeline.date.timeIntervalSinceReferenceDate
          context.translateBy(x: time, y: 0)
          context.fill(Self.dot, with: .color(.red))
        }
      }
    }
    var places: [CGFloat] = []
    for time in [0.0, 1, 2] {
      try await host.advance(to: time)
      places += host.displayList().fills.map(\.fill.transform.tx)
    }
    #expect(places == [0, 1, 2])
  }

  @Test func `an opaque canvas is black behind what it draws`() {
    #expect(
      Host(40, 20) { Canvas(opaque: true) { _, _ in } }.displayList().fills.map(\.color)
        == [PaintColor(red: 0, green: 0, blue: 0)])
  }

  @Test func `drawing with a context after its closure has ended is ignored`() {
    var kept: GraphicsContext?
    let host = Host(40, 20) {
      Canvas { context, _ in
        kept = context
        var layer: GraphicsContext?
        context.drawLayer { layer = $0 }
        layer?.fill(Self.dot, with: .color(.red))
        context.fill(Self.dot, with: .color(.white))
      }
    }
    #expect(host.displayList().fills.count == 1)
    kept?.fill(Self.dot, with: .color(.red))
    kept?.draw(Text("late"), at: .zero)
    #expect(kept?.resolveSymbol(id: 1)?.size == nil)
    #expect(host.displayList().fills.count == 1)
  }

  @Test func `non-finite numbers are left out and reported`() {
    let host = Host(40, 20) {
      Canvas { context, size in
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 3, y: 4))
        context.fill(path, with: .color(.red))
        context.stroke(path, with: .color(.red), lineWidth: .infinity)
        context.addFilter(.blur(radius: .nan))
        context.opacity = .nan
        context.fill(Self.dot, with: .color(.red))
        context.opacity = 1
        context.draw(Text("x"), at: CGPoint(x: CGFloat.infinity, y: 0))
        context.draw(Text("x"), in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
        context.scaleBy(x: .nan, y: 1)
        context.clip(to: Self.dot)
        context.fill(Self.dot, with: .color(.red))
        context.drawLayer { $0.fill(Self.dot, with: .color(.red)) }
      }
    }
    let list = host.displayList()
    #expect(throws: Never.self) { try list.validate() }
    #expect(list.fills.count == 1)
    let told = host.takeDiagnostics().map(\.message)
    #expect(told.count >= 4)
    #expect(told.allSatisfy { $0.contains("Canvas") })
  }

  @Test func `a symbol in a box of infinite width is left out and reported`() {
    let host = Host(40, 20) {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 1) else { return }
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      } symbols: {
        Circle().tag(1)
      }
    }
    #expect(host.displayList().items.isEmpty)
    let told = host.takeDiagnostics().map(\.message)
    #expect(told.contains { $0.contains("a symbol is drawn in a box") })
  }
}
