import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Styles between two values.
@MainActor struct StyleAnimationTests {
  /// A rectangle in one of two styles.
  struct Box: View {
    @Binding var isOn: Bool
    var off: AnyShapeStyle
    var on: AnyShapeStyle

    var body: some View { Rectangle().fill(isOn ? on : off) }
  }

  /// The display lists at some times of a linear second from one style to another.
  private func lists<A: ShapeStyle, B: ShapeStyle>(
    _ off: A, _ on: B, at times: [Double]
  ) async throws -> [DisplayList] {
    let host = Host(size: CGSize(width: 40, height: 20))
    let isOn = host.makeState(false)
    host.show(Box(isOn: isOn, off: AnyShapeStyle(off), on: AnyShapeStyle(on)))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    var lists: [DisplayList] = []
    for time in times {
      try await host.advance(to: time)
      lists.append(host.displayList())
      #expect(throws: Never.self) { try lists[lists.count - 1].validate() }
    }
    return lists
  }

  @Test func `colors are interpolated in linear light`() async throws {
    let lists = try await lists(.red, .blue, at: [0, 0.5, 1])
    #expect(lists[0].paints == [.color(paintColor(.red))])
    #expect(lists[2].paints == [.color(paintColor(.blue))])
    let color = try #require(lists[1].fills.first).color
    // Half of the light of 255 and 0, of 59 and 122, of 48 and 255.
    let expected = PaintColor(red: 0.7354, green: 0.3798, blue: 0.7450)
    #expect(near(color, expected, 1e-3), "\(color)")
  }

  @Test func `stops and points of a gradient animate`() async throws {
    let old = LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 0.5)],
      startPoint: .leading, endPoint: .trailing)
    let new = LinearGradient(
      stops: [.init(color: .white, location: 0.5), .init(color: .white.opacity(0), location: 1)],
      startPoint: .top, endPoint: .trailing)
    let lists = try await lists(old, new, at: [0, 0.5, 1])
    let half = try #require(lists[1].gradients.first)
    guard case .linear(let start, let end) = half.shape else { throw Missing() }
    #expect(near(start, CGPoint(x: 10, y: 5), 1e-6) && near(end, CGPoint(x: 40, y: 10), 1e-6))
    #expect(near(half.stops[0].location, 0.25, 1e-6) && near(half.stops[1].location, 0.75, 1e-6))
    #expect(abs(half.stops[0].color.red - 0.7354) < 1e-3)
    #expect(abs(half.stops[1].color.alpha - 0.5) < 1e-5)
    #expect(lists[0].gradients.first?.stops.map(\.location) == [0, 0.5])
    #expect(lists[2].gradients.first?.stops.map(\.location) == [0.5, 1])
  }

  private struct Missing: Error {}

  @Test func `radii, fractions and angles animate`() async throws {
    func radial(_ radius: CGFloat) -> RadialGradient {
      RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: radius)
    }
    let round = try await lists(radial(10), radial(30), at: [0.25])
    #expect(
      round[0].gradients.first?.shape
        == .radial(center: CGPoint(x: 20, y: 10), startRadius: 0, endRadius: 15))
    func elliptical(_ radius: CGFloat) -> EllipticalGradient {
      EllipticalGradient(colors: [.red, .blue], endRadiusFraction: radius)
    }
    let wide = try await lists(elliptical(0.5), elliptical(1), at: [0.5])
    #expect(
      wide[0].gradients.first?.shape
        == .radial(center: CGPoint(x: 0.5, y: 0.5), startRadius: 0, endRadius: 0.75))
    func angular(_ angle: Double) -> AngularGradient {
      AngularGradient(colors: [.red, .blue], center: .center, angle: .radians(angle))
    }
    let turning = try await lists(angular(0), angular(2), at: [0.5])
    guard case .angular(_, let start, _) = turning[0].gradients.first?.shape else {
      throw Missing()
    }
    #expect(abs(start - 1) < 1e-9)
  }

  @Test func `a mesh's points and colors animate`() async throws {
    func mesh(_ x: Float, _ color: Color) -> MeshGradient {
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [x, 0], [0, 1], [1, 1]],
        colors: [.black, .black, .black, color])
    }
    let lists = try await lists(mesh(0.5, .black), mesh(1, .white), at: [0.5])
    guard case .mesh(let half) = lists[0].paints.first else { throw Missing() }
    #expect(near(half.vertices[1].position, CGPoint(x: 30, y: 0), 1e-4))
    #expect(abs(half.colors[3].red - 0.7354) < 1e-3)
  }

  @Test func `shadows and opacities animate`() async throws {
    let lists = try await lists(
      Color.red.shadow(.drop(color: .black.opacity(0), radius: 2)),
      Color.red.shadow(.drop(color: .black, radius: 6, x: 4)), at: [0.5])
    let shadow = try #require(lists[0].layers.first?.shadows.first)
    #expect(near(shadow.radius, 4, 1e-9) && near(shadow.offset.width, 2, 1e-9))
    #expect(abs(shadow.color.alpha - 0.5) < 1e-6)
    let fading = try await self.lists(
      Color.red.gradient.opacity(0), Color.red.gradient, at: [0.5])
    #expect(abs((fading[0].gradients.first?.stops.first?.color.alpha ?? 0) - 0.5) < 1e-6)
    let material = try await self.lists(
      Material.regular.opacity(0), Material.regular, at: [0.5])
    guard case .blur(let blur) = material[0].backdrops.first?.filters.first else {
      throw Missing()
    }
    #expect(near(blur.radius, 15, 1e-9))
  }

  @Test func `styles of different kinds jump`() async throws {
    let two = Gradient(colors: [.red, .blue])
    let three = Gradient(colors: [.red, .green, .blue])
    let radial = RadialGradient(gradient: two, center: .center, startRadius: 0, endRadius: 9)
    let pairs: [(AnyShapeStyle, AnyShapeStyle)] = [
      (AnyShapeStyle(.red), AnyShapeStyle(two)), (AnyShapeStyle(two), AnyShapeStyle(.red)),
      (AnyShapeStyle(two), AnyShapeStyle(three)), (AnyShapeStyle(two), AnyShapeStyle(radial)),
      (AnyShapeStyle(two), AnyShapeStyle(two.colorSpace(.perceptual))),
      (AnyShapeStyle(.red), AnyShapeStyle(.red.shadow(.drop(radius: 1)))),
      (AnyShapeStyle(.red), AnyShapeStyle(.ultraThinMaterial)),
    ]
    for (old, new) in pairs {
      let lists = try await lists(old, new, at: [0, 0.5, 1])
      #expect(lists[0] == lists[2] && lists[1] == lists[2])
      #expect(lists[0] == drawn { Rectangle().fill(new) })
    }
  }

  @Test func `a jump in the middle of an animation ends it`() async throws {
    let host = Host(size: CGSize(width: 40, height: 20))
    let step = host.makeState(0)
    struct Steps: View {
      @Binding var step: Int
      var body: some View {
        let styles = [
          AnyShapeStyle(.red), AnyShapeStyle(.blue), AnyShapeStyle(Color.red.gradient),
          AnyShapeStyle(.black),
        ]
        Rectangle().fill(styles[step])
      }
    }
    host.show(Steps(step: step))
    withAnimation(.linear(duration: 1)) { step.wrappedValue = 1 }
    try await host.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { step.wrappedValue = 2 }
    try await host.advance(to: 0.6)
    #expect(host.displayList() == drawn { Rectangle().fill(Color.red.gradient) })
    step.wrappedValue = 3
    try await host.advance(to: 0.7)
    #expect(host.displayList().paints == [.color(paintColor(.black))])
  }

  @Test func `a text's gradient animates`() async throws {
    let host = Host(size: CGSize(width: 100, height: 40))
    let isOn = host.makeState(false)
    struct Title: View {
      @Binding var isOn: Bool
      var body: some View {
        Text("abc").foregroundStyle(
          LinearGradient(
            colors: [isOn ? .white : .black, .red], startPoint: .top, endPoint: .bottom))
      }
    }
    host.show(Title(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    try await host.advance(to: 0.5)
    let red = host.displayList().gradients.first?.stops.first?.color.red ?? 0
    #expect(abs(red - 0.7354) < 1e-3)
  }
}
