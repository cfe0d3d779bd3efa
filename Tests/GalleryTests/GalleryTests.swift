import SwiftUI
import Testing

@testable import zoetrope

/// The center of a leaf, in points.
private func middle(_ placement: Placement) -> CGPoint {
  CGPoint(x: placement.frame.midX, y: placement.frame.midY)
}

private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  hypot(a.x - b.x, a.y - b.y)
}

/// The centers of all leaves at every frame.
@MainActor private func middles(
  of anim: Anim, _ interpolation: LayoutInterpolation, _ settings: [String: String] = [:]
) async throws -> [[CGPoint]] {
  var values = anim.defaultValues
  for (name, text) in settings {
    let parameter = try #require(anim.parameters.first { $0.name == name })
    let value: ParameterValue = try #require(parameter.value(parsing: text))
    values[name] = value
  }
  let host = try anim.start(values: values, interpolation: interpolation)
  var result: [[CGPoint]] = []
  for frame in 0..<anim.frameCount() {
    try await host.advance(to: anim.rate.seconds(ofFrame: frame))
    result.append(host.placements().map(middle))
  }
  return result
}

@MainActor struct GalleryTests {
  private let center = CGPoint(x: 240, y: 240)

  @Test func `every anim lasts 150 frames at 60 frames per second`() {
    for anim in Catalogue.anims {
      #expect(anim.frameCount() == 150, "\(anim.name)")
    }
  }

  @Test(
    arguments: ["wheel", "wheel-spin"])
  func `by parameters, the children of a wheel stay on its circle`(name: String) async throws {
    let anim = try #require(Catalogue.anims.first { $0.name == name })
    let frames = try await middles(of: anim, .parameters)
    for (frame, points) in frames.enumerated() {
      // The tiles and their numbers.
      #expect(points.count == 16)
      for point in points {
        #expect(abs(distance(point, center) - 130) < 0.01, "frame \(frame)")
      }
    }
  }

  @Test func `by parameters, the children of a growing wheel lie on the circle of each frame`()
    async throws
  {
    let frames = try await middles(of: Wheel.radiusAnim, .parameters)
    let curve = UnitCurve.easeInOut
    for (frame, points) in frames.enumerated() {
      let radius = 60 + 70 * curve.value(at: min(Double(frame) / 120, 1))
      for point in points {
        #expect(abs(distance(point, center) - radius) < 0.01, "frame \(frame)")
      }
    }
  }

  @Test func `by positions, the children of the wheel move along the chord`() async throws {
    let frames = try await middles(of: Wheel.anim, .positions)
    let (first, last) = (frames[0], frames[149])
    for (frame, points) in frames.enumerated() {
      for (index, point) in points.enumerated() {
        let (a, b) = (first[index], last[index])
        let length = distance(a, b)
        let across = ((point.x - a.x) * (b.y - a.y) - (point.y - a.y) * (b.x - a.x)) / length
        let along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length
        #expect(abs(across) < 0.01, "frame \(frame)")
        #expect(along > -0.01 && along < length + 0.01, "frame \(frame)")
      }
    }
    #expect(distance(frames[60][0], first[0]) > 10)
  }

  @Test func `by positions, a whole turn moves nothing`() async throws {
    let frames = try await middles(of: Wheel.spinAnim, .positions)
    for points in frames {
      for (point, first) in zip(points, frames[0]) { #expect(distance(point, first) < 1e-9) }
    }
  }

  @Test func `the first and the last frame are equal in both modes`() async throws {
    for anim in Catalogue.anims {
      let parameters = try anim.start(interpolation: .parameters)
      let positions = try anim.start(interpolation: .positions)
      for frame in [0, 149] {
        let time = anim.rate.seconds(ofFrame: frame)
        try await parameters.advance(to: time)
        try await positions.advance(to: time)
        #expect(parameters.displayList() == positions.displayList(), "\(anim.name) \(frame)")
      }
    }
  }

  @Test func `the mix of wheel and wave is the wheel at 0, the wave at 1, and half-way at a half`()
    async throws
  {
    func still(_ pct: Double) async throws -> [CGPoint] {
      let host = Host(size: WheelWave.anim.size)
      host.show(WheelWave(pct: pct, isLabelled: false))
      try await host.advance(to: 0)
      return host.placements().map(middle)
    }
    func alone<L: Layout>(_ layout: L) async throws -> [CGPoint] {
      let host = Host(size: WheelWave.anim.size)
      host.show(
        // The mix has the size of the larger layout.
        ZStack {
          Color.clear
          layout {
            ForEach(0..<8, id: \.self) { _ in
              RoundedRectangle(cornerRadius: 8).frame(width: 60, height: 60)
            }
          }
        }
        .padding(.horizontal, 20))
      try await host.advance(to: 0)
      return host.placements().dropFirst().map(middle)
    }
    let wheel = try await alone(WheelLayout(radius: 130, rotation: .zero))
    let wave = try await alone(WaveLayout(amplitude: 90, frequency: 2, phase: .zero))
    let mixes = try await [still(0), still(1), still(0.5), still(0.25)]
    for index in 0..<8 {
      let (a, b) = (wheel[index], wave[index])
      for (pct, points) in zip([0, 1, 0.5, 0.25], mixes) {
        let expected = CGPoint(
          x: a.x * (1 - pct) + b.x * pct, y: a.y * (1 - pct) + b.y * pct)
        #expect(distance(points[index], expected) < 0.001, "\(pct), view \(index)")
      }
    }
  }

  @Test func `with a turn the mix leaves straight lines, without one it follows them`() async throws
  {
    func largest(_ turn: String) async throws -> CGFloat {
      let a = try await middles(of: WheelWave.anim, .parameters, ["turn": turn])
      let b = try await middles(of: WheelWave.anim, .positions, ["turn": turn])
      return zip(a.joined(), b.joined()).map(distance).max() ?? 0
    }
    #expect(try await largest("180") > 20)
    #expect(try await largest("0") < 0.001)
  }

  @Test func `the wheel honors its parameters`() async throws {
    let settings = ["count": "3", "radius": "50", "labels": "false"]
    let frames = try await middles(of: Wheel.anim, .parameters, settings)
    #expect(frames[0].count == 3)
    for point in frames[75] { #expect(abs(distance(point, center) - 50) < 0.01) }
  }

  @Test func `a frame in the middle of an animation evaluates no body`() async throws {
    let host = try Wheel.anim.start()
    try await host.advance(to: 0.5)
    let count = host.bodyCount
    try await host.advance(to: 1)
    #expect(host.bodyCount == count)
  }
}
