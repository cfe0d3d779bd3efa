import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct PathArcTests {
  private let center = CGPoint(x: 50, y: 50)

  @Test func `a line joins the current point to an arc`() {
    let path = Path {
      $0.move(to: center)
      $0.addArc(
        center: center, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    }
    expectPath(path, matches: "50 50 m 60 50 l 60 55.5228 55.5228 60 50 60 c")
  }

  @Test func `a whole turn after a line stays open, without a line back`() {
    let path = Path {
      $0.move(to: center)
      $0.addArc(
        center: center, radius: 10, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    }
    #expect(!path.description.contains("h"))
  }

  @Test(arguments: UInt64(1)...30)
  func `an arc stays on its circle and ends at its end angle`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let radius = CGFloat.random(in: 1...40, using: &random)
    let start = Double.random(in: -400...400, using: &random)
    let end = Double.random(in: -400...400, using: &random)
    let clockwise = Bool.random(using: &random)
    let path = Path {
      $0.addArc(
        center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    for point in path.polylines(samples: 16).joined() {
      expectEqual(
        hypot(point.x - 50, point.y - 50), radius, within: radius * 3e-4, "seed \(seed)")
    }
    let last = try #require(path.currentPoint)
    let angle = Angle.degrees(end).radians
    expectEqual(last.x, 50 + radius * cos(angle), within: 1e-6, "seed \(seed)")
    expectEqual(last.y, 50 + radius * sin(angle), within: 1e-6, "seed \(seed)")
  }

  /// The length of an arc of radius 10, in turns.
  private func turns(from start: Double, to end: Double, clockwise: Bool) -> CGFloat {
    let path = Path {
      $0.addArc(
        center: center, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: clockwise)
    }
    return path.sampledLength(samples: 64) / (20 * .pi)
  }

  @Test(arguments: [360.0, 400, 720, 1170])
  func `an arc keeps all its turns in its own direction`(_ degrees: Double) {
    let expected = CGFloat(degrees / 360)
    expectEqual(turns(from: 30, to: 30 + degrees, clockwise: false), expected, within: 1e-2)
    expectEqual(turns(from: 30, to: 30 - degrees, clockwise: true), expected, within: 1e-2)
  }

  @Test func `an arc against its direction goes round at most once`() {
    expectEqual(turns(from: 0, to: 450, clockwise: true), 0.75, within: 1e-2)
    expectEqual(turns(from: 0, to: -450, clockwise: false), 0.75, within: 1e-2)
    expectEqual(turns(from: 0, to: 720, clockwise: true), 1, within: 1e-2)
  }

  @Test func `each quarter of a long arc is a curve, and a long arc stays open`() {
    for (end, clockwise) in [(720.0, false), (-720, true)] {
      let path = Path {
        $0.addArc(
          center: center, radius: 10, startAngle: .zero, endAngle: .degrees(end),
          clockwise: clockwise)
      }
      #expect(path.description.count { $0 == "c" } == 8)
      #expect(!path.description.contains("h"))
    }
  }

  @Test func `an arc of very many turns ends, at its end angle`() throws {
    let path = Path {
      $0.addArc(
        center: center, radius: 10, startAngle: .zero, endAngle: .degrees(360e6 + 90),
        clockwise: false)
    }
    let last = try #require(path.currentPoint)
    expectEqual(last.x, 50, within: 1e-3)
    expectEqual(last.y, 60, within: 1e-3)
    #expect(path.description.count { $0 == "c" } < 9)
  }

  @Test(arguments: [1000.0, 1001, 2000, 2001, 1e6])
  func `an arc of many whole turns is a circle`(_ turns: Double) {
    for direction in [1.0, -1] {
      let path = Path {
        $0.addArc(
          center: center, radius: 10, startAngle: .zero,
          endAngle: .degrees(360 * turns * direction), clockwise: direction < 0)
      }
      let bounds = path.boundingRect
      expectEqual(bounds.width, 20, within: 0.01)
      expectEqual(bounds.height, 20, within: 0.01)
    }
  }

  @Test func `a relative arc goes round at most once and by the remainder`() {
    func arc(_ delta: Double) -> Path {
      Path {
        $0.addRelativeArc(
          center: center, radius: 10, startAngle: .zero, delta: .degrees(delta))
      }
    }
    expectEqual(arc(360).sampledLength(samples: 64), 20 * .pi, within: 0.02)
    expectEqual(arc(1170).sampledLength(samples: 64), 25 * .pi, within: 0.02)
    expectEqual(arc(-1170).sampledLength(samples: 64), 25 * .pi, within: 0.02)
  }

  @Test func `an arc between tangents rounds a corner`() {
    let path = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 20), radius: 4)
    }
    expectPath(path, matches: "0 0 m 6 0 l 8.20914 0 10 1.79086 10 4 c")
    let other = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: -20), radius: 4)
    }
    expectPath(other, matches: "0 0 m 6 0 l 8.20914 0 10 -1.79086 10 -4 c")
  }

  @Test func `collinear tangents or a zero radius give a line to the corner`() {
    let straight = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    }
    expectPath(straight, matches: "0 0 m 10 0 l")
    let sharp = Path {
      $0.move(to: .zero)
      $0.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 20), radius: 0)
    }
    expectPath(sharp, matches: "0 0 m 10 0 l")
  }

  @Test(arguments: UInt64(1)...10)
  func `a transformed arc is the arc, transformed`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let transform = random.transform().translatedBy(x: 1, y: 2)
    let corners = [random.point(), random.point(), random.point()]
    func add(to path: inout Path, _ transform: CGAffineTransform) {
      path.move(to: corners[0].applying(transform))
      path.addArc(
        tangent1End: corners[1], tangent2End: corners[2], radius: 7, transform: transform)
      path.addArc(
        center: center, radius: 20, startAngle: .degrees(10), endAngle: .degrees(200),
        clockwise: false, transform: transform)
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 9, height: 5), cornerSize: CGSize(width: 3, height: 2),
        style: .continuous, transform: transform)
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 5), transform: transform)
    }
    let there = Path { add(to: &$0, transform) }
    let here = Path { add(to: &$0, .identity) }.applying(transform)
    expectPath(there, matches: here.description, within: 0.01)
  }

  @Test func `corner sizes are clamped to half of the shorter side`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    func clamp(_ width: CGFloat, _ height: CGFloat) -> CGSize {
      Path.clampedCornerSize(CGSize(width: width, height: height), in: rect)
    }
    #expect(clamp(30, 30) == CGSize(width: 25, height: 25))
    #expect(clamp(40, 10) == CGSize(width: 25, height: 10))
    #expect(clamp(-1, .nan) == .zero)
  }

  @Test func `of two radii that do not fit on a side, the larger gives way`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 200)
    func clamp(_ radii: RectangleCornerRadii) -> RectangleCornerRadii {
      Path.clampedCornerRadii(radii, in: rect)
    }
    let leaf = RectangleCornerRadii(topLeading: 100, bottomTrailing: 100)
    #expect(clamp(leaf) == leaf)
    #expect(
      clamp(RectangleCornerRadii(topLeading: 20, topTrailing: 90))
        == RectangleCornerRadii(topLeading: 20, topTrailing: 80))
    #expect(
      clamp(RectangleCornerRadii(topLeading: 90, topTrailing: 60))
        == RectangleCornerRadii(topLeading: 50, topTrailing: 50))
    #expect(
      clamp(RectangleCornerRadii(bottomLeading: 150)) == RectangleCornerRadii(bottomLeading: 100))
    let invalid = RectangleCornerRadii(topLeading: -1, bottomLeading: .nan, topTrailing: .infinity)
    #expect(clamp(invalid) == RectangleCornerRadii())
  }

  @Test func `a rounded rectangle excludes its corners`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let path = Path(roundedRect: rect, cornerRadius: 10)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 99, y: 99)))
    #expect(path.contains(CGPoint(x: 50, y: 1)))
    let lost = 400 - 100 * CGFloat.pi
    expectEqual(path.signedArea, 10_000 - lost, within: 0.1)
  }
}
