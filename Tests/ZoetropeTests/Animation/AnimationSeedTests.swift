import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The animation API of published articles, in their spelling.
@MainActor struct AnimationSeedTests {
  @Test func `vectors support generic arithmetic`() {
    func half<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: 0.5)
      return value + .zero
    }
    #expect(half(3.0) == 1.5)
    #expect(half(CGFloat(3)) == 1.5)
    let pair = half(AnimatablePair(2.0, CGFloat(4)))
    #expect(pair.first == 1 && pair.second == 2)
    #expect(half(EmptyAnimatableData()) == EmptyAnimatableData())
  }

  private struct Widening: View, Animatable {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    var body: some View { box("a", width, 10) }
  }

  private struct Content: View {
    @Binding var isOn: Bool
    @Namespace private var namespace

    var body: some View {
      VStack {
        Widening(width: isOn ? 30 : 10).animation(.linear(duration: 1), value: isOn)
        if isOn { box("b", 10, 10).transition(.move(edge: .bottom)) }
        box("c", 10, 10)
          .rotationEffect(.degrees(isOn ? 90 : 0), anchor: .center)
          .scaleEffect(isOn ? 2 : 1)
          .matchedGeometryEffect(
            id: "c", in: namespace, properties: .frame, anchor: .bottom, isSource: true)
      }
    }
  }

  @Test func `animations, transitions and matched geometry compile and run`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isOn = host.makeState(false)
    host.show(Content(isOn: isOn))
    host.schedule(at: 0) { withAnimation(.easeInOut(duration: 1)) { isOn.wrappedValue = true } }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("a").width, 20))
    try await host.advance(to: 1)
    #expect(near(host.frame("a").width, 30))
    #expect(host.frames()["b"] != nil)
  }

  @Test func `animations are written by name`() {
    let animations: [Animation] = [
      .default, .easeInOut(duration: 6), .easeInOut(duration: 6).repeatForever(),
      .easeInOut(duration: 6).repeatForever(autoreverses: false),
    ]
    #expect(animations[1] != animations[2] && animations[2] != animations[3])
    let properties: MatchedGeometryProperties = [.frame]
    #expect(properties.contains(.frame))
    let result = withAnimation { 3 }
    #expect(result == 3)
  }

  @Test func `each namespace has its own id`() async throws {
    struct Naming: View {
      @Namespace private var first
      @Namespace private var second
      let handout: Handout<[Namespace.ID]>
      var body: some View {
        let _ = handout.give([first, second])
        return Color.red
      }
    }
    let handout = Handout<[Namespace.ID]>()
    _ = Host(10, 10) { Naming(handout: handout) }
    #expect(Set(try handout.get()).count == 2)
  }
}
