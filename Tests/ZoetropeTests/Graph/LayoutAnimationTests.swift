import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// The two modes of layout animation: by parameters and by positions.
@MainActor struct LayoutAnimationTests {
  struct Wheel: View {
    @Binding var rotation: Angle
    @Binding var radius: CGFloat

    var body: some View {
      WheelLayout(radius: radius, rotation: rotation) {
        ForEach(0..<5) { _ in Color.red.frame(width: 20, height: 20) }
      }
    }
  }

  @MainActor struct Fixture {
    let host: Host
    let rotation: Binding<Angle>
    let radius: Binding<CGFloat>
    let center = CGPoint(x: 100, y: 100)

    init(_ interpolation: LayoutInterpolation) {
      host = Host(size: CGSize(width: 200, height: 200), interpolation: interpolation)
      rotation = host.makeState(.zero)
      radius = host.makeState(50)
      host.show(Wheel(rotation: rotation, radius: radius))
    }

    func turn(to degrees: Double, radius: CGFloat, _ animation: Animation) {
      withAnimation(animation) {
        rotation.wrappedValue = .degrees(degrees)
        self.radius.wrappedValue = radius
      }
    }

    func point(_ index: Int, degrees: Double, radius: CGFloat) -> CGPoint {
      WheelLayout.point(
        at: WheelLayout.angle(of: index, among: 5, rotation: .degrees(degrees)), radius: radius,
        around: center)
    }
  }

  @Test func `by parameters the views travel on the circle`() async throws {
    let fixture = Fixture(.parameters)
    fixture.turn(to: 135, radius: 80, .linear(duration: 2))
    for step in 0...20 {
      let fraction = Double(step) / 20
      try await fixture.host.advance(to: 2 * fraction)
      for index in 0..<5 {
        let expected = fixture.point(
          index, degrees: 135 * fraction, radius: 50 + 30 * CGFloat(fraction))
        #expect(near(fixture.host.center("\(index)"), expected, 1e-6), "\(index) at \(step)")
      }
    }
  }

  @Test func `by positions the views travel on the chord`() async throws {
    let fixture = Fixture(.positions)
    fixture.turn(to: 135, radius: 80, .linear(duration: 2))
    for step in 0...20 {
      let fraction = CGFloat(step) / 20
      try await fixture.host.advance(to: 2 * Double(fraction))
      for index in 0..<5 {
        let start = fixture.point(index, degrees: 0, radius: 50)
        let end = fixture.point(index, degrees: 135, radius: 80)
        let expected = CGPoint(
          x: start.x + fraction * (end.x - start.x), y: start.y + fraction * (end.y - start.y))
        #expect(near(fixture.host.center("\(index)"), expected, 1e-6), "\(index) at \(step)")
      }
    }
  }

  @Test(
    arguments: [
      Animation.linear(duration: 1), .easeInOut(duration: 1), .smooth(duration: 0.5),
      .bouncy(duration: 0.5), .linear(duration: 0.3).repeatCount(3, autoreverses: true),
    ])
  func `both modes start and end alike`(_ animation: Animation) async throws {
    var pictures: [LayoutInterpolation: [[CGRect]]] = [:]
    for interpolation in LayoutInterpolation.allCases {
      let fixture = Fixture(interpolation)
      let before = fixture.host.placements().map(\.frame)
      fixture.turn(to: 135, radius: 80, animation)
      try await fixture.host.advance(to: 0)
      let first = fixture.host.placements().map(\.frame)
      #expect(first == before)
      try await fixture.host.advance(to: 20)
      pictures[interpolation] = [first, fixture.host.placements().map(\.frame)]
    }
    #expect(pictures[.parameters] == pictures[.positions])
  }

  @Test func `by positions a whole turn moves nothing`() async throws {
    let fixture = Fixture(.positions)
    let before = fixture.host.placements().map(\.frame)
    fixture.turn(to: 360, radius: 50, .linear(duration: 1))
    for step in 0...10 {
      try await fixture.host.advance(to: Double(step) / 10)
      let frames = fixture.host.placements().map(\.frame)
      #expect(zip(frames, before).allSatisfy { near($0, $1, 1e-9) })
    }
  }

  @Test func `by parameters a whole turn goes full circle`() async throws {
    let fixture = Fixture(.parameters)
    fixture.turn(to: 360, radius: 50, .linear(duration: 1))
    try await fixture.host.advance(to: 0.5)
    #expect(near(fixture.host.center("0"), CGPoint(x: 100, y: 150), 1e-6))
    try await fixture.host.advance(to: 1)
    #expect(near(fixture.host.center("0"), CGPoint(x: 100, y: 50), 1e-6))
  }

  @Test func `without an animation both modes jump`() async throws {
    for interpolation in LayoutInterpolation.allCases {
      let fixture = Fixture(interpolation)
      fixture.rotation.wrappedValue = .degrees(90)
      try await fixture.host.advance(to: 0)
      #expect(near(fixture.host.center("0"), CGPoint(x: 150, y: 100), 1e-9))
    }
  }

  @Test func `a nested wheel turns around a moving center`() async throws {
    let host = Host(size: CGSize(width: 400, height: 400))
    let angle = host.makeState(Angle.zero)
    host.show(Planets(angle: angle))
    withAnimation(.linear(duration: 1)) { angle.wrappedValue = .degrees(90) }
    for step in 0...4 {
      try await host.advance(to: Double(step) / 4)
      let radians = Angle.degrees(90 * Double(step) / 4).radians
      let planet = WheelLayout.point(
        at: radians, radius: 100, around: CGPoint(x: 200, y: 200))
      let moon = WheelLayout.point(at: -radians, radius: 30, around: planet)
      #expect(near(host.center("moon"), moon, 1e-6))
    }
  }

  struct Planets: View {
    @Binding var angle: Angle
    var body: some View {
      WheelLayout(radius: 100, rotation: angle) {
        WheelLayout(radius: 30, rotation: -angle) { box("moon", 10, 10) }
      }
    }
  }

  /// A wheel whose views also change their own frames.
  struct Breathing: View {
    @Binding var isOn: Bool
    var body: some View {
      WheelLayout(radius: 50, rotation: .degrees(isOn ? 90 : 0)) {
        box("0", isOn ? 40 : 20, 20)
      }
    }
  }

  @Test func `a view's own animation is not added to its layout's`() async throws {
    let host = Host(size: CGSize(width: 200, height: 200))
    let isOn = host.makeState(false)
    host.show(Breathing(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    for step in 0...8 {
      let fraction = CGFloat(step) / 8
      try await host.advance(to: Double(fraction))
      // The layout places the center of the new size on the circle; the presented size is
      // interpolated, and so is, in a straight line, the corner that it hangs from.
      let middle = WheelLayout.point(
        at: .pi / 2 * Double(fraction), radius: 50, around: CGPoint(x: 100, y: 100))
      let frame = host.frame("0")
      #expect(near(frame.width, 20 + 20 * fraction, 1e-6))
      #expect(near(CGPoint(x: frame.midX, y: frame.midY), middle, 1e-6), "at \(fraction)")
    }
  }

  struct Moved: View {
    @Binding var padding: CGFloat
    @Binding var rotation: Angle
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: padding, height: 10)
        WheelLayout(radius: 20, rotation: rotation) { box("0", 10, 10) }
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a wheel that moves meanwhile carries its views along`() async throws {
    let host = Host(size: CGSize(width: 400, height: 100))
    let padding = host.makeState(CGFloat(0))
    let rotation = host.makeState(Angle.zero)
    host.show(Moved(padding: padding, rotation: rotation))
    withAnimation(.linear(duration: 4)) { padding.wrappedValue = 200 }
    try await host.advance(to: 1)
    withAnimation(.linear(duration: 2)) { rotation.wrappedValue = .degrees(180) }
    for time in [1, 1.5, 2, 2.5, 3, 3.5, 4] {
      try await host.advance(to: time)
      let turn = min(time - 1, 2) / 2 * .pi
      let expected = WheelLayout.point(
        at: turn, radius: 20, around: CGPoint(x: 25 + 50 * time, y: 50))
      #expect(near(host.center("0"), expected, 1e-6), "at \(time)")
    }
  }
}
