import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The choice of the first view that fits.
@MainActor struct ViewThatFitsTests {
  private func shown<Content: View>(
    _ width: CGFloat, _ height: CGFloat = 50, in axes: Axis.Set = [.horizontal, .vertical],
    @ViewBuilder _ content: () -> Content
  ) -> [String] {
    let content = content()
    let host = Host(100, 100) {
      ViewThatFits(in: axes) { content }.frame(width: width, height: height)
    }
    return host.frames().keys.sorted()
  }

  @Test func `the first view that fits is shown, else the last`() {
    for (width, name) in [
      (80, "wide"), (60, "wide"), (59, "middle"), (30, "middle"), (29, "small"),
    ] {
      let names = shown(CGFloat(width)) {
        box("wide", 60, 10)
        box("middle", 30, 10)
        box("small", 10, 10)
      }
      #expect(names == [name], "in \(width)")
    }
    #expect(shown(5) { box("only", 60, 10) } == ["only"])
    #expect(shown(5) { EmptyView() } == [])
  }

  @Test func `only the given axes count`() {
    let views = Group {
      box("tall", 10, 80)
      box("flat", 80, 10)
    }
    #expect(shown(50, 50, in: .horizontal) { views } == ["tall"])
    #expect(shown(50, 50, in: .vertical) { views } == ["flat"])
    #expect(shown(50, 50, in: [.horizontal, .vertical]) { views } == ["flat"])
    #expect(shown(90, 50) { views } == ["flat"])
    #expect(shown(50, 50, in: []) { views } == ["tall"])
  }

  @Test func `the ideal size decides, and the shown view gets the proposal`() {
    let host = Host(100, 100) {
      ViewThatFits {
        mark("flexible").frame(idealWidth: 50, maxWidth: .infinity, maxHeight: 10)
        box("small", 10, 10)
      }
      .frame(width: 70)
    }
    #expect(near(host.frame("flexible").width, 70))
  }

  @Test func `an empty view is not a candidate`() {
    let host = Host(12, 12) {
      ZStack {
        box("black", 12, 12)
        ViewThatFits {
          EmptyView()
          box("white", 4, 4)
        }
      }
    }
    #expect(near(host.frame("white"), CGRect(x: 4, y: 4, width: 4, height: 4)))
  }

  struct Choice: View {
    @Binding var width: CGFloat
    var body: some View {
      ViewThatFits {
        box("wide", 60, 10)
        box("small", 10, 10)
      }
      .frame(width: width, height: 20)
      .frame(width: 100, alignment: .leading)
    }
  }

  @Test func `a new choice appears in place, and a kept view moves`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Choice(width: width))
    #expect(near(host.x("small"), 5))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 40 }
    try await host.advance(to: 0.5)
    #expect(near(host.x("small"), 10))
    try await host.advance(to: 1)
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 80 }
    try await host.advance(to: 1.5)
    #expect(host.frames().keys.sorted() == ["small", "wide"])
    #expect(near(host.x("wide"), 10), "it is where it belongs at once")
    #expect(near(host.x("small"), 15), "it stays where it was")
    #expect(host.displayList().fills.map(\.color.alpha) == [0.5, 0.5])
    try await host.advance(to: 3)
    #expect(host.frames().keys.sorted() == ["wide"])
    width.wrappedValue = 50
    try await host.advance(to: 3)
    #expect(host.frames().keys.sorted() == ["small"])
    #expect(near(host.x("small"), 20))
  }

  @Test func `a choice that is reverted continues where it was`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Choice(width: width))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 80 }
    try await host.advance(to: 0.25)
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 20 }
    try await host.advance(to: 0.5)
    #expect(host.frames().keys.sorted() == ["small", "wide"])
    try await host.advance(to: 3)
    #expect(host.frames().keys.sorted() == ["small"])
    #expect(near(host.x("small"), 5))
    #expect(host.displayList().fills.map(\.color.alpha) == [1])
  }

  struct Moving: View {
    @Binding var width: CGFloat
    var body: some View {
      ViewThatFits(in: .horizontal) {
        box("wide", 60, 10).transition(.move(edge: .top))
        box("small", 10, 10).transition(.identity)
      }
      .frame(width: width, height: 10)
    }
  }

  @Test func `choices come and go by their own transitions`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(20))
    host.show(Moving(width: width))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 80 }
    try await host.advance(to: 0.5)
    #expect(host.frames().keys.sorted() == ["wide"])
    #expect(near(host.frame("wide").minY, -5))
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// Notes its lifecycle events.
  struct Telling: View {
    let name: String
    let width: CGFloat
    @Binding var value: Int
    let journal: Journal
    @State private var seen = 0

    var body: some View {
      box(name, width, 10)
        .onAppear { journal.note("\(name) appears") }
        .onDisappear { journal.note("\(name) disappears") }
        .onChange(of: value) { journal.note("\(name) sees \(value)") }
        .onChange(of: value, initial: true) { seen += 1 }
        .task {
          journal.note("\(name) works")
        }
        .preference(key: Names.self, value: [name])
    }
  }

  struct Tellers: View {
    @Binding var width: CGFloat
    @Binding var value: Int
    let journal: Journal
    var body: some View {
      ViewThatFits {
        Telling(name: "wide", width: 60, value: $value, journal: journal)
        ViewThatFits {
          Telling(name: "middle", width: 30, value: $value, journal: journal)
          Telling(name: "small", width: 10, value: $value, journal: journal)
        }
      }
      .onPreferenceChange(Names.self) { journal.note("names: \($0.joined(separator: " "))") }
      .frame(width: width, height: 20)
    }
  }

  @Test func `hidden candidates neither appear, change, act nor pass preferences up`() async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    let value = host.makeState(1)
    host.show(Tellers(width: width, value: value, journal: journal))
    try await host.advance(to: 0)
    #expect(journal.take().sorted() == ["names: small", "small appears", "small works"])
    value.wrappedValue = 2
    try await host.advance(to: 0)
    #expect(journal.take() == ["small sees 2"])
    width.wrappedValue = 70
    try await host.advance(to: 0)
    #expect(
      journal.take().sorted() == [
        "names: wide", "small disappears", "wide appears", "wide works",
      ])
    value.wrappedValue = 3
    try await host.advance(to: 0)
    #expect(journal.take() == ["wide sees 3"])
    width.wrappedValue = 40
    try await host.advance(to: 0)
    #expect(
      journal.take().sorted() == [
        "middle appears", "middle works", "names: middle", "wide disappears",
      ])
  }

  @Test func `a candidate removed by a transition disappears at its end`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Tellers(width: width, value: .constant(1), journal: journal))
    try await host.advance(to: 0)
    _ = journal.take()
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 70 }
    try await host.advance(to: 0.5)
    #expect(journal.take().sorted() == ["names: wide", "wide appears", "wide works"])
    try await host.advance(to: 1.5)
    #expect(journal.take() == ["small disappears"])
  }

  struct Phased: View {
    @Binding var width: CGFloat
    let journal: Journal
    var body: some View {
      ViewThatFits {
        PhaseAnimator([1, 2]) { phase in
          let _ = journal.note("phase \(phase)")
          box("wide", 60, 10)
        } animation: { _ in
          .linear(duration: 1)
        }
        box("small", 10, 10)
      }
      .frame(width: width, height: 20)
    }
  }

  @Test func `phases begin once their view is chosen`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Phased(width: width, journal: journal))
    try await host.advance(to: 3)
    #expect(journal.take() == ["phase 1"])
    width.wrappedValue = 70
    try await host.advance(to: 3.5)
    #expect(journal.take().contains("phase 2"))
  }

  struct Changing: View {
    @Binding var hasWide: Bool
    var body: some View {
      ViewThatFits {
        if hasWide { box("wide", 60, 10) }
        box("small", 10, 10)
      }
      .frame(width: 80, height: 20)
    }
  }

  @Test func `a removed choice makes room for another`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let hasWide = host.makeState(true)
    host.show(Changing(hasWide: hasWide))
    #expect(host.frames().keys.sorted() == ["wide"])
    withAnimation(.linear(duration: 1)) { hasWide.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.frames().keys.sorted() == ["small", "wide"])
    try await host.advance(to: 2)
    #expect(host.frames().keys.sorted() == ["small"])
    hasWide.wrappedValue = true
    try await host.advance(to: 2)
    #expect(host.frames().keys.sorted() == ["wide"])
    hasWide.wrappedValue = false
    try await host.advance(to: 2)
    #expect(host.frames().keys.sorted() == ["small"])
  }
}
