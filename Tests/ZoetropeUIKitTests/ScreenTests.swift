import Foundation
import Testing
import Zoetrope
import ZoetropePicture
import ZoetropeUIKit

/// The screen, the device, the pasteboard and the settings of a host.
@MainActor struct ScreenTests {
  @Test(arguments: [(320.0, 568.0, 1.0), (100, 50, 2), (844, 390, 3)])
  func `the screen is the canvas of the host`(
    _ width: Double, _ height: Double, _ scale: Double
  ) throws {
    let found = Handout<[CGRect]>()
    let orientation = Handout<UIDeviceOrientation>()
    let host = Host(size: CGSize(width: width, height: height))
    var environment = EnvironmentValues()
    environment.displayScale = scale
    host.show(
      Probe {
        found.value = [UIScreen.main.bounds, UIScreen.main.nativeBounds]
        orientation.value = UIDevice.current.orientation
      }, environment: environment)
    _ = host.displayList()
    let rects = try #require(found.value)
    #expect(rects[0] == CGRect(x: 0, y: 0, width: width, height: height))
    #expect(rects[1] == CGRect(x: 0, y: 0, width: width * scale, height: height * scale))
    #expect(orientation.value == (width > height ? .landscapeLeft : .portrait))
  }

  @Test func `outside of a host, the screen is that of a phone`() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 1 && UIScreen.main.nativeScale == 1)
  }

  @Test func `a picture that takes the size of its view has the screen around it`() async throws {
    let found = Handout<CGSize>()
    let inside = Handout<CGSize>()
    let probe = Probe { inside.value = UIScreen.main.bounds.size }.frame(width: 4, height: 4)
    _ = ImageRenderer(content: probe).cgImage
    #expect(inside.value == CGSize(width: 393, height: 852))
    let host = Host(60, 40) {
      Color.black.onAppear {
        found.value = UIScreen.main.bounds.size
        _ = ImageRenderer(content: probe).cgImage
      }
    }
    try await host.advance(to: 0.1)
    #expect(found.value == CGSize(width: 60, height: 40))
    #expect(inside.value == CGSize(width: 60, height: 40))
  }

  @Test func `actions and tasks of views see the screen of their host`() async throws {
    let found = Handout<CGSize>()
    let host = Host(70, 30) {
      Color.black.task {
        try? await Task.sleep(for: .seconds(1))
        found.value = UIScreen.main.bounds.size
      }
    }
    try await host.advance(to: 2)
    #expect(found.value == CGSize(width: 70, height: 30))
  }

  @Test func `each host has a pasteboard of its own`() throws {
    let found = Handout<[String?]>()
    for text in ["one", "two"] {
      let host = Host(10, 10) {
        Probe {
          let before = UIPasteboard.general.string
          UIPasteboard.general.string = text
          found.value = [before, UIPasteboard.general.string]
        }
      }
      _ = host.displayList()
      #expect(found.value == [nil, text])
    }
    UIPasteboard.general.string = "lost"
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func `setting a kind of content removes the others`() {
    let board = UIPasteboard.general
    board.string = "text"
    board.url = URL(string: "https://swift.org")
    #expect(board.string == nil && board.hasURLs && !board.hasStrings)
    #expect(board.changeCount == 2)
    board.colors = [.red, .blue]
    #expect(board.color == .red && board.url == nil)
  }

  @Test func `a setting of the program lasts as long as its host`() {
    let found = Handout<[Bool]>()
    let host = Host(10, 10) {
      Probe {
        let before = UIApplication.shared.isIdleTimerDisabled
        UIApplication.shared.isIdleTimerDisabled = true
        found.value = [before, UIApplication.shared.isIdleTimerDisabled]
      }
    }
    _ = host.displayList()
    #expect(found.value == [false, true])
    #expect(!UIApplication.shared.isIdleTimerDisabled)
  }

  @Test func `no URL is opened`() throws {
    let url = try #require(URL(string: "https://swift.org"))
    var answer: Bool?
    UIApplication.shared.open(url) { answer = $0 }
    #expect(answer == false && !UIApplication.shared.canOpenURL(url))
    #expect(UIApplication.shared.connectedScenes.isEmpty && UIApplication.shared.windows.isEmpty)
  }

  @Test func `the device is a phone`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.systemName == "iOS")
  }
}
