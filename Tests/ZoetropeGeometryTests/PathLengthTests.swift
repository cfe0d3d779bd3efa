import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

/// Trims, measured by an independent computation of lengths.
@Suite(.reportsSeed) struct PathLengthTests {
  @Test(arguments: UInt64(0)..<10)
  func `a trim from the start has the length of its fraction`(_ block: UInt64) {
    for seed in block * 20 + 1...block * 20 + 20 {
      var random = SeededRandom(seed: seed)
      let path = random.difficultPath()
      let whole = path.subdividedLength
      for t in [0.001, 0.5, 0.999, CGFloat.random(in: 0.01...0.99, using: &random)] {
        let part = path.trimmedPath(from: 0, to: t).subdividedLength
        #expect(abs(part - t * whole) <= 0.001 * t * whole, "seed \(seed), t \(t), \(path)")
      }
    }
  }

  @Test(arguments: [
    // Cusps, loops, reversals, and handles that make one end very fast.
    "0 0 m 100 100 0 100 100 0 c", "0 0 m 100 0 -100 0 0 0 c", "0 0 m 60 0 0 0 q",
    "0 0 m 0 0 0 0 50 0 c", "0 0 m 1000 0 1000 1 1 1 c", "0 0 m 0 0 1e-6 0 100 0 c",
    "0 0 m 1e-9 0 1e-9 0 1e-9 1e-9 c 1000 0 l", "0 0 m 1e5 1e5 1e5 -1e5 0 1 c 3 3 l",
    "0 0 m 10 0 l h 10 0 l", "0 0 m 10 0 l 10 10 l h 50 50 m 60 60 70 50 q h",
  ])
  func `trims are independent of the speed of parameterization`(_ description: String) throws {
    let path = try #require(Path(description))
    let whole = path.subdividedLength
    for t in [0.001, 0.02, 0.25, 0.5, 0.75, 0.98, 0.999] as [CGFloat] {
      let part = path.trimmedPath(from: 0, to: t).subdividedLength
      #expect(abs(part - t * whole) <= 0.001 * t * whole, "t \(t): \(part) of \(whole)")
    }
  }

  @Test func `a trim in the middle has the length of its fractions`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let path = random.difficultPath()
      let from = CGFloat.random(in: 0...0.9, using: &random)
      let to = CGFloat.random(in: from + 0.05...1, using: &random)
      let part = path.trimmedPath(from: from, to: to).subdividedLength
      let expected = (to - from) * path.subdividedLength
      #expect(abs(part - expected) <= 0.001 * expected, "seed \(seed), \(from)...\(to), \(path)")
    }
  }

  @Test func `non-finite coordinates add no length`() throws {
    let path = try #require(Path("0 0 m 10 0 l nan 0 l 20 0 l"))
    let half = path.trimmedPath(from: 0, to: 0.5)
    #expect(half.points.first == .zero)
    #expect(half.points.contains(CGPoint(x: 5, y: 0)))
    // Points that are not finite stay in the path, so that the renderer can report them.
    let most = try #require(Path("0 0 m 10 0 l nan 0 l 20 0 l 30 0 l")).trimmedPath(
      from: 0, to: 0.75)
    #expect(most.finiteElements().path.description == "0 0 m 10 0 l 20 0 l 25 0 l")
    #expect(most.finiteElements().omittedCount == 1)
  }
}

extension SeededRandom {
  /// A path of several subpaths, with curves whose handles are on ends, or far away.
  fileprivate mutating func difficultPath() -> Path {
    var path = Path()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...6, using: &self) {
      let current = path.currentPoint ?? .zero
      switch Int.random(in: 0..<9, using: &self) {
      case 0: path.move(to: point())
      case 1: path.closeSubpath()
      case 2: path.addQuadCurve(to: point(), control: point(in: -900...1000))
      case 3: path.addQuadCurve(to: current, control: point())
      case 4: path.addCurve(to: point(), control1: current, control2: current)
      case 5:
        path.addCurve(to: point(), control1: point(in: -900...1000), control2: point())
      case 6, 7: path.addCurve(to: point(), control1: point(), control2: point())
      default: path.addLine(to: point())
      }
    }
    path.addLine(to: point())
    return path
  }
}

extension Path {
  /// The sum of the lengths of the segments, each halved until it is as long as its control polygon
  /// to a hundred-thousandth.
  fileprivate var subdividedLength: CGFloat {
    var length: CGFloat = 0
    var first = CGPoint.zero
    var current = CGPoint.zero
    forEach { element in
      let start = current
      switch element {
      case .move(let point):
        first = point
        current = point
        return
      case .line(let end):
        length += gap(start, end)
        current = end
      case .quadCurve(let end, let control):
        let (c1, c2) = (mix(start, control, 2.0 / 3), mix(end, control, 2.0 / 3))
        length += curveLength(start, c1, c2, end, depth: 22)
        current = end
      case .curve(let end, let control1, let control2):
        length += curveLength(start, control1, control2, end, depth: 22)
        current = end
      case .closeSubpath:
        length += gap(start, first)
        current = first
      }
    }
    return length
  }

  private func gap(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }

  private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
  }

  private func curveLength(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, depth: Int
  ) -> CGFloat {
    let chord = gap(p0, p3)
    let polygon = gap(p0, p1) + gap(p1, p2) + gap(p2, p3)
    // The length lies between the two; their mean has an error of a higher order.
    if depth == 0 || polygon - chord <= 1e-4 * polygon { return (chord + polygon) / 2 }
    let (a, b, c) = (mix(p0, p1, 0.5), mix(p1, p2, 0.5), mix(p2, p3, 0.5))
    let (d, e) = (mix(a, b, 0.5), mix(b, c, 0.5))
    let middle = mix(d, e, 0.5)
    return curveLength(p0, a, d, middle, depth: depth - 1)
      + curveLength(middle, e, c, p3, depth: depth - 1)
  }
}
