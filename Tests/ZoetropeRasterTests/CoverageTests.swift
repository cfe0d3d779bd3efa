import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@Suite(.reportsSeed, .computesForLong) struct CoverageTests {
  @Test func `the coverage of a simple polygon adds up to its area`() {
    for seed in UInt64(1)...1000 {
      var random = SeededRandom(seed: seed)
      // With growing angles around a center the polygon never crosses itself.
      let count = Int.random(in: 3...12, using: &random)
      let center = (random.number(28...36), random.number(28...36))
      let points = (0..<count).map { index -> (Double, Double) in
        let angle = (Double(index) + random.number(0...0.9)) / Double(count) * 2 * .pi
        let radius = random.number(2...26)
        return (center.0 + radius * cos(angle), center.1 + radius * sin(angle))
      }
      var area = 0.0
      var length = 0.0
      for index in 0..<count {
        let (p, q) = (points[index], points[(index + 1) % count])
        area += (p.0 * q.1 - q.0 * p.1) / 2
        length += hypot(q.0 - p.0, q.1 - p.1)
      }
      let picture = Picture(64, 64, [fill(polygon(points))])
      let covered = Double(picture.alphas.reduce(0, +)) / 255
      let allowed = max(abs(area) * 0.001, length / 512)
      #expect(abs(covered - abs(area)) <= allowed, "seed \(seed): \(covered) for \(area)")
    }
  }

  @Test(arguments: [1.0, 3.5, 20, 100.25])
  func `the coverage of a circle adds up to its area`(radius: Double) {
    let size = Int(2 * radius) + 4
    let path = Path(ellipseIn: CGRect(x: 1.3, y: 1.7, width: 2 * radius, height: 2 * radius))
    let covered = Double(Picture(size, size, [fill(path)]).alphas.reduce(0, +)) / 255
    // Flattening may take up to 1/96 of a pixel, per pixel of the outline.
    #expect(abs(covered - .pi * radius * radius) <= 2 * .pi * radius * (1.0 / 96 + 1.0 / 512))
  }

  @Test func `abutting rectangles in one path equal one rectangle`() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let (x0, middle, x1) = (
        random.number(1...6), random.number(6...10), random.number(10...15)
      )
      let (y, height) = (random.number(1...4), random.number(1...10))
      var two = box(x0, y, middle - x0, height)
      two.addPath(box(middle, y, x1 - middle, height))
      let one = Picture(16, 16, [fill(box(x0, y, x1 - x0, height))])
      #expect(Picture(16, 16, [fill(two)]).distance(to: one) <= 1, "seed \(seed)")
    }
  }

  @Test func `a rectangle has the pixels of the polygon with one more corner`() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let (x0, y0) = (random.number(-4...10), random.number(-4...10))
      let (x1, y1) = (x0 + random.number(0...9), y0 + random.number(0...9))
      let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
      let more = [(x0, y0), ((x0 + x1) / 2, y0), (x1, y0), (x1, y1), (x0, y1)]
      let color = random.color()
      #expect(
        Picture(12, 12, [fill(polygon(corners), color)])
          == Picture(12, 12, [fill(polygon(more), color)]), "seed \(seed)")
    }
  }

  @Test func `a shape moved by whole pixels gives the same pixels, moved`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let path = random.path(-10...40)
      let color = random.color()
      let (dx, dy) = (
        Int.random(in: -12...12, using: &random), Int.random(in: -12...12, using: &random)
      )
      let rule: FillRule = seed % 2 == 0 ? .evenOdd : .nonZero
      let still = Picture(32, 32, [fill(path, color, rule: rule)])
      let moved = Picture(
        32, 32,
        [fill(path, color, rule: rule, transform: shift(Double(dx), Double(dy)))])
      for y in max(0, dy)..<min(32, 32 + dy) {
        for x in max(0, dx)..<min(32, 32 + dx) where moved[x, y] != still[x - dx, y - dy] {
          Issue.record("seed \(seed), pixel \(x), \(y)")
          return
        }
      }
    }
  }

  @Test func `the fill rules differ where a path winds twice`() {
    var path = box(1, 1, 6, 6)
    path.addPath(box(3, 3, 2, 2))
    #expect(Picture(8, 8, [fill(path)])[4, 4] == 0xFF00_0000)
    #expect(Picture(8, 8, [fill(path, rule: .evenOdd)])[4, 4] == 0)
    #expect(Picture(8, 8, [fill(path, rule: .evenOdd)])[2, 2] == 0xFF00_0000)
  }

  @Test func `an inner path that runs the other way is a hole for both rules`() {
    var path = box(1, 1, 6, 6)
    path.addPath(polygon([(3, 3), (3, 5), (5, 5), (5, 3)]))
    #expect(Picture(8, 8, [fill(path)])[4, 4] == 0)
    #expect(Picture(8, 8, [fill(path, rule: .evenOdd)])[4, 4] == 0)
  }

  @Test func `open subpaths are closed`() {
    var open = Path()
    open.move(to: CGPoint(x: 1, y: 1))
    open.addLine(to: CGPoint(x: 7, y: 1))
    open.addLine(to: CGPoint(x: 1, y: 7))
    #expect(
      Picture(8, 8, [fill(open)]) == Picture(8, 8, [fill(polygon([(1, 1), (7, 1), (1, 7)]))]))
  }

  @Test func `a hard edge paints the pixels that are at least half covered`() {
    let picture = Picture(4, 1, [fill(box(0.4, 0, 2.2, 1), isAntialiased: false)])
    #expect(picture.text == ["###-"])
    let triangle = polygon([(0, 0), (4, 0), (0, 4)])
    #expect(
      Picture(4, 4, [fill(triangle, isAntialiased: false)]).text
        == ["####", "###-", "##--", "#---"])
  }
}
