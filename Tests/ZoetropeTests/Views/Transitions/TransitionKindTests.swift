import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct TransitionKindTests {
  struct Card: View {
    @Binding var isShown: Bool
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          mark("card").frame(width: 100, height: 40).transition(transition)
        }
      }
    }
  }

  @MainActor struct Fixture {
    let host = Host(size: CGSize(width: 300, height: 300))
    let isShown: Binding<Bool>
    /// The frame of the card at rest.
    let home = CGRect(x: 100, y: 130, width: 100, height: 40)

    init(_ transition: AnyTransition, isShown: Bool) {
      self.isShown = host.makeState(isShown)
      host.show(Card(isShown: self.isShown, transition: transition))
    }

    /// Shows or hides the card within a second, and stops at a time.
    func toggle(_ animation: Animation? = .linear(duration: 1), until time: Double) async throws {
      withAnimation(animation) { isShown.wrappedValue.toggle() }
      try await host.advance(to: host.time + time)
    }

    /// The distance of the card from its frame at rest.
    var offset: CGSize {
      let frame = host.frame("card")
      return CGSize(width: frame.minX - home.minX, height: frame.minY - home.minY)
    }

    /// The opacity of the card; 0 if it is not drawn.
    var opacity: Float {
      let opacities = host.opacities
      // The leaving view is behind.
      return opacities.count < 2 ? 0 : isShown.wrappedValue ? opacities[1] : opacities[0]
    }
  }

  /// A transition, and the offsets of the view half-way in and half-way out.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let transition: @Sendable () -> AnyTransition
    let coming: CGSize
    let going: CGSize
    var fades = false
    var testDescription: String { name }

    init(
      _ name: String, _ coming: (CGFloat, CGFloat), _ going: (CGFloat, CGFloat),
      fades: Bool = false, _ transition: @escaping @Sendable () -> AnyTransition
    ) {
      self.name = name
      self.transition = transition
      self.coming = CGSize(width: coming.0, height: coming.1)
      self.going = CGSize(width: going.0, height: going.1)
      self.fades = fades
    }
  }

  nonisolated static let rows = [
    Row("leading", (-50, 0), (-50, 0)) { .move(edge: .leading) },
    Row("trailing", (50, 0), (50, 0)) { .move(edge: .trailing) },
    Row("top", (0, -20), (0, -20)) { .move(edge: .top) },
    Row("bottom", (0, 20), (0, 20)) { .move(edge: .bottom) },
    Row("slide", (-50, 0), (50, 0)) { .slide },
    Row("push", (-50, 0), (50, 0), fades: true) { .push(from: .leading) },
    Row("push up", (0, 20), (0, -20), fades: true) { .push(from: .bottom) },
    Row("offset", (5, 10), (5, 10)) { .offset(x: 10, y: 20) },
    Row("offset by a size", (-3, 0), (-3, 0)) { .offset(CGSize(width: -6, height: 0)) },
    Row("opacity", (0, 0), (0, 0), fades: true) { .opacity },
    Row("combined", (50, 0), (50, 0), fades: true) {
      .move(edge: .trailing).combined(with: .opacity)
    },
    Row("moves add up", (50, 20), (50, 20)) {
      .move(edge: .trailing).combined(with: .move(edge: .bottom))
    },
    Row("asymmetric", (0, 20), (-50, 0)) {
      .asymmetric(insertion: .move(edge: .bottom), removal: .move(edge: .leading))
    },
    Row("asymmetric of pushes", (0, 20), (50, 0), fades: true) {
      .asymmetric(insertion: .push(from: .bottom), removal: .push(from: .leading))
    },
    Row("modifier", (7, 0), (7, 0)) {
      .modifier(active: Shifted(x: 14), identity: Shifted(x: 0))
    },
  ]

  @Test(arguments: rows)
  func `a view is inserted and removed by its transition`(_ row: Row) async throws {
    let fixture = Fixture(row.transition(), isShown: true)
    #expect(near(fixture.offset, .zero))
    try await fixture.toggle(until: 0.5)
    #expect(near(fixture.offset, row.going))
    #expect(fixture.opacity == (row.fades ? 0.5 : 1))
    try await fixture.toggle(until: 3)
    try await fixture.toggle(until: 3)
    #expect(fixture.host.placements().count == 1)
    try await fixture.toggle(until: 0)
    #expect(near(fixture.offset, row.coming * 2))
    #expect(fixture.opacity == (row.fades ? 0 : 1))
    try await fixture.toggleOn(until: 0.5)
    #expect(near(fixture.offset, row.coming))
    #expect(fixture.opacity == (row.fades ? 0.5 : 1))
    try await fixture.host.advance(to: 20)
    #expect(near(fixture.offset, .zero))
    #expect(fixture.opacity == 1)
  }

  @Test func `a view scales from zero or from a given scale about an anchor`() async throws {
    let plain = Fixture(.scale, isShown: true)
    try await plain.toggle(until: 0.5)
    #expect(near(plain.host.frame("card"), CGRect(x: 125, y: 140, width: 50, height: 20), 0.01))
    let corner = Fixture(.scale(scale: 0.5, anchor: .topLeading), isShown: false)
    try await corner.toggle(until: 0)
    #expect(near(corner.host.frame("card"), CGRect(x: 100, y: 130, width: 50, height: 20)))
    try await corner.host.advance(to: 0.5)
    #expect(near(corner.host.frame("card"), CGRect(x: 100, y: 130, width: 75, height: 30)))
  }

  @Test func `with the identity transition a view appears and disappears at once`() async throws {
    let fixture = Fixture(.identity, isShown: true)
    try await fixture.toggle(until: 0)
    #expect(fixture.host.placements().count == 1)
    try await fixture.toggle(until: 0)
    #expect(fixture.opacity == 1)
  }

  @Test func `without an animation no transition runs`() async throws {
    let fixture = Fixture(.move(edge: .bottom), isShown: true)
    try await fixture.toggle(nil, until: 0)
    #expect(fixture.host.placements().count == 1)
    try await fixture.toggle(nil, until: 0)
    #expect(near(fixture.offset, .zero))
  }

  @Test func `from right to left, the leading edge is the right one`() async throws {
    let host = Host(size: CGSize(width: 300, height: 300))
    let isShown = host.makeState(true)
    host.show(
      Card(isShown: isShown, transition: .move(edge: .leading))
        .environment(\.layoutDirection, .rightToLeft))
    withAnimation(.linear(duration: 1)) { isShown.wrappedValue = false }
    try await host.advance(to: 0.5)
    #expect(near(host.frame("card").minX, 150))
  }

  @Test func `a transition's own animation is that of its modifiers`() async throws {
    let fixture = Fixture(.opacity.animation(.linear(duration: 2)), isShown: true)
    try await fixture.toggle(until: 0.5)
    #expect(fixture.opacity == 0.75)
    try await fixture.host.advance(to: 1.5)
    #expect(fixture.opacity == 0.25)
    try await fixture.host.advance(to: 2)
    #expect(fixture.host.placements().count == 1)
    // The transition needs no other animation.
    try await fixture.toggle(nil, until: 0.5)
    #expect(fixture.opacity == 0.25)
  }

  @Test func `a transition by movement travels with the transaction`() async throws {
    let transition = AnyTransition.move(edge: .bottom).animation(.linear(duration: 2))
    let fixture = Fixture(transition, isShown: true)
    try await fixture.toggle(until: 0.5)
    #expect(near(fixture.offset.height, 20))
    try await fixture.host.advance(to: 1)
    #expect(fixture.host.placements().count == 1)
  }

  @Test func `each part of a combined transition has its own animation`() async throws {
    let transition = AnyTransition.opacity.animation(.linear(duration: 4))
      .combined(with: .offset(x: 100).animation(.linear(duration: 2)))
      .combined(with: .offset(y: 100))
    let fixture = Fixture(transition, isShown: true)
    try await fixture.toggle(until: 0.5)
    #expect(fixture.opacity == 0.875)
    #expect(near(fixture.offset, CGSize(width: 25, height: 50)))
    try await fixture.host.advance(to: 3.9)
    #expect(near(fixture.offset, CGSize(width: 100, height: 100)))
    #expect(fixture.host.placements().count == 2)
    try await fixture.host.advance(to: 4)
    #expect(fixture.host.placements().count == 1)
  }

  @Test func `phases have values`() {
    #expect(TransitionPhase.willAppear.value == -1)
    #expect(TransitionPhase.identity.value == 0)
    #expect(TransitionPhase.didDisappear.value == 1)
    #expect(TransitionPhase.identity.isIdentity)
    #expect(!TransitionPhase.willAppear.isIdentity)
    #expect(!TransitionPhase.didDisappear.isIdentity)
  }

  @Test func `the properties of combined transitions are combined`() {
    #expect(!OpacityTransition.properties.hasMotion)
    #expect(!IdentityTransition.properties.hasMotion)
    #expect(SlideTransition.properties.hasMotion)
    typealias Both<A: Transition, B: Transition> = AsymmetricTransition<A, B>
    #expect(!Both<OpacityTransition, IdentityTransition>.properties.hasMotion)
    #expect(Both<OpacityTransition, SlideTransition>.properties.hasMotion)
  }

  nonisolated struct Shifted: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }
}

extension TransitionKindTests.Fixture {
  /// Continues with a running toggle.
  fileprivate func toggleOn(until time: Double) async throws {
    try await host.advance(to: host.time + time)
  }
}

private func * (size: CGSize, factor: CGFloat) -> CGSize {
  CGSize(width: size.width * factor, height: size.height * factor)
}
