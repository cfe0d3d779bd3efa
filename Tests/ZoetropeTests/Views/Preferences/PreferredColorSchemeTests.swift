import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

@MainActor struct PreferredColorSchemeTests {
  struct Scheme: View {
    let name: String
    @Environment(\.colorScheme) private var scheme
    var body: some View { box(name, scheme == .dark ? 20 : 10, 10) }
  }

  @Test func `a preferred color scheme anywhere applies to the whole host`() {
    let host = Host(100, 100) {
      Scheme(name: "a")
      VStack { Scheme(name: "b").preferredColorScheme(.dark) }
    }
    #expect(host.frame("a").width == 20)
    #expect(host.frame("b").width == 20)
  }

  @Test func `the outermost preference wins, and the first one among siblings`() {
    let outer = Host(100, 100) {
      VStack { Scheme(name: "a").preferredColorScheme(.dark) }.preferredColorScheme(.light)
    }
    #expect(outer.frame("a").width == 10)
    let siblings = Host(100, 100) {
      Scheme(name: "a").preferredColorScheme(nil)
      Scheme(name: "b").preferredColorScheme(.dark)
      Scheme(name: "c").preferredColorScheme(.light)
    }
    #expect(siblings.frame("c").width == 20)
  }

  @Test func `without a preference the host's own environment applies`() {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    let host = Host(size: CGSize(width: 100, height: 100))
    host.show(Scheme(name: "a"), environment: environment)
    #expect(host.frame("a").width == 20)
    host.show(Scheme(name: "a").preferredColorScheme(.light), environment: environment)
    #expect(host.frame("a").width == 10)
  }

  struct Switching: View {
    @Binding var scheme: ColorScheme?
    var body: some View {
      ZStack {
        Color.primary
        Scheme(name: "a")
      }
      .preferredColorScheme(scheme)
    }
  }

  @Test func `a new preference arrives in the transaction of the change`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let scheme = host.makeState(ColorScheme?.none)
    host.show(Switching(scheme: scheme))
    withAnimation(.linear(duration: 1)) { scheme.wrappedValue = .dark }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 15))
    let gray = try #require(host.displayList().fills.first).color.red
    #expect(gray > 0.1 && gray < 0.9)
    scheme.wrappedValue = nil
    try await host.advance(to: 3)
    #expect(near(host.frame("a").width, 10))
  }
}
