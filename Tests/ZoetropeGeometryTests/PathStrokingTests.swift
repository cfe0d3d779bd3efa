import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed, .computesForLong) struct PathStrokingTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }

  private let triangle = Path {
    $0.addLines([.zero, CGPoint(x: 100, y: 0), CGPoint(x: 50, y: 60)])
    $0.closeSubpath()
  }

  @Test func `the stroke of a straight line is a rectangle of four points`() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2))
    #expect(outline.description == "0 -1 m 50 -1 l 50 1 l 0 1 l h")
  }

  @Test func `the stroke of a rectangle is two rectangles, one inside the other`() {
    let rect = Path(CGRect(x: 0, y: 0, width: 30, height: 20))
    let outline = rect.strokedPath(StrokeStyle(lineWidth: 4))
    expectPath(
      outline,
      matches: """
        32 -2 m 32 22 l -2 22 l -2 -2 l h 2 18 m 28 18 l 28 2 l 2 2 l h
        """)
  }

  /// The mitered and the square-capped bounds were recorded from SwiftUI on macOS 26.2.
  @Test func `the bounds of strokes match the recorded ones`() {
    let miter = triangle.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect
    expectRect(miter, -4.27008...104.27, -2...63.1241, within: 1e-3)
    let round = StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
    expectRect(triangle.strokedPath(round).boundingRect, -2...102, -2...62, within: 0.3)
    let square = StrokeStyle(lineWidth: 2, lineCap: .square)
    expectRect(line.strokedPath(square).boundingRect, -1...51, -1...1, within: 1e-6)
  }

  @Test func `caps add their areas`() {
    func area(_ cap: CGLineCap) -> CGFloat {
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap)).signedArea
    }
    expectEqual(area(.butt), 200)
    expectEqual(area(.square), 216)
    expectEqual(area(.round), 200 + 4 * .pi, within: 0.01)
  }

  @Test func `joins add their areas`() {
    func area(_ join: CGLineJoin, miterLimit: CGFloat = 10) -> CGFloat {
      let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
      let pen = StrokeStyle(lineWidth: 4, lineJoin: join, miterLimit: miterLimit)
      return square.strokedPath(pen).signedArea
    }
    expectEqual(area(.miter), 24 * 24 - 16 * 16)
    expectEqual(area(.bevel), 24 * 24 - 16 * 16 - 4 * 2)
    expectEqual(area(.round), 24 * 24 - 16 * 16 - 16 + 4 * .pi, within: 0.01)
    expectEqual(area(.miter, miterLimit: 1.4), area(.bevel))
    expectEqual(area(.miter, miterLimit: 1.42), area(.miter))
    expectEqual(area(.miter, miterLimit: .nan), area(.bevel))
  }

  @Test(arguments: [CGFloat(0.5), 3, 20])
  func `the stroke of a circle is a ring`(_ width: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    for join in [CGLineJoin.miter, .round, .bevel] {
      let ring = circle.strokedPath(StrokeStyle(lineWidth: width, lineJoin: join))
      let expected = 2 * .pi * 20 * width
      expectEqual(ring.signedArea, expected, within: expected * 1e-3)
      let outer = 20 + width / 2
      expectRect(ring.boundingRect, -outer...outer, -outer...outer, within: 0.02)
    }
  }

  @Test func `a smooth curve has no visible joins`() {
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
    let outline = circle.strokeOutline(StrokeStyle(lineWidth: 8, lineJoin: .miter), tolerance: 0.1)
    for point in outline.polylines(samples: 4).joined() {
      let radius = hypot(point.x, point.y)
      #expect(abs(radius - 24) < 0.1 || abs(radius - 16) < 0.1)
    }
    #expect(outline.verbs.count < 120)
  }

  @Test func `invalid widths draw nothing`() {
    for width in [0, -1, CGFloat.nan, .infinity] {
      #expect(triangle.strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 3)).isEmpty)
  }

  @Test func `a subpath of zero length is a dot if its cap has a length`() {
    let p = CGPoint(x: 5, y: 5)
    let dots = [
      Path { $0.addLines([p, p]) },
      Path { $0.addLines([p, p, p]) },
      Path {
        $0.move(to: p)
        $0.closeSubpath()
      },
      Path {
        $0.move(to: p)
        $0.addCurve(to: p, control1: p, control2: p)
      },
    ]
    for dot in dots {
      func outline(_ cap: CGLineCap) -> Path {
        dot.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
      }
      #expect(outline(.butt).isEmpty)
      expectEqual(outline(.square).signedArea, 16)
      expectEqual(outline(.round).signedArea, 4 * .pi, within: 0.01)
    }
    let lone = Path { $0.move(to: p) }
    #expect(lone.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).isEmpty)
  }

  @Test func `coincident points change nothing`() {
    let p = CGPoint(x: 50, y: 0)
    let repeated = Path { $0.addLines([.zero, .zero, p, p, p, CGPoint(x: 50, y: 30)]) }
    let plain = Path { $0.addLines([.zero, p, CGPoint(x: 50, y: 30)]) }
    let pen = StrokeStyle(lineWidth: 4, lineJoin: .round)
    #expect(repeated.strokedPath(pen) == plain.strokedPath(pen))
  }

  @Test func `the join at a reversal covers the turning point`() {
    let back = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0), .zero]) }
    let round = back.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round))
    expectRect(round.boundingRect, 0...52, -2...2, within: 0.01)
    let miter = back.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .miter))
    expectRect(miter.boundingRect, 0...50, -2...2, within: 1e-6)
    #expect(miter.contains(CGPoint(x: 25, y: 0)))
  }

  /// With round caps and joins the stroke is the set of points within half a width of the path.
  @Test(arguments: UInt64(1)...60)
  func `a round stroke covers the points near the path, without holes`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 6)
    let width = CGFloat.random(in: 1...60, using: &random)
    let pen = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    let outline = path.strokeOutline(pen, tolerance: 0.05)
    for _ in 0..<60 {
      let point = random.point(in: -40...140)
      let distance = path.distance(to: point, samples: 200)
      guard abs(distance - width / 2) > 0.2 else { continue }
      #expect(
        outline.contains(point) == (distance < width / 2),
        "seed \(seed), width \(width), \(point), \(path)")
      let winding = outline.windingByAngles(around: point, samples: 40)
      #expect(winding > -0.5, "seed \(seed), width \(width), \(point), \(path)")
    }
  }

  /// Curves with reversals, a cusp, a loop, or control points on their ends.
  @Test(arguments: [
    "0 0 m 60 0 0 0 q", "0 0 m 60 0 30 0 q", "0 0 m 60 60 0 60 60 0 c",
    "0 0 m 90 60 -30 60 60 0 c", "0 0 m 0 0 60 0 60 60 c", "0 0 m 0 60 60 60 60 60 c",
    "0 0 m 0 0 60 60 60 60 c", "0 0 m 90 0 -30 0 60 0 c", "0 0 m 60 0 60 0 60 60 c h",
    "0 0 m 60 0 0 60 0 0 c h", "10 10 m 10 12 12 12 12 10 c h", "0 0 m 60 0 l 0 0.001 l h",
  ])
  func `a round stroke of a difficult curve has no holes`(_ description: String) throws {
    let path = try #require(Path(description))
    for width in [CGFloat(0.5), 4, 30] {
      let pen = StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
      let outline = path.strokeOutline(pen, tolerance: 0.05)
      for x in stride(from: CGFloat(-20.3), to: 80, by: 7) {
        for y in stride(from: CGFloat(-20.6), to: 80, by: 7) {
          let point = CGPoint(x: x, y: y)
          let distance = path.distance(to: point, samples: 500)
          guard abs(distance - width / 2) > 0.1 else { continue }
          #expect(outline.contains(point) == (distance < width / 2), "\(width), \(point)")
          let winding = outline.windingByAngles(around: point, samples: 40)
          #expect(winding > -0.5, "\(width), \(point)")
        }
      }
    }
  }

  /// Other pens cover at least the points near the inside of the path, and never wind backwards.
  @Test(arguments: UInt64(1)...40)
  func `no stroke winds backwards`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 6)
    let width = CGFloat.random(in: 1...60, using: &random)
    for join in [CGLineJoin.miter, .bevel] {
      let pen = StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: join)
      let outline = path.strokeOutline(pen, tolerance: 0.05)
      for _ in 0..<40 {
        let point = random.point(in: -40...140)
        let winding = outline.windingByAngles(around: point, samples: 40)
        #expect(winding > -0.5, "seed \(seed), width \(width), \(point), \(path)")
      }
    }
  }

  @Test func `a cap is perpendicular to the true end of a curve`() {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 20, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    let outline = arc.strokeOutline(StrokeStyle(lineWidth: 20), tolerance: 0.25)
    expectRect(outline.boundingRect, 0...30, 0...30, within: 0.01)
  }
}
