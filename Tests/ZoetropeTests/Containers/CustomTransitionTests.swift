import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct CustomTransitionTests {
  struct Turning: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content
        .offset(x: phase.value * 100)
        .opacity(phase.isIdentity ? 1 : 0)
    }
  }

  struct Framed: Transition {
    var journal: Journal
    func body(content: Content, phase: TransitionPhase) -> some View {
      journal.note("\(phase)")
      return ZStack {
        mark("back")
        content.scaleEffect(phase.isIdentity ? 1 : 0.5)
      }
      .frame(width: 50, height: 50)
    }
  }

  struct Stage<T: Transition>: View {
    @Binding var isShown: Bool
    let transition: T
    var body: some View {
      HStack(spacing: 0) {
        if isShown { box("a", 20, 20).transition(transition) }
        box("b", 10, 10)
      }
    }
  }

  @Test func `phases differ between insertion and removal`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(false)
    host.show(Stage(isShown: isShown, transition: Turning()))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 0.75)
    #expect(near(host.frame("a").minX, 35 - 25))
    #expect(host.opacities == [0.75, 1])
    try await host.advance(to: 2)
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 2.25)
    #expect(near(host.frame("a").minX, 35 + 25))
    #expect(host.opacities == [0.75, 1])
    try await host.advance(to: 3)
    #expect(host.placements().count == 1)
  }

  @Test func `a transition may wrap its content in other views`() async throws {
    let (host, journal) = (Host(size: CGSize(width: 100, height: 100)), Journal())
    let isShown = host.makeState(false)
    host.show(Stage(isShown: isShown, transition: Framed(journal: journal)))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(journal.take() == ["willAppear", "identity"])
    #expect(host.frame("back") == CGRect(x: 20, y: 25, width: 50, height: 50))
    #expect(near(host.frame("a"), CGRect(x: 37.5, y: 42.5, width: 15, height: 15)))
    #expect(host.opacities == [1, 1, 1])
    try await host.advance(to: 1)
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 1.5)
    #expect(journal.take() == ["didDisappear"])
    #expect(near(host.frame("a"), CGRect(x: 37.5, y: 42.5, width: 15, height: 15)))
    #expect(host.opacities == [1, 1, 1])
    try await host.advance(to: 2)
    #expect(host.placements().count == 1)
  }

  @Test func `a transition without an animation ends at once`() async throws {
    struct Still: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.padding(phase.isIdentity ? 0 : 0)
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100))
    let isShown = host.makeState(true)
    host.show(Stage(isShown: isShown, transition: Still()))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0)
    #expect(host.placements().count == 1)
  }

  @Test func `a transition may be applied by hand`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        OffsetTransition(CGSize(width: 3, height: 4))
          .apply(content: box("a", 10, 10), phase: .willAppear)
        MoveTransition(edge: .top).apply(content: box("b", 10, 10), phase: .identity)
        MoveTransition(edge: .top).apply(content: box("c", 10, 10), phase: .didDisappear)
      }
    }
    #expect(host.frame("a").origin == CGPoint(x: 38, y: 49))
    #expect(host.frame("b").origin == CGPoint(x: 45, y: 45))
    #expect(host.frame("c").origin == CGPoint(x: 55, y: 35))
  }

  @Test func `all spellings of a transition behave alike`() async throws {
    let all: [@MainActor (Bool) -> AnyView] = [
      { AnyView(Spelled(isShown: $0) { $0.transition(.opacity) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.slide) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.scale) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.scale(scale: 0.5)) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.scale(0.5, anchor: .top)) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.offset(x: 3)) }) },
      { AnyView(Spelled(isShown: $0) { $0.transition(.push(from: .top)) }) },
      {
        AnyView(Spelled(isShown: $0) { $0.transition(.move(edge: .top).combined(with: .opacity)) })
      },
      {
        AnyView(
          Spelled(isShown: $0) {
            $0.transition(.asymmetric(insertion: .scale, removal: .opacity.animation(.easeIn)))
          })
      },
      { AnyView(Spelled(isShown: $0) { $0.transition(SlideTransition().animation(.easeIn)) }) },
      {
        AnyView(
          Spelled(isShown: $0) {
            $0.transition(OpacityTransition().combined(with: ScaleTransition(0.5)))
          })
      },
      {
        AnyView(
          Spelled(isShown: $0) {
            $0.transition(
              AsymmetricTransition(insertion: .opacity, removal: MoveTransition(edge: .leading)))
          })
      },
    ]
    for (index, make) in all.enumerated() {
      let host = Host(size: CGSize(width: 40, height: 40))
      let isShown = host.makeState(true)
      host.show(Watching(isShown: isShown, content: make))
      withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
      try await host.advance(to: 0.3)
      #expect(host.placements().count == 1, "number \(index)")
      try await host.advance(to: 2)
      #expect(host.placements().isEmpty, "number \(index)")
    }
  }

  private struct Watching: View {
    @Binding var isShown: Bool
    let content: @MainActor (Bool) -> AnyView
    var body: some View { content(isShown) }
  }

  private struct Spelled<Content: View>: View {
    let isShown: Bool
    let content: (Color) -> Content

    init(isShown: Bool, @ViewBuilder content: @escaping (Color) -> Content) {
      self.isShown = isShown
      self.content = content
    }

    var body: some View {
      ZStack { if isShown { content(Color.black) } }
    }
  }
}
