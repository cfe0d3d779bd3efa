import Foundation
import Testing
import Zoetrope
import ZoetropeCLI
import ZoetropeScenes

private struct Lamp: App {
  @State private var color = Color.red

  var body: some Scene {
    WindowGroup {
      color.onAppear { color = .blue }
    }
    .defaultSize(width: 30, height: 20)
  }
}

/// Apps as programs with commands.
@MainActor struct AppTests {
  @Test func `the entry of this module is found in the program`() {
    #expect(AppEntrySearch.entry == AppGallery.self)
  }

  @Test func `list and info know the app by the name of its type`() async throws {
    let anims = try await Anim.anims(of: Lamp.self)
    let list = await TestGallery("list", anims: anims)
    #expect(list.status == .done)
    #expect(list.console.output.hasPrefix("Lamp "))
    let info = await TestGallery("info Lamp", anims: anims)
    #expect(info.status == .done)
    #expect(info.console.output.contains("30x20"))
  }

  @Test(arguments: ["list", "render Unseen", "still Unseen"])
  func `a command of an app without a window says so`(_ command: String) async {
    let console = TestConsole()
    let tool = Tool(name: "zoetrope", console: console) { () throws(AnimError) -> [Anim] in
      throw .noWindow(app: "Unseen")
    }
    let status = await tool.run(command.split(separator: " ").map(String.init))
    #expect(status == .badData)
    #expect(
      console.error == "zoetrope: the app \"Unseen\" has no window to show; add a WindowGroup or a "
        + "Window to its body\n")
  }
}
