import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Lowers a view.
private struct Lowered: ViewModifier {
  var y: CGFloat
  func body(content: Content) -> some View { content.offset(y: y) }
}

@MainActor struct ScopedAnimationTests {
  private struct InBody: View {
    @Binding var length: CGFloat
    var body: some View {
      box("a", 10 + length, 10)
        .animation(.linear(duration: 1)) { $0.opacity(length / 100) }
    }
  }

  private struct OnModifier: View {
    @Binding var length: CGFloat
    var body: some View {
      box("a", 10 + length, 10)
        .modifier(Lowered(y: length).animation(.linear(duration: 1)))
    }
  }

  @Test func `modifiers in the body are animated, the view is not`() async throws {
    let host = Host(size: CGSize(width: 300, height: 300))
    let length = host.makeState(CGFloat(0))
    host.show(InBody(length: length))
    length.wrappedValue = 80
    try await host.advance(to: 0.5)
    #expect(host.frame("a").width == 90)
    #expect(opacities(host) == [0.4])
    try await host.advance(to: 1)
    #expect(opacities(host) == [0.8])
  }

  private func opacities(_ host: Host) -> [Float] { host.displayList().fills.map(\.color.alpha) }

  @Test func `a modifier with an animation leaves its content unanimated`() async throws {
    let host = Host(size: CGSize(width: 300, height: 300))
    let length = host.makeState(CGFloat(0))
    host.show(OnModifier(length: length))
    length.wrappedValue = 80
    try await host.advance(to: 0.5)
    #expect(host.frame("a").width == 90)
    #expect(near(host.frame("a").minY, 185))
    try await host.advance(to: 3)
    #expect(host.frame("a").width == 90)
    #expect(near(host.frame("a").minY, 225))
  }
}
