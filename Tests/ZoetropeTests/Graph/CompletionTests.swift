import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Completions of animations, on the host's clock.
@MainActor struct CompletionTests {
  struct Two: View {
    @Binding var a: CGFloat
    @Binding var b: CGFloat
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        box("a", 10, 10).offset(x: a)
        WheelLayout(radius: b, rotation: .zero) { box("b", 10, 10) }
      }
    }
  }

  @MainActor struct Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))
    let a: Binding<CGFloat>
    let b: Binding<CGFloat>

    init() {
      a = host.makeState(0)
      b = host.makeState(0)
      host.show(Two(a: a, b: b))
    }

    func note(_ name: String) { journal.note("\(name) \(host.time)") }
  }

  @Test func `completions run once, at their exact times, between frames`() async throws {
    let fixture = Fixture()
    fixture.host.schedule(at: 0.123) {
      withAnimation(.linear(duration: 0.4)) {
        fixture.a.wrappedValue = 100
      } completion: {
        fixture.note("a")
      }
    }
    for frame in 0...60 { try await fixture.host.advance(to: Double(frame) / 30) }
    #expect(fixture.journal.lines == ["a \(0.123 + 0.4)"])
  }

  @Test func `a completion waits for the last animation of its transaction`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 1)) {
      fixture.a.wrappedValue = 100
      fixture.b.animation(.linear(duration: 2)).wrappedValue = 30
    } completion: {
      fixture.note("both")
    }
    try await fixture.host.advance(to: 1.5)
    #expect(fixture.journal.lines == [])
    try await fixture.host.advance(to: 3)
    #expect(fixture.journal.lines == ["both 2.0"])
  }

  @Test func `two transactions of one event complete separately`() async throws {
    let fixture = Fixture()
    fixture.host.schedule(at: 1) {
      withAnimation(.linear(duration: 2)) {
        fixture.a.wrappedValue = 100
      } completion: {
        fixture.note("a")
      }
      withAnimation(.linear(duration: 1)) {
        fixture.b.wrappedValue = 30
      } completion: {
        fixture.note("b")
      }
    }
    try await fixture.host.advance(to: 5)
    #expect(fixture.journal.lines == ["b 2.0", "a 3.0"])
  }

  @Test func `completions run at once where nothing animates`() async throws {
    let fixture = Fixture()
    fixture.host.schedule(at: 0.5) {
      withAnimation(.linear(duration: 2)) {
      } completion: {
        fixture.note("nothing")
      }
      withAnimation(.linear(duration: 2)) {
        fixture.a.wrappedValue = 0
      } completion: {
        fixture.note("equal")
      }
      withAnimation(nil) {
        fixture.a.wrappedValue = 5
      } completion: {
        fixture.note("jump")
      }
    }
    try await fixture.host.advance(to: 1)
    #expect(fixture.journal.lines.sorted() == ["equal 0.5", "jump 0.5", "nothing 0.5"])
  }

  @Test func `changes made by a completion begin at its time`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 0.25)) {
      fixture.a.wrappedValue = 100
    } completion: {
      withAnimation(.linear(duration: 0.5)) {
        fixture.a.wrappedValue = 0
      } completion: {
        fixture.note("back")
      }
    }
    try await fixture.host.advance(to: 0.5)
    #expect(near(fixture.host.x("a"), 50))
    try await fixture.host.advance(to: 2)
    #expect(fixture.host.x("a") == 0)
    #expect(fixture.journal.lines == ["back 0.75"])
  }

  @Test func `a chain of completions within one long frame keeps its times`() async throws {
    let fixture = Fixture()
    chain(10, in: fixture)
    try await fixture.host.advance(to: 100)
    #expect(fixture.journal.lines == (1...10).map { "step \(Double($0) / 4)" })
  }

  private func chain(_ count: Int, in fixture: Fixture) {
    if count == 0 { return }
    withAnimation(.linear(duration: 0.25)) {
      fixture.a.wrappedValue += 10
    } completion: {
      fixture.note("step")
      chain(count - 1, in: fixture)
    }
  }

  @Test func `a spring is logically complete before it rests`() async throws {
    let fixture = Fixture()
    for (name, criteria) in [
      ("logical", AnimationCompletionCriteria.logicallyComplete), ("removed", .removed),
    ] {
      withAnimation(.spring(duration: 0.5), completionCriteria: criteria) {
        fixture.a.wrappedValue += 100
      } completion: {
        fixture.note(name)
      }
    }
    try await fixture.host.advance(to: 10)
    #expect(fixture.journal.lines.first == "logical 0.5")
    #expect(fixture.journal.lines.count == 2)
    #expect(fixture.journal.lines.last?.hasPrefix("removed") == true)
  }

  @Test func `endless animations complete only if they are interrupted`() async throws {
    let fixture = Fixture()
    withAnimation(.linear(duration: 0.5).repeatForever()) {
      fixture.a.wrappedValue = 100
    } completion: {
      fixture.note("never")
    }
    try await fixture.host.advance(to: 50.25)
    #expect(fixture.journal.lines == [])
    #expect(near(fixture.host.x("a"), 50, 1e-6))
  }
}
