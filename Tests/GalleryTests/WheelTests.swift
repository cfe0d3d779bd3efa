import SwiftUI
import Testing

@testable import zoetrope

extension Placement {
  /// The rotation of the leaf, clockwise, in radians.
  fileprivate var rotation: Double { atan2(transform.b, transform.a) }

  /// The ratio of the presented size to the layout size.
  fileprivate var scale: CGFloat { hypot(transform.a, transform.b) }

  /// The angle of the leaf's center around a point, clockwise from the top, in radians.
  fileprivate func angle(around center: CGPoint) -> Double {
    let middle = frame.middle
    return atan2(middle.x - center.x, center.y - middle.y)
  }
}

/// The angle between two directions, in degrees.
private func degrees(between a: Double, and b: Double) -> Double {
  abs(Angle.radians((a - b).remainder(dividingBy: 2 * .pi)).degrees)
}

@MainActor struct WheelTests {
  /// The difference between the rotation and the angle on the wheel, for each child.
  private func differences(_ children: ArraySlice<Placement>) -> [Double] {
    let sum = children.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.frame.midX, y: $0.y + $1.frame.midY)
    }
    let count = CGFloat(children.count)
    let center = CGPoint(x: sum.x / count, y: sum.y / count)
    return children.map { degrees(between: $0.rotation, and: $0.angle(around: center)) }
  }

  @Test func `children of a turning wheel are rotated by their angle on it at every frame`()
    async throws
  {
    let frames = try await WheelFacing.anim.frames { host in
      host.placements(in: "Tile").filter { $0.path.hasSuffix("RoundedRectangle") }
    }
    var largest = 0.0
    for (frame, tiles) in frames.enumerated() {
      try #require(tiles.count == 24)
      for tile in tiles[0..<8] { #expect(tile.rotation == 0, "frame \(frame)") }
      for difference in differences(tiles[8..<16]) {
        #expect(difference < 0.001, "frame \(frame)")
      }
      largest = max(largest, differences(tiles[16..<24]).max() ?? 0)
    }
    #expect(largest > 1)
    let last = try #require(frames.last)
    for difference in differences(last[16..<24]) { #expect(difference < 0.1) }
  }

  @Test func `the recursive wheel has four rings, each half as large, every other one reversed`()
    async throws
  {
    let center = CGPoint(x: 260, y: 260)
    let frames = try await RecursiveWheel.anim.frames { $0.placements() }
    for (frame, tiles) in frames.enumerated() {
      try #require(tiles.count == 44)
      let seconds = Double(frame) / 60 - 0.1
      let turn = 2 * Double.pi * UnitCurve.easeInOut.value(at: min(max(seconds / 2, 0), 1))
      for (index, tile) in tiles.enumerated() {
        let (ring, place) = (index / 12, index % 12)
        let factor = pow(0.5, CGFloat(ring))
        #expect(abs(tile.frame.middle.distance(to: center) - 200 * factor) < 0.01, "\(frame)")
        #expect(abs(tile.scale - factor) < 1e-6, "frame \(frame), tile \(index)")
        let step = 2 * Double.pi / (ring == 3 ? 8 : 12)
        let angle = (Double(place) * step + turn) * (ring % 2 == 0 ? 1 : -1)
        #expect(degrees(between: tile.angle(around: center), and: angle) < 0.01, "\(frame)")
        #expect(degrees(between: tile.rotation, and: angle) < 0.01, "frame \(frame), \(index)")
      }
    }
  }

  @Test(arguments: [0, 1, 12, 13])
  func `rings are filled from the outside in`(count: Int) async throws {
    var values = RecursiveWheel.anim.defaultValues
    values["count"] = .integer(count)
    let host = try RecursiveWheel.anim.start(values: values)
    try await host.advance(to: 0)
    let tiles = host.placements()
    #expect(tiles.count == count)
    for (index, tile) in tiles.enumerated() {
      #expect(abs(tile.scale - (index < 12 ? 1 : 0.5)) < 1e-9)
    }
  }
}
