import Testing

@testable import Zoetrope

/// A view whose body is written outside of the closure of an animator.
private struct Moved: View {
  var body: some View { Color.red.frame(width: 20).offset(x: 5) }
}

/// A view that keyframes move once after each change of a number.
private struct Jump: View {
  @Binding var jumps: Int

  var body: some View {
    KeyframeAnimator(initialValue: CGFloat(0), trigger: jumps) { x in
      Color.red.frame(width: 20).offset(x: x)
    } keyframes: { _ in
      KeyframeTrack { LinearKeyframe(40, duration: 1) }
    }
  }
}

/// The answers about modifiers that keyframe animators and timeline views make for every frame.
@MainActor struct AnimatorReasonTests {
  private func reasons<Content: View>(
    _ quantity: LayoutReason.Quantity, at time: Double = 0.5,
    @ViewBuilder _ content: @escaping () -> Content
  ) async throws -> [String] {
    let host = Host(100, 20, content)
    try await host.advance(to: time)
    let explanation = host.explainAll()
    let path = try #require(explanation.paths(named: "Color").first)
    return try #require(explanation.reason(for: quantity, of: path)).sentences
  }

  @KeyframesBuilder<CGFloat> private func track(_: CGFloat) -> some Keyframes<CGFloat> {
    KeyframeTrack { LinearKeyframe(40, duration: 1) }
  }

  @Test func `an offset in a keyframe animator is told as made for the frame`() async throws {
    let sentences = try await reasons(.x) {
      Color.red.frame(width: 20).keyframeAnimator(initialValue: CGFloat(0)) { content, x in
        content.offset(x: x)
      } keyframes: {
        track($0)
      }
    }
    #expect(
      sentences.contains(
        """
        A keyframe animator sets the .offset(x: 20, y: 0) around Color at every frame; this is its \
        value at 0.5 s.
        """), "\(sentences)")
  }

  @Test func `a frame in a timeline view is told as made for the frame`() async throws {
    let sentences = try await reasons(.width) {
      TimelineView(.animation) { context in
        Color.red.frame(width: 20 * context.date.timeIntervalSinceReferenceDate)
      }
    }
    #expect(
      sentences.last == """
        A timeline view sets the .frame(width: 10) around Color at every frame; this is its value \
        at 0.5 s.
        """)
  }

  @Test func `modifiers that are written outside of the closure are not made for the frame`()
    async throws
  {
    let sentences = try await reasons(.x) {
      Color.red.frame(width: 20).offset(x: 5)
        .keyframeAnimator(initialValue: CGFloat(0)) { content, x in
          content.opacity(x / 40)
        } keyframes: {
          track($0)
        }
    }
    #expect(!sentences.contains { $0.contains("animator") }, "\(sentences)")
    let inside = try await reasons(.x) {
      KeyframeAnimator(initialValue: CGFloat(0)) { _ in
        Moved()
      } keyframes: {
        track($0)
      }
    }
    #expect(!inside.contains { $0.contains("animator") }, "\(inside)")
  }

  @Test func `after the last keyframe nothing is made for the frame`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let jumps = host.makeState(0)
    host.show(Jump(jumps: jumps))
    try await host.advance(to: 0)
    jumps.wrappedValue = 1
    func isAnimated(at time: Double) async throws -> Bool {
      try await host.advance(to: time)
      let explanation = host.explainAll()
      let path = try #require(explanation.paths(named: "Color").first)
      let reason = try #require(explanation.reason(for: .x, of: path))
      return reason.sentences.contains { $0.contains("keyframe animator") }
    }
    #expect(try await isAnimated(at: 0.5))
    #expect(try await !isAnimated(at: 2))
  }
}
