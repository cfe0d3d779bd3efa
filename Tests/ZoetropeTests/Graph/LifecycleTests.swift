import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct LifecycleTests {
  struct Content: View {
    let journal: Journal
    @Binding var value: Int
    @Binding var isShown: Bool

    var body: some View {
      VStack {
        if isShown {
          Color.red
            .onAppear { journal.note("appear \(value)") }
            .onDisappear { journal.note("disappear \(value)") }
        }
        Color.blue
          .onChange(of: value) { journal.note("changed") }
          .onChange(of: value) { old, new in journal.note("\(old) to \(new)") }
          .onChange(of: value) { (new: Int) in journal.note("to \(new)") }
          .onChange(of: value, initial: true) { old, new in journal.note("\(old)...\(new)") }
      }
    }
  }

  @MainActor struct Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let value: Binding<Int>
    let isShown: Binding<Bool>

    init() {
      value = host.makeState(1)
      isShown = host.makeState(true)
      host.show(Content(journal: journal, value: value, isShown: isShown))
    }
  }

  @Test func `views appear once, and the initial change has equal values`() async throws {
    let fixture = Fixture()
    #expect(fixture.journal.take() == ["appear 1", "1...1"])
    try await fixture.host.advance(to: 1)
    #expect(fixture.journal.take() == [])
  }

  @Test func `changes are reported with the old and the new value, innermost first`() async throws {
    let fixture = Fixture()
    _ = fixture.journal.take()
    fixture.value.wrappedValue = 4
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == ["changed", "1 to 4", "to 4", "1...4"])
    fixture.value.wrappedValue = 4
    try await fixture.host.advance(to: 0)
    #expect(fixture.journal.take() == [])
  }

  @Test func `views appear and disappear with their branch`() async throws {
    let fixture = Fixture()
    _ = fixture.journal.take()
    for isShown in [false, true, false] {
      fixture.isShown.wrappedValue = isShown
      try await fixture.host.advance(to: 0)
    }
    #expect(fixture.journal.take() == ["disappear 1", "appear 1", "disappear 1"])
  }

  struct Chain: View {
    let journal: Journal
    @Binding var input: Int
    @State private var middle = 0
    @State private var output = 0

    var body: some View {
      box("a", CGFloat(output), 1)
        .onChange(of: input) { middle = input * 2 }
        .onChange(of: middle) { output = middle + 1 }
        .onChange(of: output) { journal.note("\(input) \(middle) \(output)") }
    }
  }

  @Test func `a change may cause another one within the same instant`() async throws {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let input = host.makeState(0)
    host.show(Chain(journal: journal, input: input))
    host.schedule(at: 0.3) { input.wrappedValue = 5 }
    try await host.advance(to: 0.3)
    #expect(journal.lines == ["5 10 11"])
    #expect(host.frame("a").width == 11)
  }

  struct Following: View {
    @Binding var isWide: Bool
    @State private var width: CGFloat = 10
    var body: some View {
      box("a", width, 1).onChange(of: isWide) { width = isWide ? 30 : 10 }
    }
  }

  @Test func `a change caused by an animated change is animated`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isWide = host.makeState(false)
    host.show(Following(isWide: isWide))
    withAnimation(.linear(duration: 1)) { isWide.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 20))
    isWide.wrappedValue = false
    try await host.advance(to: 3)
    #expect(near(host.frame("a").width, 10))
  }

  struct Appearing: View {
    @State private var isWide = false
    var body: some View {
      box("a", isWide ? 30 : 10, 1)
        .onAppear { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  @Test func `a view may start to move as it appears`() async throws {
    let host = Host(100, 100) { Appearing() }
    #expect(host.frame("a").width == 10)
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 10)
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 20))
  }

  @Test func `scheduled actions run in order, at their exact times`() async throws {
    let journal = Journal()
    let host = Host(10, 10) { Color.red }
    for (name, time) in [("c", 2.0), ("a", 0.1), ("b", 2), ("late", 9)] {
      host.schedule(at: time) { journal.note("\(name) \(host.time)") }
    }
    try await host.advance(to: 0)
    #expect(journal.take() == [])
    try await host.advance(to: 2)
    #expect(journal.take() == ["a 0.1", "c 2.0", "b 2.0"])
    #expect(host.time == 2)
  }
}
