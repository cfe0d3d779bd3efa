import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

/// The edges of strokes along curves, compared with the true offset curves.
@Suite(.reportsSeed, .computesForLong) struct PathOffsetTests {
  /// The tolerance of an edge, in points. Strokes are drawn with a tolerance of a 64th of a pixel.
  private static let bar: CGFloat = 0.1
  private static let tolerance: CGFloat = 1.0 / 64

  /// Every point at a distance of less than half the width straight beside the curve is covered,
  /// and no point further away is: with the tolerance as slack, the edge is within the tolerance of
  /// the true offset. Pens are from thin to wider than the curves.
  @Test(arguments: UInt64(0)..<20)
  func `the edges of 1,000 strokes are true offset curves`(_ block: UInt64) {
    for seed in block * 50 + 1...block * 50 + 50 {
      var random = SeededRandom(seed: seed)
      let cubic = Cubic(&random)
      let width = [CGFloat(0.7), 4, 18, 60, 160][Int(seed % 5)]
      let pen = StrokeStyle(lineWidth: width)
      let outline = Polygons(cubic.path.strokeOutline(pen, tolerance: Self.tolerance))
      let line = cubic.path.polylines(samples: 160).joined().map { $0 }
      for step in 0..<6 {
        let t = (CGFloat(step) + CGFloat.random(in: 0.1...0.9, using: &random)) / 6
        guard let normal = cubic.normal(at: t) else { continue }
        for side in [CGFloat(-1), 1] {
          // The offset curve has a cusp, without width, where the curve's radius is half the width.
          if abs(1 - side * width / 2 * cubic.curvature(at: t)) < 0.1 { continue }
          let inside = cubic.point(at: t, beside: side * (width / 2 - Self.bar), normal)
          let isCovered = outline.contains(inside)
          #expect(isCovered, "seed \(seed), width \(width), t \(t), side \(side)")
          let outside = cubic.point(at: t, beside: side * (width / 2 + Self.bar), normal)
          // Near cusps and the insides of bends the point may be covered by another part.
          guard distance(from: outside, to: line) > width / 2 + Self.bar / 2 else { continue }
          let isTooWide = outline.contains(outside)
          #expect(!isTooWide, "seed \(seed), width \(width), t \(t), side \(side)")
        }
      }
    }
  }

  @Test func `no edge is farther from the curve than half the width`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let cubic = Cubic(&random)
      let width = CGFloat.random(in: 0.5...80, using: &random)
      let outline = cubic.path.strokeOutline(
        StrokeStyle(lineWidth: width), tolerance: Self.tolerance)
      let line = cubic.path.polylines(samples: 300).joined().map { $0 }
      for point in outline.points {
        let distance = distance(from: point, to: line)
        #expect(distance < width / 2 + Self.bar, "seed \(seed), width \(width), \(point)")
      }
    }
  }

  /// Sizes from far below a pixel to far beyond any canvas, with unsuitable tolerances.
  @Test(arguments: [1e-200, 1e-30, 1e-9, 1, 1e6, 1e9, 1e15, 1e30, 1e150, 1e300])
  func `stroking terminates without a trap for numbers of any size`(_ size: Double) {
    var random = SeededRandom(seed: 7)
    for tolerance in [1e-300, 1e-12, 0.01, 1e12] as [CGFloat] {
      for width in [1e-12, 1, 1e9, size] as [CGFloat] {
        let cubic = Cubic(&random).scaled(by: CGFloat(size))
        let outline = cubic.path.strokeOutline(
          StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round), tolerance: tolerance)
        #expect(outline.elementCount < 200_000, "size \(size), width \(width), \(tolerance)")
        #expect(outline.points.allSatisfy { !$0.x.isNaN && !$0.y.isNaN })
      }
    }
  }

  @Test func `a curve far from the origin costs no more than one near it`() {
    let near = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 60, y: 0), control1: CGPoint(x: 0, y: 40), control2: CGPoint(x: 60, y: 40))
    }
    let pen = StrokeStyle(lineWidth: 4)
    let count = near.strokeOutline(pen, tolerance: 0.01).elementCount
    for distance in [1e6, 1e12, 1e15] as [CGFloat] {
      let far = near.offsetBy(dx: distance, dy: -distance).strokeOutline(pen, tolerance: 0.01)
      #expect(far.elementCount <= count + 8, "\(distance)")
      #expect(!far.isEmpty, "\(distance)")
    }
  }

  /// Cusps, loops, handles on ends, coincident ends, and non-finite numbers.
  @Test(arguments: [
    "0 0 m 100 100 0 100 100 0 c", "0 0 m 100 0 -100 0 0 0 c", "5 5 m 5 5 5 5 5 5 c",
    "0 0 m 0 0 0 0 50 0 c", "0 0 m 50 0 0 0 50 0 c", "0 0 m 100 0 0 0 q", "0 0 m 0 0 0 0 q",
    "0 0 m nan 0 l 50 50 l", "nan nan m 10 10 l 50 50 l h", "0 0 m inf 0 0 50 50 50 c 60 60 l",
    "0 0 m 50 0 l -inf nan l h", "1 1 m h h", "1 1 m 1 1 l 1 1 l h",
  ])
  func `every degenerate curve can be stroked`(_ description: String) throws {
    let path = try #require(Path(description))
    for width in [0.001, 3, 1000] as [CGFloat] {
      for dash in [[], [4, 3], [0, 5], [1e-9]] as [[CGFloat]] {
        let pen = StrokeStyle(lineWidth: width, lineCap: .round, dash: dash)
        let outline = path.strokeOutline(pen, tolerance: 1e-6)
        #expect(outline.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(outline.elementCount < 2_000_000)
      }
    }
  }

  private func distance(from p: CGPoint, to line: [CGPoint]) -> CGFloat {
    var nearest = CGFloat.infinity
    for index in 1..<line.count {
      let (a, b) = (line[index - 1], line[index])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let squared = dx * dx + dy * dy
      let along = squared > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared : 0
      let t = min(max(along, 0), 1)
      let (x, y) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
      nearest = min(nearest, x * x + y * y)
    }
    return nearest.squareRoot()
  }
}

/// A path as lines, prepared for many containment tests.
private struct Polygons {
  private var sides: [(a: CGPoint, b: CGPoint)] = []

  init(_ path: Path) {
    for line in path.polylines(samples: 32) {
      for index in line.indices {
        sides.append((line[index], line[index + 1 < line.count ? index + 1 : 0]))
      }
    }
  }

  /// Whether the sides wind around a point: crossings of the ray to the right are counted.
  func contains(_ p: CGPoint) -> Bool {
    var winding = 0
    for (a, b) in sides where (a.y <= p.y) != (b.y <= p.y) {
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { winding += a.y <= p.y ? 1 : -1 }
    }
    return winding != 0
  }
}

/// A cubic with its derivatives.
private struct Cubic {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint
  var p3: CGPoint

  init(_ random: inout SeededRandom) {
    p0 = random.point()
    p1 = random.point()
    p2 = random.point()
    p3 = random.point()
  }

  var path: Path {
    Path {
      $0.move(to: p0)
      $0.addCurve(to: p3, control1: p1, control2: p2)
    }
  }

  func scaled(by factor: CGFloat) -> Cubic {
    func scaled(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x * factor, y: p.y * factor) }
    var cubic = self
    (cubic.p0, cubic.p1, cubic.p2, cubic.p3) = (scaled(p0), scaled(p1), scaled(p2), scaled(p3))
    return cubic
  }

  private func velocity(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
    return CGPoint(
      x: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      y: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// The unit normal; nil where the curve hardly moves.
  func normal(at t: CGFloat) -> CGPoint? {
    let velocity = velocity(at: t)
    let speed = hypot(velocity.x, velocity.y)
    return speed > 1 ? CGPoint(x: -velocity.y / speed, y: velocity.x / speed) : nil
  }

  /// One over the radius, positive where the curve bends towards ``normal(at:)``.
  func curvature(at t: CGFloat) -> CGFloat {
    let v = velocity(at: t)
    let (s, u) = (6 * (1 - t), 6 * t)
    let ax = s * (p2.x - 2 * p1.x + p0.x) + u * (p3.x - 2 * p2.x + p1.x)
    let ay = s * (p2.y - 2 * p1.y + p0.y) + u * (p3.y - 2 * p2.y + p1.y)
    let speed = hypot(v.x, v.y)
    return (v.x * ay - v.y * ax) / (speed * speed * speed)
  }

  func point(at t: CGFloat, beside distance: CGFloat, _ normal: CGPoint) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x + distance * normal.x,
      y: a * p0.y + b * p1.y + c * p2.y + d * p3.y + distance * normal.y)
  }
}
