import Foundation
import TestSupport
import Testing
import ZoetropeAreas
import ZoetropeGeometry

@Suite(.reportsSeed, .computesForLong) struct PathCombiningTests {
  private static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private static func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
    Path(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  @Test func `two squares have the corners of their union, intersection and difference`() {
    let (a, b) = (Self.square(0, 0, 10), Self.square(5, 5, 10))
    expectPath(
      a.union(b), matches: "0 0 m 10 0 l 10 5 l 15 5 l 15 15 l 5 15 l 5 10 l 0 10 l h", within: 0)
    expectPath(a.intersection(b), matches: "5 5 m 10 5 l 10 10 l 5 10 l h", within: 0)
    expectPath(
      a.subtracting(b), matches: "0 0 m 10 0 l 10 5 l 5 5 l 5 10 l 0 10 l h", within: 0)
    expectEqual(a.symmetricDifference(b).signedArea, 150)
  }

  @Test func `squares that share a side become one rectangle of four corners`() {
    let pair = Self.square(0, 0, 10).union(Self.square(10, 0, 10))
    expectPath(pair, matches: "0 0 m 20 0 l 20 10 l 0 10 l h", within: 0)
  }

  @Test func `a square within another cuts a hole that runs the other way`() {
    let ring = Self.square(0, 0, 10).subtracting(Self.square(2, 2, 3))
    expectEqual(ring.signedArea, 91)
    for eoFill in [false, true] {
      #expect(!ring.contains(CGPoint(x: 3, y: 3), eoFill: eoFill))
      #expect(ring.contains(CGPoint(x: 7, y: 7), eoFill: eoFill))
    }
  }

  @Test(arguments: [10, 50, 90, 99] as [CGFloat])
  func `two discs overlap in a lens, in curves`(_ distance: CGFloat) {
    let radius: CGFloat = 50
    let lens = Self.disc(0, 0, radius).intersection(Self.disc(distance, 0, radius))
    let half = distance / 2
    let area =
      2 * radius * radius * acos(half / radius)
      - distance * (radius * radius - half * half).squareRoot()
    // Quarter circles of one cubic lie up to 2.73e-4 radii outside of the circle.
    expectEqual(lens.signedArea, area, within: lens.sampledLength(samples: 9) * 2.8e-4 * radius)
    #expect(lens.cubicCount == 4)
    let union = Self.disc(0, 0, radius).union(Self.disc(distance, 0, radius))
    expectEqual(
      union.signedArea + lens.signedArea, 2 * Self.disc(0, 0, radius).signedArea, within: 1e-6)
    // The corners are on the true curves, which are symmetric about the middle of the centers.
    let corners = lens.currentPoints.filter { abs($0.x - half) < 1e-9 }
    #expect(corners.count >= 2)
  }

  @Test func `a path combined with itself is itself or nothing`() {
    let disc = Self.disc(30, 40, 20)
    expectEqual(disc.union(disc).signedArea, disc.signedArea, within: 1e-9)
    expectEqual(disc.intersection(disc).signedArea, disc.signedArea, within: 1e-9)
    #expect(disc.union(disc).elementCount == disc.elementCount)
    #expect(disc.subtracting(disc).isEmpty)
    #expect(disc.symmetricDifference(disc).isEmpty)
  }

  @Test func `a path that winds twice is normalized by either rule`() {
    var path = Self.square(0, 0, 10)
    path.addPath(Self.square(3, 3, 4))
    expectEqual(path.normalized(eoFill: false).signedArea, 100)
    expectEqual(path.normalized().signedArea, 84)
    let bow = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    }
    expectEqual(bow.normalized().signedArea, 50)
    expectEqual(bow.normalized(eoFill: false).signedArea, 50)
  }

  @Test(arguments: UInt64(1)...25)
  func `a point is inside a combination as it is inside the two paths`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    // Corners on a coarse lattice give sides that lie on each other and touching corners.
    let isCoarse = seed.isMultiple(of: 2)
    let (a, b) = (random.outline(isCoarse: isCoarse), random.outline(isCoarse: isCoarse))
    for eoFill in [false, true] {
      let results = [
        a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill),
        a.subtracting(b, eoFill: eoFill), a.symmetricDifference(b, eoFill: eoFill),
      ]
      for _ in 0..<40 {
        let point = random.point()
        let (first, second) = (
          a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill)
        )
        let expected = [first || second, first && second, first && !second, first != second]
        for (result, isInside) in zip(results, expected)
        where result.contains(point) != isInside
          || result.contains(point, eoFill: true) != isInside
        {
          let distance = min(
            a.distance(to: point, samples: 99), b.distance(to: point, samples: 99))
          #expect(distance < 0.05, "seed \(seed), \(point)")
        }
      }
    }
  }

  @Test(arguments: UInt64(1)...25)
  func `areas of combinations add up`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (a, b) = (random.outline(isCoarse: false), random.outline(isCoarse: false))
    let union = a.union(b).signedArea
    let common = a.intersection(b).signedArea
    expectEqual(union, common + a.symmetricDifference(b).signedArea, within: 0.1)
    expectEqual(
      a.normalized(eoFill: false).signedArea, common + a.subtracting(b).signedArea, within: 0.1)
  }

  @Test(arguments: [1e-6, 1, 1e6] as [CGFloat])
  func `the accuracy follows the size`(_ scale: CGFloat) {
    let size = CGAffineTransform(scaleX: scale, y: scale)
    let a = Self.disc(0, 0, 1).applying(size)
    let b = Self.disc(1, 0, 1).applying(size)
    let area = 2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2
    expectEqual(a.intersection(b).signedArea / (scale * scale), area, within: 2e-3)
  }

  @Test func `a turned square and its two halves are the same area`() {
    let turn = CGAffineTransform(rotationAngle: 0.4)
    let left = Path(CGRect(x: 0, y: 0, width: 5, height: 10)).applying(turn)
    let right = Path(CGRect(x: 5, y: 0, width: 5, height: 10)).applying(turn)
    let whole = left.union(right)
    #expect(whole.elementCount == 5)
    expectEqual(whole.signedArea, 100, within: 1e-6)
    #expect(Self.square(0, 0, 10).applying(turn).symmetricDifference(whole).isEmpty)
  }

  @Test func `numbers that are not finite, empty paths and points break nothing`() {
    let square = Self.square(0, 0, 10)
    let broken = Path {
      $0.move(to: CGPoint(x: CGFloat.nan, y: 0))
      $0.addLine(to: CGPoint(x: 1e300, y: 2))
      $0.addQuadCurve(to: CGPoint(x: 3, y: CGFloat.infinity), control: .zero)
    }
    let point = Path { $0.move(to: CGPoint(x: 5, y: 5)) }
    for other in [broken, point, Path()] {
      expectEqual(square.union(other).signedArea, 100)
      expectEqual(square.subtracting(other).signedArea, 100)
      #expect(square.intersection(other).isEmpty)
      #expect(other.lineIntersection(square).isEmpty)
      #expect(other.union(other).isEmpty)
    }
  }

  @Test func `a star of thousands of sides meets another in their areas`() {
    func star(_ x: CGFloat) -> Path {
      Path { path in
        path.addLines(
          (0..<4000).map { index in
            let angle = CGFloat(index) / 4000 * 2 * .pi
            let radius: CGFloat = index.isMultiple(of: 2) ? 100 : 95
            return CGPoint(x: x + radius * cos(angle), y: radius * sin(angle))
          })
        path.closeSubpath()
      }
    }
    let (a, b) = (star(0), star(20))
    expectEqual(
      a.union(b).signedArea + a.intersection(b).signedArea, 2 * a.signedArea, within: 1e-2)
  }

  // MARK: Lines

  @Test func `an open line is divided where it enters and leaves an area`() {
    let line = Path {
      $0.addLines([CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5), CGPoint(x: 15, y: 8)])
    }
    let square = Self.square(0, 0, 10)
    expectPath(line.lineIntersection(square), matches: "0 5 m 10 5 l", within: 0)
    expectPath(
      line.lineSubtraction(square), matches: "-5 5 m 0 5 l 10 5 m 15 5 l 15 8 l", within: 0)
  }

  @Test func `a closed line that is cut goes on through its start`() {
    let rest = Self.square(0, 0, 10).lineSubtraction(Self.square(5, 5, 10))
    expectPath(rest, matches: "5 10 m 0 10 l 0 0 l 10 0 l 10 5 l", within: 0)
    let whole = Self.square(0, 0, 10).lineSubtraction(Self.square(20, 20, 10))
    expectPath(whole, matches: "0 0 m 10 0 l 10 10 l 0 10 l h", within: 0)
  }

  @Test func `parts of a line along the border belong to the inside`() {
    let square = Self.square(0, 0, 10)
    let line = Path { $0.addLines([CGPoint(x: 0, y: 2), CGPoint(x: 0, y: 14)]) }
    expectPath(line.lineIntersection(square), matches: "0 2 m 0 10 l", within: 0)
    expectPath(line.lineSubtraction(square), matches: "0 10 m 0 14 l", within: 0)
  }

  @Test func `a curve is divided on the true curve`() {
    let curve = Path {
      $0.move(to: CGPoint(x: 0, y: -8))
      $0.addCurve(
        to: CGPoint(x: 0, y: 12), control1: CGPoint(x: 20, y: -8),
        control2: CGPoint(x: 20, y: 12))
    }
    // The curve is symmetric about y = 2; its y is 20·(3t² - 2t³) - 8.
    let inside = curve.lineIntersection(Path(CGRect(x: -1, y: -8, width: 40, height: 10)))
    expectPath(inside, matches: "0 -8 m 10 -8 15 -3 15 2 c", within: 1e-9)
  }

  // MARK: Core Graphics

  @Test func `a path of islands falls into components with their holes`() {
    let squares: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 100), (10, 10, 80), (20, 20, 10), (40, 20, 40), (50, 30, 10), (300, 30, 10),
    ]
    var path = Path()
    for (x, y, side) in squares { path.addPath(Self.square(x, y, side)) }
    let areas: [CGFloat] = path.cgPath.componentsSeparated(using: .evenOdd).map {
      $0.elements.signedArea.rounded()
    }
    #expect(areas == [10_000 - 6400, 100, 1600 - 100, 100])
    #expect(path.cgPath.componentsSeparated(using: .winding).count == 2)
    #expect(Path().cgPath.componentsSeparated().isEmpty)
  }

  @Test func `squares that meet at a corner are two components`() {
    var path = Self.square(0, 0, 10)
    path.addPath(Self.square(10, 10, 10))
    #expect(path.cgPath.componentsSeparated().count == 2)
    #expect(!Self.square(0, 0, 10).cgPath.intersects(Self.square(10, 10, 10).cgPath))
    #expect(Self.square(0, 0, 10).cgPath.intersects(Self.square(9, 9, 10).cgPath))
  }

  @Test func `Core Graphics paths combine like paths`() {
    let (a, b) = (Self.square(0, 0, 10), Self.square(5, 5, 10))
    let (first, second) = (a.cgPath, b.cgPath)
    #expect(Path(first.union(second)) == a.union(b))
    #expect(Path(first.intersection(second, using: .evenOdd)) == a.intersection(b))
    #expect(Path(first.subtracting(second)) == a.subtracting(b))
    #expect(Path(first.symmetricDifference(second)) == a.symmetricDifference(b))
    #expect(Path(first.lineIntersection(second)) == a.lineIntersection(b))
    #expect(Path(first.lineSubtracting(second)) == a.lineSubtraction(b))
    #expect(Path(first.normalized()) == a.normalized(eoFill: false))
  }
}

extension Path {
  /// The number of cubic curves.
  fileprivate var cubicCount: Int { verbs.count { $0 == .cubic } }

  /// The end points of all elements but closes.
  fileprivate var currentPoints: [CGPoint] {
    var points: [CGPoint] = []
    forEach { element in
      switch element {
      case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _):
        points.append(to)
      case .closeSubpath: break
      }
    }
    return points
  }
}

extension SeededRandom {
  /// A path of closed subpaths of all kinds of elements, or of lines between lattice points.
  fileprivate mutating func outline(isCoarse: Bool) -> Path {
    guard isCoarse else {
      var path = path(elements: 12)
      path.closeSubpath()
      return path
    }
    return Path { path in
      for _ in 0..<2 {
        let corners = (0..<Int.random(in: 3...9, using: &self)).map { _ in
          CGPoint(
            x: 10 * CGFloat(Int.random(in: 0...8, using: &self)),
            y: 10 * CGFloat(Int.random(in: 0...8, using: &self)))
        }
        path.addLines(corners)
        path.closeSubpath()
      }
    }
  }
}
