import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct PathElementTests {
  private let p = CGPoint(x: 1, y: 2)
  private let q = CGPoint(x: 3, y: 4)
  private let r = CGPoint(x: 5, y: 6)

  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    path.forEach { elements.append($0) }
    return elements
  }

  @Test func `an empty path has no elements, no point and no bounds`() {
    let path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    #expect(path.boundingRect.isNull)
    #expect(path.description == "")
    #expect(!path.contains(.zero))
    #expect(elements(path).isEmpty)
  }

  @Test func `every element is reported as added`() {
    let path = Path {
      $0.move(to: p)
      $0.addLine(to: q)
      $0.addQuadCurve(to: p, control: r)
      $0.addCurve(to: r, control1: p, control2: q)
      $0.closeSubpath()
    }
    #expect(
      elements(path) == [
        .move(to: p), .line(to: q), .quadCurve(to: p, control: r),
        .curve(to: r, control1: p, control2: q), .closeSubpath,
      ])
  }

  @Test func `drawing without a current point adds nothing`() {
    let path = Path {
      $0.addLine(to: p)
      $0.addQuadCurve(to: p, control: q)
      $0.addCurve(to: p, control1: q, control2: r)
      $0.addArc(tangent1End: p, tangent2End: q, radius: 3)
      $0.closeSubpath()
      $0.addLines([])
    }
    #expect(path.isEmpty)
  }

  @Test func `closing twice closes once`() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.closeSubpath()
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
  }

  @Test func `the current point is the last one, or the start of a closed subpath`() {
    var path = Path()
    path.move(to: p)
    #expect(path.currentPoint == p)
    path.addQuadCurve(to: q, control: r)
    #expect(path.currentPoint == q)
    path.closeSubpath()
    #expect(path.currentPoint == p)
    path.addLine(to: r)
    #expect(path.currentPoint == r)
    path.closeSubpath()
    #expect(path.currentPoint == p)
  }

  @Test(arguments: UInt64(1)...10)
  func `adding, applying and moving agree on the transformed path`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 12)
    let transform = random.transform()
    let added = Path { $0.addPath(path, transform: transform) }
    #expect(added == path.applying(transform), "seed \(seed)")
    let shift = CGAffineTransform(translationX: 3, y: -7)
    #expect(path.offsetBy(dx: 3, dy: -7) == path.applying(shift), "seed \(seed)")
    #expect(Path { $0.addPath(path) } == path, "seed \(seed)")
    #expect(path.applying(.identity) == path, "seed \(seed)")
  }

  @Test func `null rectangles add nothing and negative ones are standardized`() {
    #expect(Path(CGRect.null).isEmpty)
    #expect(Path(ellipseIn: .null).isEmpty)
    let backwards = CGRect(x: 10, y: 10, width: -10, height: -10)
    #expect(Path(backwards) == Path(CGRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test func `bounds enclose the curves rather than their control points`() {
    let quad = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    }
    expectRect(quad.boundingRect, 0...10, 0...5, within: 1e-9)
    let cubic = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
    }
    expectRect(cubic.boundingRect, 0...10, 0...6, within: 1e-9)
    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 30, height: 40))
    expectRect(circle.boundingRect, 1...31, 2...42, within: 1e-9)
  }

  @Test(arguments: UInt64(1)...20)
  func `the bounding rectangle agrees with that of many samples`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 10)
    let samples = path.polylines(samples: 400).joined()
    let xs = samples.map(\.x)
    let ys = samples.map(\.y)
    let bounds = path.boundingRect
    expectEqual(bounds.minX, xs.min() ?? 0, within: 0.01, "seed \(seed)")
    expectEqual(bounds.maxX, xs.max() ?? 0, within: 0.01, "seed \(seed)")
    expectEqual(bounds.minY, ys.min() ?? 0, within: 0.01, "seed \(seed)")
    expectEqual(bounds.maxY, ys.max() ?? 0, within: 0.01, "seed \(seed)")
  }

  @Test func `non-finite coordinates never trap`() {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 0]
    for x in odd {
      for y in odd {
        let point = CGPoint(x: x, y: y)
        let path = Path {
          $0.move(to: p)
          $0.addLine(to: point)
          $0.addQuadCurve(to: q, control: point)
          $0.addCurve(to: r, control1: p, control2: point)
          $0.addArc(
            center: point, radius: x, startAngle: .radians(x), endAngle: .radians(y),
            clockwise: true)
          $0.addArc(tangent1End: point, tangent2End: p, radius: y)
          $0.addRelativeArc(
            center: p, radius: 1, startAngle: .radians(y), delta: .radians(x))
          $0.addRoundedRect(
            in: CGRect(x: x, y: y, width: x, height: y), cornerSize: CGSize(width: x, height: 1))
          $0.addRoundedRect(
            in: CGRect(x: 0, y: 0, width: 10, height: 10),
            cornerRadii: RectangleCornerRadii(topLeading: x, topTrailing: y))
          $0.closeSubpath()
        }
        let round = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: [3, 2])
        _ = path.boundingRect
        _ = path.contains(p)
        _ = path.trimmedPath(from: 0.1, to: 0.9)
        _ = path.strokedPath(round)
        #expect(Path(path.description) != nil)
      }
    }
  }
}
