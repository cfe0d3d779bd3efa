import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor @Suite(.reportsSeed) struct IdentityTests {
  struct Content: View {
    let journal: Journal
    @Binding var kind: Int
    @Binding var names: [String]

    var body: some View {
      VStack {
        if kind == 0 {
          Memory(name: "if", journal: journal)
        } else {
          Memory(name: "else", journal: journal)
        }
        if kind > 1 { Memory(name: "only", journal: journal) }
        Memory(name: "id", journal: journal).id(kind)
        switch kind {
        case 0: Memory(name: "zero", journal: journal)
        case 1: Memory(name: "one", journal: journal)
        default: Memory(name: "many", journal: journal)
        }
        ForEach(names, id: \.self) { Memory(name: $0, journal: journal) }
      }
    }
  }

  @MainActor struct Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let kind: Binding<Int>
    let names: Binding<[String]>

    init(names: [String] = []) async throws {
      kind = host.makeState(0)
      self.names = host.makeState(names)
      host.show(Content(journal: journal, kind: kind, names: self.names))
      try await host.advance(to: 0)
      _ = journal.take()
    }
  }

  @Test func `each branch has its own identity`() async throws {
    let fixture = try await Fixture()
    #expect(fixture.host.frame("if").width == 2)
    fixture.kind.wrappedValue = 1
    try await fixture.host.advance(to: 0)
    #expect(
      fixture.journal.take().sorted() == ["+else", "+id", "+one", "-id", "-if", "-zero"])
    #expect(fixture.host.frame("else").width == 2)
    fixture.kind.wrappedValue = 2
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take().sorted() == ["+id", "+many", "+only", "-id", "-one"])
    fixture.kind.wrappedValue = 3
    try await fixture.host.advance(to: 0)
    // The branches stay; only the id changes.
    #expect(fixture.journal.take().sorted() == ["+id", "-id"])
  }

  @Test(
    arguments: [
      ([], []), ([], ["a"]), (["a"], []), (["a", "b", "c"], ["c", "b", "a"]),
      (["a", "b", "c"], ["b", "c", "a"]), (["a", "b", "c", "d"], ["a", "x", "c"]),
      (["a", "b"], ["x", "a", "y", "b", "z"]), (["a", "b", "c", "d"], ["d"]),
    ] as [([String], [String])])
  func `elements keep their state by id`(_ old: [String], _ new: [String]) async throws {
    let fixture = try await Fixture(names: old)
    fixture.names.wrappedValue = new
    try await fixture.host.advance(to: 0)
    let added = new.filter { !old.contains($0) }.map { "+\($0)" }
    let removed = old.filter { !new.contains($0) }.map { "-\($0)" }
    #expect(fixture.journal.take().sorted() == (added + removed).sorted())
    // In the new order from top to bottom, and none of them created again.
    let ys = new.map { fixture.host.frame($0).minY }
    #expect(ys == ys.sorted())
    #expect(new.allSatisfy { fixture.host.frame($0).width == 2 })
    #expect(fixture.host.placements().count == 3 + new.count)
  }

  @Test func `random orders keep the elements' states`() async throws {
    let seed: UInt64 = 11
    var random = SeededRandom(seed: seed)
    let fixture = try await Fixture()
    let letters = "abcdefghijkl".map { String($0) }
    var shown: [String] = []
    for round in 0..<40 {
      let next = letters.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
      fixture.names.wrappedValue = Array(next)
      try await fixture.host.advance(to: 0)
      let added = next.filter { !shown.contains($0) }.map { "+\($0)" }
      let removed = shown.filter { !next.contains($0) }.map { "-\($0)" }
      #expect(
        fixture.journal.take().sorted() == (added + removed).sorted(), "seed \(seed), \(round)")
      shown = Array(next)
    }
  }

  @Test func `reordered elements move if the change is animated`() async throws {
    let fixture = try await Fixture(names: ["a", "b"])
    let (a, b) = (fixture.host.center("a"), fixture.host.center("b"))
    withAnimation(.linear(duration: 1)) { fixture.names.wrappedValue = ["b", "a"] }
    try await fixture.host.advance(to: 0)
    #expect(fixture.host.center("a") == a)
    try await fixture.host.advance(to: 0.25)
    #expect(near(fixture.host.center("a").y, a.y + (b.y - a.y) / 4))
    try await fixture.host.advance(to: 1)
    #expect(near(fixture.host.center("a"), b))
    #expect(near(fixture.host.center("b"), a))
  }

  @Test func `a new root view takes over no animation of the previous one`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(10))
    host.show(Growing(width: width, journal: journal))
    withAnimation(.linear(duration: 1).repeatForever()) { width.wrappedValue = 20 }
    try await host.advance(to: 0.5)
    host.show(Color.red)
    try await host.advance(to: 3)
    #expect(host.placements().map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(journal.lines == ["gone"])
  }

  private struct Growing: View {
    @Binding var width: CGFloat
    let journal: Journal
    var body: some View {
      WheelLayout(radius: width, rotation: .zero) { box("a", width, 10) }
        .onDisappear { journal.note("gone") }
    }
  }

  @Test func `an AnyView has a separate identity for every type`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let kind = host.makeState(0)
    host.show(Erased(kind: kind, journal: journal))
    for next in [1, 2, 3] {
      kind.wrappedValue = next
      try await host.advance(to: 0)
    }
    #expect(journal.lines == ["+plain", "-plain", "+wrapped"])
  }

  private struct Erased: View {
    @Binding var kind: Int
    let journal: Journal
    var body: some View {
      if kind < 2 {
        return AnyView(Memory(name: "plain", journal: journal))
      }
      return AnyView(Memory(name: "wrapped", journal: journal).padding(1))
    }
  }

  @Test func `paths locate a leaf`() {
    let host = Host(100, 100) {
      VStack {
        Color.red
        HStack { ForEach(["x", "y"], id: \.self) { _ in Circle() } }
        Rectangle().overlay { Ellipse() }
      }
    }
    #expect(
      host.placements().map(\.path) == [
        "VStack/Color[0]", "VStack/HStack[1]/ForEach[x]/Circle",
        "VStack/HStack[1]/ForEach[y]/Circle",
        "VStack/Rectangle[2]", "VStack/overlay[2]/Ellipse",
      ])
  }
}
