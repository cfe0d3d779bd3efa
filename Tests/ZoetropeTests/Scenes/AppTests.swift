import Foundation
import Testing
import ZoetropeGeometry

@testable import Zoetrope
@testable import ZoetropeScenes

/// Apps as anims: their window, their size and their state.
@MainActor struct AppTests {
  final class Model: ObservableObject {
    @Published var width: CGFloat = 10
  }

  struct Bar: View {
    @EnvironmentObject private var model: Model
    var body: some View {
      Button("Widen") { model.width += 20 }
        .frame(width: model.width, height: 10).measured("bar")
    }
  }

  struct ModelApp: App {
    @StateObject private var model = Model()
    var body: some Scene {
      WindowGroup { Bar().environmentObject(model) }
    }
  }

  /// Starts the anim of an app.
  func start<Program: App>(_ type: Program.Type) async throws -> Host {
    let anim = try #require(try await Anim.anims(of: type).first)
    let host = try anim.start()
    try await host.advance(to: 0)
    return host
  }

  @Test func `an app is one anim with the name of its type and the size of a phone`() async throws {
    let anims = try await Anim.anims(of: ModelApp.self)
    #expect(anims.map(\.name) == ["ModelApp"])
    #expect(anims.map(\.size) == [CGSize(width: 393, height: 852)])
    #expect(anims.map { $0.frameCount() } == [120])
    try anims.validate()
  }

  @Test func `an object of the app lives as long as a run, and anew in the next one`() async throws
  {
    for _ in 0..<2 {
      let host = try await start(ModelApp.self)
      #expect(near(host.frame("bar").size, CGSize(width: 10, height: 10)))
      for step in 1...2 {
        host.schedule(Cue(at: Double(step), tap: "Widen"))
        try await host.advance(to: Double(step))
        #expect(near(host.frame("bar").width, 10 + 20 * CGFloat(step)))
      }
    }
  }

  struct StateApp: App {
    @State private var count = 1
    @AppStorage("height") private var height = 10.0
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup {
        let binding = $count
        Button("Grow") {
          binding.wrappedValue += 1
          height += 5
        }
        .frame(width: CGFloat(count) * 10, height: height)
        .measured(phase == .active ? "active" : "inactive")
      }
      .onChange(of: count) { count = 7 }
    }
  }

  @Test func `state, storage and the environment of the app reach its body`() async throws {
    let host = try await start(StateApp.self)
    #expect(near(host.frame("active").size, CGSize(width: 10, height: 10)))
    host.schedule(Cue(at: 1, tap: "Grow"))
    try await host.advance(to: 1)
    #expect(near(host.frame("active").size, CGSize(width: 70, height: 15)))
  }

  struct Wide: Scene {
    @State private var width: CGFloat = 30
    @Environment(\.layoutDirection) private var direction
    var body: some Scene {
      WindowGroup {
        box(direction == .rightToLeft ? "right" : "left", width, 10)
      }
      .defaultSize(width: 120, height: 80)
      .defaultSize(width: 999, height: 999)
    }
  }

  struct NestedApp: App {
    var body: some Scene {
      Settings { box("settings", 1, 1) }
      Wide()
        .environment(\.layoutDirection, .rightToLeft)
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 5, height: 5)
        .commands {
          CommandGroup(replacing: .newItem) {}
          CommandMenu("Extras") { Button("Do") {} }
          EmptyCommands()
        }
      WindowGroup(id: "second") { box("second", 1, 1) }.defaultSize(width: 7, height: 7)
    }
  }

  @Test func `the first window is shown, in the size that is nearest to it`() async throws {
    let anim = try #require(try await Anim.anims(of: NestedApp.self).first)
    #expect(anim.size == CGSize(width: 120, height: 80))
    let host = try await start(NestedApp.self)
    #expect(host.frames().keys.sorted() == ["right"])
    #expect(near(host.frame("right"), CGRect(x: 45, y: 35, width: 30, height: 10)))
  }

  struct CheckedApp: App {
    var body: some Scene {
      if #available(macOS 10, *) {
        Window("Title", id: "main") { box("checked", 4, 4) }.defaultSize(width: 8, height: 8)
      }
    }
  }

  @Test func `a window in an availability check is shown`() async throws {
    let anim = try #require(try await Anim.anims(of: CheckedApp.self).first)
    #expect(anim.size == CGSize(width: 8, height: 8))
    let host = try await start(CheckedApp.self)
    #expect(near(host.frame("checked"), CGRect(x: 2, y: 2, width: 4, height: 4)))
  }

  struct SettingsApp: App {
    var body: some Scene { Settings { Color.red } }
  }

  @Test func `an app without a window is an error that names it`() async {
    await #expect(throws: AnimError.noWindow(app: "SettingsApp")) {
      try await Anim.anims(of: SettingsApp.self)
    }
    #expect("\(AnimError.noWindow(app: "A"))".contains("\"A\" has no window"))
  }

  struct GroupedApp: App {
    var body: some Scene {
      MenuBarExtra("Status", systemImage: "star") { box("menu", 1, 1) }
        .menuBarExtraStyle(.window)
      Group {
        Settings { box("settings", 1, 1) }
        WindowGroup { box("grouped", 4, 4) }
      }
      .defaultSize(width: 12, height: 8)
      .commands {
        Group {
          CommandMenu("One") {}
          SidebarCommands()
        }
      }
    }
  }

  @Test func `a group of scenes shows its first window`() async throws {
    let anim = try #require(try await Anim.anims(of: GroupedApp.self).first)
    #expect(anim.size == CGSize(width: 12, height: 8))
    let host = try await start(GroupedApp.self)
    #expect(host.frames().keys.sorted() == ["grouped"])
    #expect(near(host.frame("grouped"), CGRect(x: 4, y: 2, width: 4, height: 4)))
  }

  struct MenuApp: App {
    var body: some Scene {
      MenuBarExtra {
        Text("Menu")
      } label: {
        Text("Label")
      }
    }
  }

  @Test func `an item of the menu bar is no window`() async {
    await #expect(throws: AnimError.noWindow(app: "MenuApp")) {
      try await Anim.anims(of: MenuApp.self)
    }
  }

  struct ValueApp: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $value in
        Button("Set") { value = 4 }
          .frame(width: CGFloat(value ?? 2) * 10, height: 10).measured("value")
      }
    }
  }

  struct DefaultValueApp: App {
    var body: some Scene {
      WindowGroup("Numbers", id: "numbers", for: Int.self) { $value in
        Button("Set") { value += 4 }.frame(width: CGFloat(value) * 10, height: 10).measured("value")
      } defaultValue: {
        3
      }
    }
  }

  @Test func `a window for values shows nil or its default value until one is set`() async throws {
    func widths(of host: Host) async throws -> [CGFloat] {
      let first = host.frame("value").width
      host.schedule(Cue(at: 1, tap: "Set"))
      try await host.advance(to: 1)
      return [first, host.frame("value").width]
    }
    #expect(try await widths(of: start(ValueApp.self)) == [20, 40])
    #expect(try await widths(of: start(DefaultValueApp.self)) == [30, 70])
  }

  struct CountedApp: App {
    static let journal = Journal()
    init() { Self.journal.note("app") }
    var body: some Scene {
      WindowGroup { Counted() }.defaultSize(width: 20, height: 20)
    }
  }

  struct Counted: View {
    var body: some View {
      let _ = CountedApp.journal.note("body")
      Color.red
    }
  }

  @Test func `the size is found without evaluating the views of the window`() async throws {
    _ = CountedApp.journal.take()
    let anims = try await Anim.anims(of: CountedApp.self)
    #expect(anims.map(\.size) == [CGSize(width: 20, height: 20)])
    #expect(CountedApp.journal.take() == ["app"])
    _ = try await start(CountedApp.self)
    #expect(CountedApp.journal.count("body") == 1)
  }

  @Test func `a program without commands is told which product to add`() {
    let message = AppEntrySearch.missingEntryMessage("MyApp")
    #expect(message.hasPrefix("MyApp: "))
    #expect(message.contains("add the product ZoetropeCLI to the target's dependencies"))
    #expect(!message.contains("\n"))
  }
}
