import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private class Base: ObservableObject {
  @Published var width: CGFloat = 10
}

private final class Model: Base {
  @Published var name = "a"
  var silent = 0
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var width: CGFloat = 10 {
    willSet { objectWillChange.send() }
  }
}

@MainActor struct ObservableObjectTests {
  private struct Observing: View {
    @ObservedObject var model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note(model.name)
      return box("a", model.width, 10)
    }
  }

  @Test func `published variables, inherited ones included, update the observing views`()
    async throws
  {
    let (model, journal) = (Model(), Journal())
    let host = Host(100, 100) { Observing(model: model, journal: journal) }
    model.width = 20
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
    model.name = "b"
    model.width = 30
    try await host.advance(to: 0)
    model.silent = 1
    try await host.advance(to: 0)
    #expect(journal.lines == ["a", "a", "b"])
    #expect(model.width == 30)
  }

  @Test func `a change inside withAnimation animates`() async throws {
    let model = Model()
    let host = Host(100, 100) { Observing(model: model, journal: Journal()) }
    withAnimation(.linear(duration: 1)) { model.width = 20 }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 15))
  }

  @Test func `a custom publisher updates the observing views`() async throws {
    struct Observing: View {
      @ObservedObject var model: Manual
      var body: some View { box("a", model.width, 10) }
    }
    let model = Manual()
    let host = Host(100, 100) { Observing(model: model) }
    model.width = 40
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 40)
  }

  private struct Owner: View {
    @StateObject private var model: Model
    @Binding var unrelated: Int
    let handout: Handout<(Model, Binding<CGFloat>)>

    init(
      unrelated: Binding<Int>, journal: Journal, handout: Handout<(Model, Binding<CGFloat>)>
    ) {
      _unrelated = unrelated
      self.handout = handout
      _model = StateObject(wrappedValue: Self.make(journal))
    }

    private static func make(_ journal: Journal) -> Model {
      journal.note("made")
      return Model()
    }

    var body: some View {
      let _ = handout.give((model, $model.width))
      return box("a", model.width, CGFloat(unrelated))
    }
  }

  private struct Parent: View {
    @Binding var unrelated: Int
    let journal: Journal
    let handout: Handout<(Model, Binding<CGFloat>)>
    var body: some View {
      Owner(unrelated: $unrelated, journal: journal, handout: handout).padding(CGFloat(unrelated))
    }
  }

  @Test func `a state object is created once and kept`() async throws {
    let journal = Journal()
    let handout = Handout<(Model, Binding<CGFloat>)>()
    let host = Host(size: CGSize(width: 100, height: 100))
    let unrelated = host.makeState(1)
    host.show(Parent(unrelated: unrelated, journal: journal, handout: handout))
    let model = try handout.get().0
    unrelated.wrappedValue = 2
    try await host.advance(to: 0)
    #expect(try handout.get().0 === model)
    #expect(journal.lines == ["made"])
    model.width = 33
    try await host.advance(to: 0)
    #expect(host.frame("a").size == CGSize(width: 33, height: 2))
    try handout.get().1.animation(.linear(duration: 1)).wrappedValue = 53
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 43))
  }

  private struct Inside: View {
    @EnvironmentObject private var model: Model
    let journal: Journal
    var body: some View {
      let _ = journal.note(model.name)
      return box("a", model.width, 10)
    }
  }

  private struct Giving: View {
    @Binding var model: Model
    let journal: Journal
    var body: some View { Inside(journal: journal).environmentObject(model) }
  }

  @Test func `an environment object may be replaced by another one`()
    async throws
  {
    let (first, second, journal) = (Model(), Model(), Journal())
    second.name = "b"
    let host = Host(size: CGSize(width: 100, height: 100))
    let model = host.makeState(first)
    host.show(Giving(model: model, journal: journal))
    first.width = 20
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
    model.wrappedValue = second
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 10)
    first.width = 70
    try await host.advance(to: 0)
    #expect(journal.lines == ["a", "a", "b"])
    second.width = 80
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 80)
  }

  @Test func `an object outlives its observing views without harm`() async throws {
    let model = Model()
    var host: Host? = Host(100, 100) { Observing(model: model, journal: Journal()) }
    try await host?.advance(to: 0)
    host = nil
    model.width = 50
    let other = Host(100, 100) { Observing(model: model, journal: Journal()) }
    #expect(other.frame("a").width == 50)
  }
}
