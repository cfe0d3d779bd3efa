import Foundation
import Testing
import Zoetrope
import ZoetropeScenes
import ZoetropeUIKit

private class Delegate: NSObject, UIApplicationDelegate {
  var words = ["made"]

  override init() {
    super.init()
    words.append("initialized")
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    words.append("launched")
    return true
  }
}

private final class LaterDelegate: Delegate {
  let number = 7
}

private struct Launched: App {
  @UIApplicationDelegateAdaptor(Delegate.self) var delegate
  @UIApplicationDelegateAdaptor private var later: LaterDelegate

  var body: some Scene {
    WindowGroup {
      let isReady = delegate.words == ["made", "initialized", "launched"] && later.number == 7
      Color.black.frame(width: isReady ? 4 : 1, height: CGFloat(later.words.count))
    }
  }
}

/// Delegates of apps.
@MainActor struct DelegateTests {
  @Test func `the delegates of an app are made and told of the launch once`() async throws {
    for _ in 0..<2 {
      let anim = try #require(try await Anim.anims(of: Launched.self).first)
      let host = try anim.start()
      try await host.advance(to: 1)
      let frames = host.placements().map(\.frame.size)
      #expect(frames.contains(CGSize(width: 4, height: 3)))
    }
  }
}
