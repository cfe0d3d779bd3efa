import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Scroll views that report their position.
@MainActor struct ScrollReportTests {
  struct Rows: View {
    @Binding var position: Int?
    var anchor: UnitPoint?
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in box("\(row)", 100, 20).id("row \(row)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $position, anchor: anchor)
    }
  }

  private func drag(_ height: CGFloat, at time: Double = 0, over duration: Double = 0) -> Cue {
    Cue(at: time, drag: "row 1", by: CGSize(width: 0, height: height), over: duration)
  }

  @Test func `a drag sets the binding to the first visible view`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.none)
    host.show(Rows(position: position))
    host.schedule(drag(-25))
    try await host.advance(to: 0)
    #expect(position.wrappedValue == 1)
    #expect(host.frame("1").minY == -5, "the binding does not move what it has come from")
    host.schedule(drag(-15, at: 1))
    try await host.advance(to: 1)
    #expect(position.wrappedValue == 2)
  }

  @Test func `during deceleration the binding names the destination`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.none)
    host.show(Rows(position: position))
    host.schedule(drag(-50, over: 0.25))
    try await host.advance(to: 0.1)
    #expect(position.wrappedValue == 0 || position.wrappedValue == 1)
    try await host.advance(to: 0.25)
    let goal = position.wrappedValue
    #expect(goal == Int((50 + 200 * DecelerationAnimation.normal.distance) / 20))
    try await host.advance(to: 9)
    #expect(position.wrappedValue == goal)
    #expect(try host.frame("\(#require(goal))").contains(CGPoint(x: 50, y: 0.1)))
  }

  @Test func `with an anchor the binding names the nearest view`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.some(5))
    host.show(Rows(position: position, anchor: .center))
    #expect(host.frame("5").midY == 30)
    host.schedule(Cue(at: 0, drag: "row 5", by: CGSize(width: 0, height: -31), over: 0))
    try await host.advance(to: 0)
    #expect(position.wrappedValue == 7)
  }

  @Test func `a proxy and a cue set the binding, a write of the binding does not`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.none)
    host.show(Rows(position: position))
    host.schedule(Cue(at: 0, scrollTo: 9, anchor: .top, animation: .linear(duration: 1)))
    try await host.advance(to: 0)
    #expect(position.wrappedValue == 9)
    try await host.advance(to: 0.5)
    #expect(near(host.frame("9").minY, 90))
    position.wrappedValue = 2
    try await host.advance(to: 2)
    #expect(position.wrappedValue == 2)
    position.wrappedValue = 4
    try await host.advance(to: 2)
    #expect(position.wrappedValue == 4, "although it is the last that shows")
    #expect(host.frame("4").minY == 40)
  }

  struct Places: View {
    @Binding var position: ScrollPosition
    var body: some View {
      ScrollView([.horizontal, .vertical]) {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in box("\(row)", 200, 20).id("row \(row)") }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
    }
  }

  @Test func `a position scrolls to edges, points and views`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(ScrollPosition(idType: Int.self, edge: .bottom))
    host.show(Places(position: position))
    #expect(host.frame("19").maxY == 60)
    #expect(position.wrappedValue.edge == .bottom)
    let orders: [(String, @MainActor (inout ScrollPosition) -> Void, CGPoint)] = [
      ("top", { $0.scrollTo(edge: .top) }, CGPoint(x: 0, y: 0)),
      ("trailing", { $0.scrollTo(edge: .trailing) }, CGPoint(x: -100, y: 0)),
      ("point", { $0.scrollTo(x: 30, y: 40) }, CGPoint(x: -30, y: -40)),
      ("x", { $0.scrollTo(x: 20) }, CGPoint(x: -20, y: -40)),
      ("y", { $0.scrollTo(y: 10) }, CGPoint(x: -20, y: -10)),
      ("too far", { $0.scrollTo(y: 1e6) }, CGPoint(x: -20, y: -340)),
      ("view", { $0.scrollTo(id: 3, anchor: .topLeading) }, CGPoint(x: 0, y: -60)),
    ]
    for (name, order, origin) in orders {
      order(&position.wrappedValue)
      try await host.advance(to: 0)
      #expect(near(host.frame("0").origin, origin), "\(name)")
    }
    #expect(position.wrappedValue.viewID(type: Int.self) == 3)
    #expect(!position.wrappedValue.isPositionedByUser)
  }

  @Test func `a position knows whether a drag has moved it`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(ScrollPosition(idType: Int.self, edge: .top))
    host.show(Places(position: position))
    host.schedule(drag(-50))
    try await host.advance(to: 0)
    #expect(position.wrappedValue.isPositionedByUser)
    #expect(position.wrappedValue.edge == nil)
    #expect(position.wrappedValue.viewID(type: Int.self) == 2)
    #expect(position.wrappedValue.viewID(type: String.self) == nil)
    withAnimation(.linear(duration: 1)) { position.wrappedValue.scrollTo(edge: .top) }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("0").minY, -25))
    #expect(!position.wrappedValue.isPositionedByUser)
  }

  @Test func `positions are equal if they describe the same place`() {
    #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
    #expect(ScrollPosition(id: 1) != ScrollPosition(id: 2))
    #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
    #expect(ScrollPosition() == ScrollPosition())
    #expect(ScrollPosition(point: .zero) == ScrollPosition(x: 0, y: 0))
    #expect(ScrollPosition(x: 1).x == 1)
    #expect(ScrollPosition(y: 1).y == 1)
    #expect(ScrollPosition(y: 1).point == nil)
    #expect(ScrollPosition(x: 2, y: 1).point == CGPoint(x: 2, y: 1))
  }

  struct Observed: View {
    let journal: Journal
    @State private var offset: CGFloat = 0
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in box("\(row)", 100, 20).id("row \(row)") }
        }
      }
      .contentMargins(.top, 10)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y + $0.contentInsets.top
      } action: { old, new in
        offset = new
        journal.note("\(short(old)) to \(short(new))")
      }
      .onScrollPhaseChange { old, new in journal.note("\(old) \(new)") }
      .onScrollPhaseChange { _, _, context in
        journal.note("\(short(context.geometry.contentSize)) \(context.velocity != nil)")
      }
      .overlay { box("follower", offset, 1) }
    }
  }

  @Test func `geometry and phases are reported as the scroll view moves`() async throws {
    let journal = Journal()
    let host = Host(100, 60) { Observed(journal: journal) }
    try await host.advance(to: 0)
    #expect(journal.take() == ["0 to 0"])
    host.schedule(Cue(at: 1, scrollTo: 4, anchor: .top, animation: .linear(duration: 1)))
    try await host.advance(to: 1)
    #expect(journal.take().sorted() == ["100,400 false", "idle animating"])
    try await host.advance(to: 1.5)
    #expect(journal.take() == ["0 to 40"])
    #expect(host.frame("follower").width == 40)
    try await host.advance(to: 2)
    let end = journal.take()
    #expect(end.contains("animating idle"))
    #expect(end.contains("40 to 80"))
    host.schedule(
      Cue(at: 3, drag: "row 5", by: CGSize(width: 0, height: -20), over: 0.1))
    try await host.advance(to: 20)
    let phases = journal.take().filter { $0.hasSuffix("ing") || $0.hasSuffix("idle") }
    #expect(phases == ["idle interacting", "interacting decelerating", "decelerating idle"])
  }

  @Test func `the geometry of a scroll view is consistent`() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 1, y: 2), contentSize: CGSize(width: 30, height: 40),
      contentInsets: EdgeInsets(), containerSize: CGSize(width: 10, height: 20))
    #expect(geometry.bounds == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(geometry.visibleRect == geometry.bounds)
    #expect(ScrollPhase.animating.isScrolling)
    #expect(!ScrollPhase.idle.isScrolling)
  }
}
