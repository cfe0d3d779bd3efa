import Foundation
import TestSupport
import Testing
import ZoetropeAreas
import ZoetropeGeometry

/// The union and difference of areas.
struct LayeredRegionTests {
  private let tolerance: CGFloat = 0.02

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  private func outlines(_ areas: [(Path, Int?)], layers: Int = 1) -> [Path] {
    var region = LayeredRegion(tolerance: tolerance)
    for (path, layer) in areas { region.add(path, layer: layer) }
    return region.outlines(layerCount: layers)
  }

  private func area(_ areas: [(Path, Int?)]) -> CGFloat { outlines(areas)[0].totalArea }

  @Test func `an empty area has no outline`() {
    #expect(outlines([])[0].isEmpty)
    #expect(outlines([(Path(), 0)])[0].isEmpty)
    #expect(area([(square(0, 0, 4), nil)]) == 0)
  }

  @Test func `a single area keeps its outline`() {
    let path = outlines([(square(1, 2, 4), 0)])[0]
    #expect(path.boundingRect == CGRect(x: 1, y: 2, width: 4, height: 4))
    #expect(path.totalArea == 16 && path.elementCount == 5)
  }

  @Test func `an overlap counts once, and a cut removes the areas below it`() {
    #expect(near(area([(square(0, 0, 4), 0), (square(2, 2, 4), 0)]), 28))
    #expect(near(area([(square(0, 0, 4), 0), (square(2, 2, 4), nil)]), 12))
    #expect(near(area([(square(0, 0, 4), 0), (square(1, 1, 2), nil)]), 12))
    #expect(near(area([(square(0, 0, 4), 0), (square(1, 1, 2), nil), (square(1, 1, 1), 0)]), 13))
    #expect(near(area([(square(1, 1, 2), nil), (square(0, 0, 4), 0)]), 16))
  }

  @Test func `edges may coincide`() {
    #expect(near(area([(square(0, 0, 4), 0), (square(0, 0, 4), 0)]), 16))
    #expect(near(area([(square(0, 0, 4), 0), (square(4, 0, 4), 0)]), 32))
    #expect(near(area([(square(0, 0, 4), 0), (square(0, 4, 4), 0)]), 32))
    #expect(near(area([(square(0, 0, 4), 0), (square(0, 0, 4), nil)]), 0))
    #expect(near(area([(square(0, 0, 4), 0), (square(0, 1, 4), nil)]), 4))
  }

  @Test func `a path that winds twice is one area by the non-zero rule`() {
    var twice = square(0, 0, 4)
    twice.addPath(square(1, 1, 2))
    #expect(near(area([(twice, 0)]), 16))
    var ring = square(0, 0, 4)
    ring.addLines([
      CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 3), CGPoint(x: 3, y: 3), CGPoint(x: 3, y: 1),
    ])
    ring.closeSubpath()
    #expect(near(area([(ring, 0)]), 12))
  }

  @Test func `layers exclude the parts covered by others`() {
    let paths = outlines(
      [(square(0, 0, 4), 1), (square(2, 2, 4), 0), (square(3, 3, 1), nil)], layers: 2)
    #expect(near(paths[0].totalArea, 15) && near(paths[1].totalArea, 12))
  }

  @Test func `curves are as precise as the tolerance`() {
    let disc = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    #expect(near(area([(disc, 0)]), .pi * 2500, 2 * .pi * 50 * tolerance * 1.5))
    let hole = Path(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60))
    #expect(near(area([(disc, 0), (hole, nil)]), .pi * 1600, 5))
  }

  @Test func `many crossing lines form one area`() {
    // A star of lines through one point: the area that a pen of width 2 covers.
    var lines = Path()
    for index in 0..<12 {
      let angle = CGFloat(index) * .pi / 12
      lines.move(to: CGPoint(x: -40 * cos(angle), y: -40 * sin(angle)))
      lines.addLine(to: CGPoint(x: 40 * cos(angle), y: 40 * sin(angle)))
    }
    let outline = lines.strokedPath(StrokeStyle(lineWidth: 2))
    let whole = area([(outline, 0)])
    // Twelve lines, less their overlaps in the middle: the 24 angles between neighbors close at the
    // distance cot(7.5°) from it.
    let shared = 12 * 2 * 2 / tan(CGFloat.pi / 24) - 24 / tan(CGFloat.pi / 24)
    #expect(near(whole, 12 * 160 - shared, 0.01))
  }
}

/// Whether two numbers differ by no more than a tolerance.
private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
