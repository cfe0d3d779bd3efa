import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The places of transitions, and their combinations.
@MainActor struct TransitionPlaceTests {
  struct Single: View {
    @Binding var isShown: Bool
    let journal: Journal
    var body: some View {
      VStack(spacing: 0) {
        box("other", 10, 10)
        if isShown { Memory(name: "a", journal: journal) }
      }
    }
  }

  @Test func `a view reinserted while it leaves continues as it was`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let isShown = host.makeState(true)
    host.show(Single(isShown: isShown, journal: journal))
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 2)
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.4)
    #expect(near(CGFloat(host.opacities[0]), 0.6, 1e-6))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 0.4)
    // No view jumps, and none exists twice.
    #expect(host.placements().count == 2)
    #expect(near(CGFloat(host.opacities[1]), 0.6, 1e-6))
    try await host.advance(to: 1.4)
    #expect(host.opacities == [1, 1])
    #expect(host.frame("a").width == 2)
    #expect(journal.lines == ["+a"])
    try await host.advance(to: 5)
    #expect(host.placements().count == 2)
  }

  @Test func `a view reinserted after it left starts from scratch`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let isShown = host.makeState(true)
    host.show(Single(isShown: isShown, journal: journal))
    for (time, value) in [(1.0, false), (3, true), (5, false)] {
      withAnimation(.linear(duration: 1)) { isShown.wrappedValue = value }
      try await host.advance(to: time)
    }
    #expect(journal.lines == ["+a", "-a", "+a", "-a"])
  }

  @Test func `a view removed during its insertion leaves from its presented state`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let isShown = host.makeState(false)
    host.show(Single(isShown: isShown, journal: journal))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 0.5)
    let before = host.opacities[1]
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.opacities[0] == before)
    try await host.advance(to: 1.4)
    #expect(host.placements().count == 2)
    try await host.advance(to: 1.5)
    #expect(host.placements().count == 1)
    #expect(journal.lines == ["+a", "-a"])
  }

  @Test func `many reversals leave one view`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let isShown = host.makeState(true)
    host.show(Single(isShown: isShown, journal: journal))
    for step in 1...21 {
      withAnimation(.spring(duration: 0.3)) { isShown.wrappedValue.toggle() }
      try await host.advance(to: Double(step) * 0.05)
      #expect(host.placements().count == 2)
    }
    try await host.advance(to: 10)
    #expect(host.placements().count == 1)
    #expect(journal.lines == ["+a", "-a"])
  }

  struct Elements: View {
    @Binding var names: [String]
    var journal = Journal()
    var body: some View {
      VStack(spacing: 0) {
        ForEach(names, id: \.self) { name in
          Color.black.frame(width: 10, height: 10)
            .onDisappear { journal.note("-\(name)") }
        }
      }
    }
  }

  @Test(arguments: [0, 1, 2, 12])
  func `many views leave at once`(_ kept: Int) async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 200)), Journal())
    let all = (0..<12).map { "n\($0)" }
    let names = host.makeState(all)
    host.show(Elements(names: names, journal: journal))
    let before = host.frames()
    withAnimation(.linear(duration: 1)) { names.wrappedValue = Array(all.prefix(kept)) }
    try await host.advance(to: 0.5)
    #expect(host.placements().count == 12)
    #expect(host.opacities.count { $0 == 0.5 } == 12 - kept)
    for name in all.dropFirst(kept) { #expect(host.frame(name) == before[name]) }
    try await host.advance(to: 1)
    #expect(host.placements().count == kept)
    #expect(journal.lines.sorted() == all.dropFirst(kept).map { "-\($0)" }.sorted())
  }

  @Test func `remaining elements travel while others come and go`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let names = host.makeState(["a", "b", "c"])
    host.show(Elements(names: names))
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["c", "d", "a"] }
    try await host.advance(to: 0.25)
    #expect(near(host.frame("a").minY, 35 + 20 * 0.25))
    #expect(near(host.frame("c").minY, 55 - 20 * 0.25))
    #expect(host.frame("b").minY == 45)
    #expect(host.frame("d").minY == 45)
    #expect(host.opacities.sorted() == [0.25, 0.75, 1, 1])
    // A view that returns is the same one.
    withAnimation(.linear(duration: 1)) { names.wrappedValue = ["b", "c", "d", "a"] }
    try await host.advance(to: 3)
    #expect(host.placements().count == 4)
    #expect(["b", "c", "d", "a"].map { host.frame($0).minY } == [30, 40, 50, 60])
    #expect(host.opacities == [1, 1, 1, 1])
  }

  struct Nested: View {
    @Binding var isOuter: Bool
    @Binding var isInner: Bool
    var journal = Journal()
    var body: some View {
      ZStack {
        if isOuter {
          HStack(spacing: 0) {
            if isInner {
              box("inner", 10, 10).transition(.offset(x: 0, y: 100))
                .onDisappear { journal.note("inner") }
            }
            box("rest", 10, 10).transition(.move(edge: .top))
          }
          .onDisappear { journal.note("outer") }
        }
      }
    }
  }

  @Test func `inside a removed container no transition runs`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let (isOuter, isInner) = (host.makeState(true), host.makeState(true))
    host.show(Nested(isOuter: isOuter, isInner: isInner))
    withAnimation(.linear(duration: 1)) { isOuter.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.frame("inner") == CGRect(x: 40, y: 45, width: 10, height: 10))
    #expect(host.frame("rest") == CGRect(x: 50, y: 45, width: 10, height: 10))
    // The two views fade separately.
    #expect(host.displayList().items.count == 2)
    try await host.advance(to: 1)
    #expect(host.placements().isEmpty)
    withAnimation(.linear(duration: 1)) { isOuter.wrappedValue = true }
    try await host.advance(to: 1.5)
    #expect(host.frame("inner") == CGRect(x: 40, y: 45, width: 10, height: 10))
    #expect(host.displayList().items.count == 2)
  }

  @Test func `a container waits for its leaving views`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let (isOuter, isInner) = (host.makeState(true), host.makeState(true))
    host.show(Nested(isOuter: isOuter, isInner: isInner, journal: journal))
    withAnimation(.linear(duration: 2)) { isInner.wrappedValue = false }
    try await host.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { isOuter.wrappedValue = false }
    try await host.advance(to: 1.4)
    #expect(near(host.frame("inner").minY, 45 + 70))
    #expect(host.placements().count == 2)
    try await host.advance(to: 2)
    #expect(host.placements().isEmpty)
    #expect(journal.lines.sorted() == ["inner", "outer"])
  }

  struct Grouped: View {
    @Binding var isShown: Bool
    var body: some View {
      HStack(spacing: 0) {
        Group {
          if isShown {
            box("a", 10, 10)
            box("b", 10, 20).transition(.move(edge: .top))
          }
        }
        .padding(5)
        .background(Color.white)
      }
    }
  }

  @Test func `a transition is applied outside all modifiers of its view`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    host.show(Grouped(isShown: isShown))
    let before = host.frames()
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    // One view fades with its background; the other moves by its height with the padding.
    #expect(host.placements().count == 4)
    #expect(host.frame("a") == before["a"])
    #expect(near(host.frame("b").minY, 40 - 15))
    #expect(host.displayList().items.count == 4)
    try await host.advance(to: 1)
    #expect(host.placements().isEmpty)
  }

  struct Layered: View {
    @Binding var isShown: Bool
    let index: Double
    var body: some View {
      ZStack {
        Color.white
        if isShown { Color.black.frame(width: 10, height: 10).zIndex(index) }
        Color.white.frame(width: 5, height: 5)
      }
    }
  }

  @Test(arguments: [(0.0, [0, 1, 1]), (1, [1, 1, 0]), (-1, [0, 1, 1])] as [(Double, [Float])])
  func `a leaving view is drawn behind all others of its z index`(_ index: Double, _ order: [Float])
    async throws
  {
    let host = Host(size: CGSize(width: 20, height: 20))
    let isShown = host.makeState(true)
    host.show(Layered(isShown: isShown, index: index))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.displayList().fills.map(\.color.red) == order)
  }

  struct Identified: View {
    @Binding var id: Int
    var body: some View {
      VStack { Color.black.frame(width: 10, height: 10).id(id) }
    }
  }

  @Test func `a new id is a removal and an insertion`() async throws {
    let host = Host(size: CGSize(width: 20, height: 20))
    let id = host.makeState(1)
    host.show(Identified(id: id))
    withAnimation(.linear(duration: 1)) { id.wrappedValue = 2 }
    try await host.advance(to: 0.25)
    #expect(host.opacities == [0.75, 0.25])
    withAnimation(.linear(duration: 1)) { id.wrappedValue = 3 }
    try await host.advance(to: 0.5)
    #expect(host.placements().count == 3)
    try await host.advance(to: 1.25)
    #expect(host.opacities == [1])
  }

  struct Scoped: View {
    @Binding var isShown: Bool
    let isOutside: Bool
    var body: some View {
      if isOutside {
        ZStack { content }.animation(.linear(duration: 1), value: isShown)
      } else {
        ZStack { content.animation(.linear(duration: 1), value: isShown) }
      }
    }

    @ViewBuilder var content: some View {
      if isShown { Color.black.transition(.opacity) }
    }
  }

  @Test func `the animation of a removal is that of the container`() async throws {
    for isOutside in [true, false] {
      let host = Host(size: CGSize(width: 20, height: 20))
      let isShown = host.makeState(true)
      host.show(Scoped(isShown: isShown, isOutside: isOutside))
      isShown.wrappedValue = false
      try await host.advance(to: 0.5)
      #expect(host.opacities == (isOutside ? [0.5] : []))
    }
  }

  struct Busy: View {
    @Binding var isShown: Bool
    @Binding var width: CGFloat
    var body: some View {
      HStack(spacing: 0) {
        if isShown {
          box("a", width, 10).transition(.move(edge: .bottom))
        }
        box("b", 10, 10)
      }
    }
  }

  @Test func `a leaving view is still updated and excluded from layout`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    let width = host.makeState(CGFloat(10))
    host.show(Busy(isShown: isShown, width: width))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    width.wrappedValue = 30
    try await host.advance(to: 0.5)
    // The branch is not evaluated again, so its last values stay.
    #expect(host.frame("a").width == 10)
    #expect(near(host.frame("a").minY, 50))
    #expect(near(host.frame("b").minX, 47.5))
    try await host.advance(to: 1)
    #expect(host.placements().count == 1)
  }
}
