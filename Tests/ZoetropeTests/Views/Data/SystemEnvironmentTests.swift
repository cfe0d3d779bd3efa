import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct SystemEnvironmentTests {
  @Test func `the environment is that of an idle phone, on any machine`() {
    let values = EnvironmentValues()
    #expect(values.colorScheme == .light)
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.horizontalSizeClass == .compact)
    #expect(values.verticalSizeClass == .regular)
    #expect(values.scenePhase == .active)
    #expect(values.dynamicTypeSize == .large)
    #expect(values.locale.identifier == "en_US")
    #expect(values.calendar.identifier == .gregorian)
    #expect(values.timeZone == .gmt)
    #expect(values.colorSchemeContrast == .standard)
    #expect(!values.accessibilityReduceMotion)
    #expect(!values.isPresented)
    #expect(values.pixelLength == 1 / values.displayScale)
  }

  @Test func `size classes and the scene phase can be set for a subtree`() {
    struct Reading: View {
      @Environment(\.horizontalSizeClass) private var sizeClass
      @Environment(\.scenePhase) private var phase
      @Environment(\.openURL) private var openURL
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        let _ = dismiss()
        return box("a", sizeClass == .regular ? 20 : 10, phase == .inactive ? 20 : 10)
      }
    }
    let host = Host(100, 100) {
      Reading().environment(\.horizontalSizeClass, .regular).environment(\.scenePhase, .inactive)
    }
    #expect(host.frame("a").size == CGSize(width: 20, height: 20))
  }

  @Test func `opening a URL is refused`() throws {
    var accepted: Bool?
    let url = try #require(URL(string: "https://example.com"))
    EnvironmentValues().openURL(url) { accepted = $0 }
    #expect(accepted == false)
  }
}
