import Foundation
import Observation
import Synchronization
import Testing
import Zoetrope
import ZoetropeGeometry

@Observable private final class Model {
  var width: CGFloat = 10
  var name = "a"
  var child: Model?
  @ObservationIgnored var hidden = 0

  init(width: CGFloat = 10) { self.width = width }
}

/// A model for several threads.
private final class SharedModel: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let stored = Mutex<CGFloat>(10)

  var width: CGFloat {
    get {
      registrar.access(self, keyPath: \.width)
      return stored.withLock { $0 }
    }
    set {
      registrar.withMutation(of: self, keyPath: \.width) { stored.withLock { $0 = newValue } }
    }
  }
}

@MainActor struct ObservationTests {
  private struct Width: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("width")
      return box("width", model.width, 10)
    }
  }

  private struct Name: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("name \(model.name)")
      return box("name", 10, 10)
    }
  }

  private struct Both: View {
    let model: Model
    let journal: Journal

    var body: some View {
      let _ = journal.note("both")
      return VStack {
        Width(model: model, journal: journal)
        Name(model: model, journal: journal)
      }
    }
  }

  @Test func `only bodies that read a property run again when it changes`() async throws {
    let (model, journal) = (Model(), Journal())
    let host = Host(100, 100) { Both(model: model, journal: journal) }
    #expect(journal.take() == ["both", "width", "name a"])
    model.width = 30
    try await host.advance(to: 0)
    #expect(journal.take() == ["width"])
    #expect(host.frame("width").width == 30)
    model.name = "b"
    model.name = "c"
    try await host.advance(to: 0)
    #expect(journal.take() == ["name c"])
    model.hidden = 1
    try await host.advance(to: 0)
    #expect(journal.take() == [])
    model.width = 40
    model.name = "d"
    try await host.advance(to: 0)
    #expect(journal.take() == ["width", "name d"])
  }

  @Test func `a change inside withAnimation animates`() async throws {
    let model = Model()
    let host = Host(100, 100) { Width(model: model, journal: Journal()) }
    host.schedule(at: 1) { withAnimation(.linear(duration: 2)) { model.width = 30 } }
    for (time, width) in [(0.5, 10.0), (1, 10), (1.5, 15), (2, 20), (3, 30), (4, 30)] {
      try await host.advance(to: time)
      #expect(near(host.frame("width").width, width), "\(time)")
    }
    model.width = 50
    try await host.advance(to: 4)
    #expect(host.frame("width").width == 50)
  }

  @Test func `a change on another thread updates the views`() async throws {
    let model = SharedModel()
    let host = Host(100, 100) { Shared(model: model) }
    await Task.detached { model.width = 25 }.value
    for _ in 0..<100 where host.frame("a").width != 25 { try await host.advance(to: 0) }
    #expect(host.frame("a").width == 25)
  }

  private struct Shared: View {
    let model: SharedModel
    var body: some View { box("a", model.width, 10) }
  }

  private struct Owner: View {
    let handout: Handout<Model>
    @Binding var unrelated: Int
    @State private var model = Model()

    var body: some View {
      let _ = handout.give(model)
      return box("a", model.width, CGFloat(unrelated))
    }
  }

  @Test func `a model in state lives as long as its view's identity`() async throws {
    let handout = Handout<Model>()
    let host = Host(size: CGSize(width: 100, height: 100))
    let unrelated = host.makeState(1)
    host.show(Owner(handout: handout, unrelated: unrelated))
    let model = try handout.get()
    unrelated.wrappedValue = 2
    try await host.advance(to: 0)
    #expect(try handout.get() === model)
    model.width = 60
    try await host.advance(to: 0)
    #expect(host.frame("a").size == CGSize(width: 60, height: 2))
  }

  @Test func `bindings to properties of a model read, write and animate`() async throws {
    struct Editing: View {
      @Bindable var model: Model
      let handout: Handout<Binding<CGFloat>>
      var body: some View {
        let _ = handout.give($model.width)
        return box("a", model.width, 10)
      }
    }
    let (model, handout) = (Model(), Handout<Binding<CGFloat>>())
    let host = Host(100, 100) { Editing(model: model, handout: handout) }
    let width = try handout.get()
    #expect(width.wrappedValue == 10)
    width.wrappedValue = 20
    #expect(model.width == 20)
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
    width.animation(.linear(duration: 1)).wrappedValue = 40
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 30))
  }

  @Test func `a binding to a model in state animates its properties`() async throws {
    struct Editing: View {
      @State private var model = Model()
      let handout: Handout<Binding<CGFloat>>
      var body: some View {
        let _ = handout.give($model.width.animation(.linear(duration: 1)))
        return box("a", model.width, 10)
      }
    }
    let handout = Handout<Binding<CGFloat>>()
    let host = Host(100, 100) { Editing(handout: handout) }
    try handout.get().wrappedValue = 30
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 20))
  }

  private struct FromEnvironment: View {
    @Environment(Model.self) private var model
    @Environment(Other.self) private var other: Other?
    let journal: Journal

    var body: some View {
      let _ = journal.note(other == nil ? "none" : "some")
      return box("a", model.width, 10)
    }
  }

  @Observable final class Other {}

  private struct Giving: View {
    @Binding var model: Model
    @Binding var other: Other?
    let journal: Journal
    var body: some View {
      FromEnvironment(journal: journal).environment(model).environment(other)
    }
  }

  @Test func `models are passed through the environment by type`() async throws {
    let (first, second, journal) = (Model(width: 10), Model(width: 20), Journal())
    let host = Host(size: CGSize(width: 100, height: 100))
    let model = host.makeState(first)
    let other = host.makeState(Other?.none)
    host.show(Giving(model: model, other: other, journal: journal))
    #expect(host.frame("a").width == 10)
    #expect(journal.take() == ["none"])
    first.width = 15
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 15)
    model.wrappedValue = second
    other.wrappedValue = Other()
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 20)
    #expect(journal.take() == ["none", "some"])
    first.width = 50
    try await host.advance(to: 0)
    #expect(journal.take() == [])
  }

  @Test func `reads by a ForEach closure or an alignment guide are tracked`()
    async throws
  {
    struct Reading: View {
      let model: Model
      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          ForEach(0..<2) { box("\($0)", model.width, 10) }
          box("guided", 10, 10).alignmentGuide(.top) { _ in (model.child?.width ?? 0) }
        }
      }
    }
    let model = Model()
    let host = Host(100, 100) { Reading(model: model) }
    model.width = 20
    try await host.advance(to: 0)
    #expect(host.frame("1").width == 20)
    let before = host.frame("guided").minY - host.frame("0").minY
    model.child = Model(width: 5)
    try await host.advance(to: 0)
    #expect(near(host.frame("guided").minY - host.frame("0").minY, before - 5))
  }

  @Test func `a model outlives the views that read it without harm`() async throws {
    let model = Model()
    var host: Host? = Host(100, 100) { Width(model: model, journal: Journal()) }
    try await host?.advance(to: 0)
    host = nil
    model.width = 50
    let other = Host(100, 100) { Width(model: model, journal: Journal()) }
    #expect(other.frame("width").width == 50)
  }

  @Test func `of a thousand views only those with a changed model are evaluated`() async throws {
    struct Wall: View {
      let models: [Model]
      let journal: Journal
      var body: some View {
        ZStack {
          ForEach(0..<models.count, id: \.self) { Width(model: models[$0], journal: journal) }
        }
      }
    }
    let models = (0..<1000).map { _ in Model() }
    let journal = Journal()
    let host = Host(100, 100) { Wall(models: models, journal: journal) }
    #expect(journal.take().count == 1000)
    models[3].width = 4
    models[999].width = 5
    try await host.advance(to: 0)
    #expect(journal.take().count == 2)
  }
}
