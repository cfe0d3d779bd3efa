import Foundation
import Testing
import ZoetropeGeometry

@testable import Zoetrope

@MainActor struct StorageTests {
  enum Mode: String { case light, dark }
  enum Level: Int { case low, high }

  struct Settings: View {
    let name: String
    @AppStorage("width") private var width = 10.0
    @AppStorage("isOn") private var isOn = false
    @AppStorage("count") private var count = 0
    @AppStorage("title") private var title = "none"
    @AppStorage("mode") private var mode = Mode.light
    @AppStorage("level") private var level: Level?
    @AppStorage("note") private var note: String?
    let journal: Journal

    var body: some View {
      let _ = journal.note(
        "\(name) \(width) \(isOn) \(count) \(title) \(mode) \(level.map { "\($0)" } ?? "nil") "
          + (note ?? "nil"))
      Button(name) {
        width += 5
        isOn.toggle()
        count += 1
        title = name
        mode = .dark
        level = .high
        note = note == nil ? "noted" : nil
      }
    }
  }

  @Test func `a stored value is shared by all views of a host, and reset in every host`()
    async throws
  {
    for _ in 0..<2 {
      let journal = Journal()
      let host = Host(100, 100) {
        Settings(name: "a", journal: journal)
        Settings(name: "b", journal: journal)
      }
      let first = "10.0 false 0 none light nil nil"
      #expect(journal.take() == ["a \(first)", "b \(first)"])
      host.schedule(Cue(at: 0, tap: "b"))
      try await host.advance(to: 0)
      let second = "15.0 true 1 b dark high noted"
      #expect(journal.take() == ["a \(second)", "b \(second)"])
      host.schedule(Cue(at: 1, tap: "a"))
      try await host.advance(to: 1)
      let third = "20.0 false 2 a dark high nil"
      #expect(journal.take() == ["a \(third)", "b \(third)"])
    }
  }

  struct Shared: View {
    @AppStorage("key", store: UserDefaults.standard) private var app = 1
    @SceneStorage("key") private var scene = 1
    @AppStorage("url") private var url = URL(filePath: "/a")
    @AppStorage("data") private var data = Data([1])
    @AppStorage("date") private var date = Date(timeIntervalSinceReferenceDate: 1)
    @SceneStorage("other") private var other: Double?

    var body: some View {
      Toggle("app", isOn: Binding(get: { app == 2 }, set: { app = $0 ? 2 : 1 }))
      Slider(value: Binding($other) ?? .constant(0), in: 0...9) { Text("other") }
      Button("both") {
        app += 10
        scene += 100
        other = 3
        url = URL(filePath: "/b")
        data.append(2)
        date = date.addingTimeInterval(1)
      }
      box("app", CGFloat(app), 1)
      box("scene", CGFloat(scene), 1)
      box("rest", CGFloat(data.count) + date.timeIntervalSinceReferenceDate, 1)
      if url.path == "/b" { box("url", 1, 1) }
    }
  }

  @Test func `a stored value is shared with a view that has an environment of its own`()
    async throws
  {
    let journal = Journal()
    let host = Host(100, 100) {
      Settings(name: "a", journal: journal)
      Settings(name: "b", journal: journal).environment(\.self, EnvironmentValues())
    }
    _ = journal.take()
    host.schedule(Cue(at: 0, tap: "b"))
    try await host.advance(to: 0)
    let second = "15.0 true 1 b dark high noted"
    #expect(journal.take() == ["a \(second)", "b \(second)"])
  }

  @Test func `apps and scenes have separate keys`() async throws {
    let host = Host(200, 300) { Shared().defaultAppStorage(.standard) }
    #expect(UserDefaults.standard.object(forKey: "key") == nil)
    host.schedule(Cue(at: 0, tap: "both"))
    try await host.advance(to: 0)
    #expect(host.frame("app").width == 11)
    #expect(host.frame("scene").width == 101)
    #expect(host.frame("rest").width == 4)
    #expect(host.frames()["url"] != nil)
    #expect(UserDefaults.standard.object(forKey: "key") == nil)
  }

  struct Animated: View {
    @AppStorage("size") private var size = 10.0
    var body: some View {
      box("a", size, 10)
      Child(size: $size.animation(.linear(duration: 1)))
    }
    struct Child: View {
      @Binding var size: Double
      var body: some View { Button("Grow") { size = 30 } }
    }
  }

  @Test func `a binding to a stored value animates`() async throws {
    let host = Host(100, 100) { Animated() }
    host.schedule(Cue(at: 0, tap: "Grow"))
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 20))
  }

  @Test func `a stored value is read as another type if the conversion is exact`() {
    #expect(StorageCoding.double.decode(.int(3)) == 3)
    #expect(StorageCoding.int.decode(.double(3)) == nil)
    #expect(StorageCoding.string.raw(Mode.self).decode(.string("dark")) == .dark)
    #expect(StorageCoding.string.raw(Mode.self).decode(.string("blue")) == nil)
    #expect(StorageCoding.bool.optional.encode(nil) == nil)
  }
}
