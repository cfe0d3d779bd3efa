import Foundation
import Testing
import Zoetrope

/// Moves a view in steps of 10 points.
private struct Stepping: AnimatableModifier {
  var x: CGFloat

  nonisolated var animatableData: CGFloat {
    get { x }
    set { x = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: (x / 10).rounded() * 10)
  }
}

@MainActor struct AnimatableModifierTests {
  private struct Moving: View {
    @Binding var x: CGFloat
    var body: some View { box("a", 10, 10).modifier(Stepping(x: x)) }
  }

  @Test func `the body of an animatable modifier is evaluated for every frame`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let x = host.makeState(CGFloat(0))
    host.show(Moving(x: x))
    withAnimation(.linear(duration: 1)) { x.wrappedValue = 100 }
    for (time, step) in [(0, 0.0), (0.04, 0), (0.06, 10), (0.52, 50), (1, 100), (3, 100)] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + step), "\(time)")
    }
  }
}
