import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope

/// Effects between two values.
@MainActor struct EffectAnimationTests {
  struct Switched<Shown: View>: View {
    @Binding var isOn: Bool
    let view: (Bool) -> Shown
    var body: some View { view(isOn) }
  }

  /// The display list half-way from off to on.
  private func halfway<V: View>(@ViewBuilder _ view: @escaping (Bool) -> V) async throws
    -> DisplayList
  {
    let host = Host(size: CGSize(width: 100, height: 50))
    let isOn = host.makeState(false)
    host.show(Switched(isOn: isOn, view: view))
    withAnimation(.linear(duration: 2)) { isOn.wrappedValue = true }
    try await host.advance(to: 1)
    return host.displayList()
  }

  @Test func `radius, offset and color of a shadow are animated`() async throws {
    let list = try await halfway {
      Color.red.shadow(
        color: .black.opacity($0 ? 0.5 : 0.1), radius: $0 ? 10 : 0, x: $0 ? 4 : 0, y: $0 ? -6 : 0)
    }
    let shadow = try #require(list.shadows.first)
    #expect(near(shadow.radius, 5))
    #expect(near(shadow.offset, CGSize(width: 2, height: -3)))
    #expect(abs(shadow.color.alpha - 0.3) < 1e-5)
  }

  @Test func `the radius of a blur is animated`() async throws {
    let blurred = try await halfway { Color.red.blur(radius: $0 ? 0 : 10) }
    #expect(blurred.blurRadii == [5])
  }

  @Test func `amounts of color effects are animated`() async throws {
    let list = try await halfway {
      Color.red.brightness($0 ? 0.4 : 0).contrast($0 ? 2 : 1).saturation($0 ? 0 : 1)
        .grayscale($0 ? 0.5 : 0)
    }
    #expect(
      list.matrices == [.brightness(0.2), .contrast(1.5), .saturation(0.5), .grayscale(0.25)])
    let hue = try await halfway { Color.red.hueRotation(.degrees($0 ? 180 : 0)) }
    #expect(hue.matrices.count == 1)
    let quarter = DisplayList.ColorMatrix.hueRotation(.degrees(90))
    #expect(abs((hue.matrices.first?.red.x ?? 0) - quarter.red.x) < 1e-6)
    let product = try await halfway { Color.red.colorMultiply($0 ? .black : .white) }
    // Half of the light is more than half of the component.
    #expect(abs((product.matrices.first?.red.x ?? 0) - 0.7354) < 1e-3)
  }

  @Test func `the angle of a rotation in space is animated`() async throws {
    let list = try await halfway {
      Color.red.rotation3DEffect(.degrees($0 ? 120 : 0), axis: (x: 0, y: 1, z: 0))
    }
    let projection = try #require(list.layers.first?.projection)
    let expected = Rotation3DEffect(
      angle: .degrees(60), axis: (0, 1, 0), anchor: .center, anchorZ: 0, perspective: 1
    ).effectValue(size: CGSize(width: 100, height: 50))
    let corner = CGPoint(x: 0, y: 50)
    #expect(near(corner.applying(projection), corner.applying(expected), 1e-9))
  }

  @Test func `axis, anchor and perspective are animated`() {
    var effect = Rotation3DEffect(
      angle: .degrees(10), axis: (1, 2, 3), anchor: .top, anchorZ: 4, perspective: 5)
    let end = Rotation3DEffect(
      angle: .degrees(30), axis: (3, 4, 5), anchor: .bottom, anchorZ: 8, perspective: 1)
    var data = end.animatableData
    data -= effect.animatableData
    data.scale(by: 0.5)
    effect.animatableData += data
    #expect(
      near(effect.angle.degrees, 20) && near(effect.anchorZ, 6) && near(effect.perspective, 3))
    #expect(effect.axis == (2, 3, 4) && near(effect.anchor.y, 0.5))
  }

  @Test func `a projection is animated entry by entry`() async throws {
    var turn = ProjectionTransform()
    turn.m13 = 0.004
    turn.m31 = 20
    turn.m33 = 1.5
    let list = try await halfway {
      Color.red.projectionEffect($0 ? turn : ProjectionTransform())
    }
    let projection = try #require(list.layers.first?.projection)
    #expect(near(projection.m13, 0.002) && near(projection.m31, 10) && near(projection.m33, 1.25))
  }

  @Test func `a blend mode changes at once`() async throws {
    let list = try await halfway { Color.red.blendMode($0 ? .screen : .multiply) }
    #expect(list.layers.map(\.blendMode) == [.screen])
  }

  @Test func `an interrupted blur continues from its presented radius`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let isOn = host.makeState(false)
    host.show(Switched(isOn: isOn) { Color.red.blur(radius: $0 ? 10 : 0) })
    withAnimation(.spring) { isOn.wrappedValue = true }
    try await host.advance(to: 0.2)
    let before = try #require(host.displayList().blurRadii.first)
    withAnimation(.spring) { isOn.wrappedValue = false }
    try await host.advance(to: 0.2)
    #expect(host.displayList().blurRadii.map { abs($0 - before) < 1e-6 } == [true])
    try await host.advance(to: 0.21)
    // The blur keeps its velocity.
    #expect(host.displayList().blurRadii.map { $0 > before } == [true])
    try await host.advance(to: 5)
    #expect(host.displayList().blurRadii == [])
  }

  @Test func `a blur replacement fades in small and out small or large`() async throws {
    for (transition, going) in [
      (AnyTransition(.blurReplace), 0.9), (AnyTransition(.blurReplace(.upUp)), 1.1),
    ] {
      let host = Host(size: CGSize(width: 100, height: 50))
      let isOn = host.makeState(false)
      host.show(
        Switched(isOn: isOn) { isOn in
          ZStack { if isOn { Color.red.transition(transition) } }
        })
      withAnimation(.linear(duration: 2)) { isOn.wrappedValue = true }
      try await host.advance(to: 1)
      let coming = host.displayList()
      #expect(coming.layers.map(\.opacity) == [0.5] && coming.blurRadii == [5])
      #expect(coming.fills.map { near($0.fill.transform.a, 0.9) } == [true])
      try await host.advance(to: 2)
      #expect(host.displayList().layers.isEmpty)
      withAnimation(.linear(duration: 2)) { isOn.wrappedValue = false }
      try await host.advance(to: 3)
      let leaving = host.displayList()
      #expect(leaving.layers.map(\.opacity) == [0.5] && leaving.blurRadii == [5])
      #expect(leaving.fills.map { near($0.fill.transform.a, CGFloat(going)) } == [true])
      try await host.advance(to: 5)
      #expect(host.displayList().items.isEmpty)
    }
  }

  @Test func `visual effects are layers in order, and animated`() async throws {
    let host = Host(100, 50) {
      Color.red.visualEffect { content, proxy in
        content.blur(radius: proxy.size.width / 10).scaleEffect(0.5).brightness(0.25)
          .rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0)).saturation(0.5)
      }
    }
    let list = host.displayList()
    #expect(throws: Never.self) { try list.validate() }
    // Effects after a projection are around it; effects before it are in its layer.
    #expect(list.matrices == [.saturation(0.5), .brightness(0.25)])
    #expect(list.blurRadii == [10])
    #expect(list.layers.count == 2)
    #expect(list.layers.map { $0.projection != nil } == [false, true])
    let changing = try await halfway { isOn in
      Color.red.visualEffect { content, _ in
        content.hueRotation(.degrees(isOn ? 40 : 0)).contrast(isOn ? 3 : 1)
          .grayscale(isOn ? 1 : 0).blendMode(.screen)
      }
    }
    #expect(changing.matrices == [.hueRotation(.degrees(20)), .contrast(2), .grayscale(0.5)])
    #expect(changing.layers.map(\.blendMode) == [.screen])
  }

  @Test func `a scroll transition may blur`() {
    let host = Host(100, 60) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { _ in
            Color.red.frame(height: 40)
              .scrollTransition { content, phase in
                content.blur(radius: phase.isIdentity ? 0 : 8)
              }
          }
        }
      }
    }
    // The second row is half in view, at the middle of a curve that eases in and out.
    let radii = host.displayList().blurRadii
    #expect(radii.count >= 1 && abs((radii.first ?? 0) - 4) < 1e-6)
  }
}
