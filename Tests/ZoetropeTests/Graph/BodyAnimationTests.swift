import Testing
import Zoetrope

/// A bar with its animatable data as the width.
private struct Bar: View, Animatable {
  var width: CGFloat

  nonisolated var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  var body: some View {
    mark("bar").frame(width: (width / 10).rounded() * 10, height: 10)
  }
}

/// Lowers a view by its animatable data, on its own curve.
private struct Drop: ViewModifier, Animatable {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(y: amount * amount)
  }
}

@MainActor struct BodyAnimationTests {
  @Test func `a view with animatable data evaluates its body for every frame of an animation`()
    async throws
  {
    let host = Host(size: CGSize(width: 200, height: 100))
    let wide = host.makeState(false)
    host.show(Reading(isWide: wide))
    host.schedule(at: 1) { withAnimation(.linear(duration: 2)) { wide.wrappedValue = true } }
    for (time, width) in [(0.5, 0.0), (1, 0), (1.5, 30), (2, 50), (2.98, 100), (3, 100), (9, 100)] {
      try await host.advance(to: time)
      #expect(abs(host.frame("bar").width - width) < 1e-9, "\(time)")
    }
    let count = host.bodyCount
    try await host.advance(to: 10)
    #expect(host.bodyCount == count)
  }

  private struct Reading: View {
    @Binding var isWide: Bool
    var body: some View { Bar(width: isWide ? 100 : 0) }
  }

  @Test func `a modifier with animatable data evaluates its body for every frame of its own curve`()
    async throws
  {
    struct Dropping: View {
      @Binding var isDown: Bool
      var body: some View { box("a", 10, 10).modifier(Drop(amount: isDown ? 10 : 0)) }
    }
    let host = Host(size: CGSize(width: 100, height: 300))
    let down = host.makeState(false)
    host.show(Dropping(isDown: down))
    host.schedule(at: 0) { withAnimation(.linear(duration: 1)) { down.wrappedValue = true } }
    for time in [0, 0.25, 0.5, 0.75, 1, 1.5] {
      try await host.advance(to: time)
      let amount = 10 * min(time, 1)
      #expect(abs(host.frame("a").minY - 145 - amount * amount) < 1e-9, "\(time)")
    }
  }

  @Test func `without an animation a view with animatable data jumps`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let wide = host.makeState(false)
    host.show(Reading(isWide: wide))
    host.schedule(at: 0) { wide.wrappedValue = true }
    try await host.advance(to: 0)
    #expect(host.frame("bar").width == 100)
  }
}
