import Foundation
import Testing
import Zoetrope
import ZoetropeCLI

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

  @Test func `list and info know the app by the name of its type`() async {
    let anims = await Anim.anims(of: Lamp.self)
    let list = await TestGallery("list", anims: anims)
    #expect(list.status == .done)
    #expect(list.console.output.hasPrefix("Lamp "))
    let info = await TestGallery("info Lamp", anims: anims)
    #expect(info.status == .done)
    #expect(info.console.output.contains("30x20"))
  }

  @Test func `an app without a window is an empty gallery`() async {
    struct Unseen: App {
      var body: some Scene { Settings { Color.red } }
    }
    let anims = await Anim.anims(of: Unseen.self)
    await TestGallery("render Unseen", anims: anims)
      .expectInvalidInput("Unseen: no such anim; the gallery is empty")
  }
}
