import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct RemovalTests {
  struct Column: View {
    @Binding var isShown: Bool
    var journal = Journal()

    var body: some View {
      VStack(spacing: 0) {
        box("top", 10, 10)
        if isShown {
          box("middle", 10, 20).onDisappear { journal.note("gone") }
        }
        box("bottom", 10, 10)
      }
      .measured("column")
    }
  }

  @MainActor struct Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown: Binding<Bool>

    init(isShown: Bool = true) {
      self.isShown = host.makeState(isShown)
      host.show(Column(isShown: self.isShown, journal: journal))
    }

    var opacities: [Float] { host.opacities }
  }

  @Test func `a removed view is drawn until its animation ends and excluded from layout`()
    async throws
  {
    let fixture = Fixture()
    let host = fixture.host
    #expect(host.frame("column").height == 40)
    withAnimation(.linear(duration: 1)) { fixture.isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    // Half-way to the others' new places; at its own place, and half transparent.
    #expect(near(host.frame("column"), CGRect(x: 45, y: 35, width: 10, height: 30)))
    #expect(near(host.frame("top").minY, 35))
    #expect(near(host.frame("bottom").minY, 55))
    #expect(host.frame("middle") == CGRect(x: 45, y: 40, width: 10, height: 20))
    #expect(host.displayList().fills.count == 4)
    #expect(host.opacities.sorted() == [0.5, 1, 1, 1])
    try await host.advance(to: 0.999)
    #expect(host.placements().count == 4)
    #expect(fixture.journal.lines == [])
    try await host.advance(to: 1)
    #expect(host.placements().count == 3)
    #expect(host.frame("column").height == 20)
    #expect(fixture.journal.lines == ["gone"])
  }

  @Test func `without an animation a removed view disappears at once`() async throws {
    let fixture = Fixture()
    fixture.isShown.wrappedValue = false
    try await fixture.host.advance(to: 0)
    #expect(fixture.host.placements().count == 3)
    #expect(fixture.host.frame("column").height == 20)
    #expect(fixture.journal.lines == ["gone"])
  }

  @Test func `disabled animations count as none`() async throws {
    let fixture = Fixture()
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { fixture.isShown.wrappedValue = false }
    try await fixture.host.advance(to: 0)
    #expect(fixture.host.placements().count == 3)
  }

  @Test func `an inserted view fades in`() async throws {
    let fixture = Fixture(isShown: false)
    withAnimation(.linear(duration: 1)) { fixture.isShown.wrappedValue = true }
    try await fixture.host.advance(to: 0)
    // The inserted view has its place from the start, and the others are still at their old places.
    #expect(fixture.host.frame("middle").minY == 40)
    #expect(fixture.host.frame("top").minY == 40)
    #expect(fixture.opacities.sorted() == [1, 1, 1])
    try await fixture.host.advance(to: 0.25)
    #expect(fixture.opacities.sorted() == [0.25, 1, 1, 1])
    #expect(near(fixture.host.frame("top").minY, 37.5))
    try await fixture.host.advance(to: 1)
    #expect(fixture.opacities == [1, 1, 1, 1])
  }

  @Test func `the initial view appears without a transition`() async throws {
    let fixture = Fixture()
    #expect(fixture.opacities == [1, 1, 1, 1])
    try await fixture.host.advance(to: 0)
    #expect(fixture.opacities == [1, 1, 1, 1])
  }

  @Test func `a completion waits until the view is gone`() async throws {
    let fixture = Fixture()
    let journal = fixture.journal
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      fixture.isShown.wrappedValue = false
    } completion: {
      journal.note("complete")
    }
    try await fixture.host.advance(to: 0.49)
    #expect(journal.lines == [])
    try await fixture.host.advance(to: 0.5)
    #expect(journal.lines.sorted() == ["complete", "gone"])
  }

  @Test func `a removal by a spring ends when the spring has settled`() async throws {
    let fixture = Fixture()
    withAnimation(.spring(duration: 0.5, bounce: 0.5)) { fixture.isShown.wrappedValue = false }
    try await fixture.host.advance(to: 0.5)
    #expect(fixture.host.placements().count == 4)
    try await fixture.host.advance(to: 5)
    #expect(fixture.host.placements().count == 3)
    #expect(fixture.journal.lines == ["gone"])
  }

  @Test func `equal times give equal frames at 30 and at 60 frames per second`() async throws {
    let (slow, fast) = (Fixture(), Fixture())
    for fixture in [slow, fast] {
      fixture.host.schedule(at: 0.11) {
        withAnimation(.spring(duration: 0.4)) { fixture.isShown.wrappedValue = false }
      }
      fixture.host.schedule(at: 0.27) {
        withAnimation(.easeInOut(duration: 0.3)) { fixture.isShown.wrappedValue = true }
      }
      fixture.host.schedule(at: 0.71) {
        withAnimation(.easeIn) { fixture.isShown.wrappedValue = false }
      }
    }
    for frame in 0..<40 {
      let time = Double(frame) / 30
      try await slow.host.advance(to: time)
      try await fast.host.advance(to: time)
      #expect(slow.host.displayList() == fast.host.displayList(), "frame \(frame)")
      try await fast.host.advance(to: time + 1.0 / 60)
    }
    #expect(slow.host.placements().count == 3)
  }

  struct Whole: View {
    @Binding var isShown: Bool
    var body: some View {
      if isShown { mark("a").frame(width: 40, height: 40) }
    }
  }

  @Test func `the whole content may be removed and inserted`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    host.show(Whole(isShown: isShown))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.25)
    #expect(host.opacities == [0.75])
    #expect(host.frame("a") == CGRect(x: 30, y: 30, width: 40, height: 40))
    try await host.advance(to: 2)
    #expect(host.placements().isEmpty)
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 2.75)
    #expect(host.opacities == [0.75])
  }

  struct Decorated: View {
    @Binding var isShown: Bool
    var body: some View {
      Color.white.frame(width: 40, height: 40)
        .overlay(alignment: .bottom) {
          if isShown { box("over", 10, 10) }
        }
        .background {
          if isShown { box("under", 20, 20) }
          box("always", 4, 4)
        }
    }
  }

  @Test func `views are removed from overlays and backgrounds`() async throws {
    let host = Host(size: CGSize(width: 40, height: 40))
    let isShown = host.makeState(true)
    host.show(Decorated(isShown: isShown))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(host.placements().count == 4)
    #expect(host.frame("over") == CGRect(x: 15, y: 30, width: 10, height: 10))
    #expect(host.frame("under") == CGRect(x: 10, y: 10, width: 20, height: 20))
    // From back to front: the leaving background, the one that stays, the view, the overlay.
    #expect(host.opacities == [0.5, 1, 1, 0.5])
    try await host.advance(to: 1)
    #expect(host.placements().count == 2)
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 1.5)
    #expect(host.placements().count == 4)
    #expect(host.opacities == [0.5, 1, 1, 0.5])
  }
}

extension Host {
  /// The opacities of the fills, from back to front.
  var opacities: [Float] { displayList().fills.map(\.color.alpha) }
}
