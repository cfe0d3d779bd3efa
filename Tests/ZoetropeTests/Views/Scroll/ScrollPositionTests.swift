import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Scroll views with a state or a default as their position.
@MainActor struct ScrollPositionTests {
  struct Rows: View {
    @Binding var position: Int?
    var anchor: UnitPoint?

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in box("\(row)", 100, 20) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $position, anchor: anchor)
    }
  }

  @Test func `the position applies initially and on each change`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.some(5))
    host.show(Rows(position: position, anchor: .top))
    #expect(host.frame("5").minY == 0)
    position.wrappedValue = 2
    try await host.advance(to: 0)
    #expect(host.frame("2").minY == 0)
    withAnimation(.linear(duration: 1)) { position.wrappedValue = 6 }
    try await host.advance(to: 0.25)
    #expect(near(host.frame("6").minY, 60))
    try await host.advance(to: 1)
    #expect(near(host.frame("6").minY, 0))
  }

  @Test func `a nil position leaves the window in place`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.some(5))
    host.show(Rows(position: position, anchor: .top))
    position.wrappedValue = nil
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 0)
    position.wrappedValue = 5
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 0)
  }

  @Test func `without an anchor the position makes its shortest move`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.none)
    host.show(Rows(position: position))
    #expect(host.frame("0").minY == 0)
    position.wrappedValue = 3
    try await host.advance(to: 0)
    #expect(host.frame("3").minY == 40)
  }

  struct Lines: View {
    @Binding var count: Int
    var anchor: UnitPoint?
    let proxies: Handout<ScrollViewProxy>

    var body: some View {
      ScrollViewReader { proxy in
        let _ = proxies.give(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in box("\(row)", 100, 20) }
          }
        }
        .defaultScrollAnchor(anchor)
      }
    }
  }

  @Test func `a default anchor is shown initially and kept while the content grows`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let count = host.makeState(10)
    let proxies = Handout<ScrollViewProxy>()
    host.show(Lines(count: count, anchor: .bottom, proxies: proxies))
    #expect(host.frame("9").minY == 40)
    count.wrappedValue = 12
    try await host.advance(to: 0)
    #expect(host.frame("11").minY == 40)
    try proxies.get().scrollTo(5, anchor: .top)
    count.wrappedValue = 14
    try await host.advance(to: 0)
    #expect(host.frame("5").minY == 0, "somewhere else, it stays there")
  }

  @Test(arguments: [(UnitPoint?.none, 0.0), (.center, 10), (.bottom, 20)])
  func `a default anchor aligns smaller content`(_ anchor: UnitPoint?, _ y: CGFloat) {
    let host = Host(size: CGSize(width: 100, height: 60))
    host.show(
      Lines(
        count: host.makeState(2), anchor: anchor, proxies: Handout<ScrollViewProxy>()))
    #expect(host.frame("0").minY == y)
  }

  @Test func `margins surround the content and scroll with it`() async throws {
    let host = Host(size: CGSize(width: 100, height: 60))
    let position = host.makeState(Int?.none)
    host.show(
      Rows(position: position, anchor: .bottom)
        .contentMargins(.horizontal, 10).contentMargins(.vertical, 5))
    #expect(host.frame("0").origin == CGPoint(x: 0, y: 5))
    position.wrappedValue = 9
    try await host.advance(to: 0)
    #expect(host.frame("9").maxY == 55)
  }

  @Test func `margins reduce the proposed width`() {
    let host = Host(100, 60) {
      ScrollView {
        mark("a").frame(height: 20)
        ScrollView(.horizontal) { mark("b").frame(width: 30, height: 20) }
      }
      .contentMargins(10)
    }
    #expect(host.frame("a") == CGRect(x: 10, y: 10, width: 80, height: 20))
    #expect(host.frame("b").minX == 10, "scroll views inside have none")
  }

  @Test func `margins of the indicators alone are invisible`() {
    let host = Host(100, 60) {
      ScrollView { mark("a").frame(height: 20) }
        .contentMargins(10, for: .scrollIndicators)
    }
    #expect(host.frame("a") == CGRect(x: 0, y: 0, width: 100, height: 20))
  }

  struct Settings: View {
    @Environment(\.isScrollEnabled) private var isEnabled
    @Environment(\.verticalScrollIndicatorVisibility) private var vertical
    @Environment(\.horizontalScrollIndicatorVisibility) private var horizontal
    let journal: Journal

    var body: some View {
      let _ = journal.note("\(isEnabled) \(vertical == .hidden) \(horizontal == .automatic)")
      ScrollView(showsIndicators: false) { box("a", 10, 10) }
    }
  }

  @Test func `settings for dragging and indicators reach the views inside`() {
    let journal = Journal()
    _ = Host(100, 60) {
      Settings(journal: journal)
      Settings(journal: journal)
        .scrollIndicators(.hidden, axes: .vertical)
        .scrollDisabled(false)
        .scrollDisabled(true)
        .scrollContentBackground(.hidden)
    }
    #expect(journal.lines == ["true false true", "false true true"])
  }
}
