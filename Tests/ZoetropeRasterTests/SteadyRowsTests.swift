import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

@testable import ZoetropeRaster

/// The rows between the corners of a shape are painted once and repeated.
@Suite(.reportsSeed) struct SteadyRowsTests {
  /// Plans one shape, and returns the rows of its operation.
  private static func steadyRows(_ path: Path, height: Double = 200) -> Range<Int> {
    let context = RenderContext()
    let canvas = PixelRect(left: 0, top: 0, right: 200, bottom: Int(height))
    var planner = FramePlanner(
      context: context, canvas: canvas, scale: 1, settings: PlannerSettings())
    planner.plan([fill(path)])
    return context.plan.operations.count == 1
      ? context.plan.operations.base[0].steadyRows : 0..<0
  }

  private static func rounded(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    Path(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: 10)
  }

  @Test func `a rounded rectangle is steady between its corners`() {
    #expect(Self.steadyRows(Self.rounded(20, 30, 100, 120)) == 40..<140)
    #expect(Self.steadyRows(Self.rounded(20.3, 30.3, 100, 120)) == 41..<140)
    // Below the lower edge of the canvas, there are no rows.
    #expect(Self.steadyRows(Self.rounded(20, 30, 100, 120), height: 100) == 40..<100)
  }

  @Test func `shapes that bend or slant everywhere are never steady`() {
    #expect(Self.steadyRows(Path(ellipseIn: CGRect(x: 5, y: 5, width: 90, height: 90))).isEmpty)
    var triangle = Path()
    triangle.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 100), CGPoint(x: 90, y: 50)])
    #expect(Self.steadyRows(triangle).isEmpty)
  }

  @Test func `a side that begins or ends on the way interrupts the steady rows`() {
    func steps(_ height: Double) -> Path {
      var path = Path()
      path.addLines([
        CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10), CGPoint(x: 90, y: height),
        CGPoint(x: 120, y: height), CGPoint(x: 120, y: 110), CGPoint(x: 10, y: 110),
      ])
      return path
    }
    #expect(Self.steadyRows(steps(40)) == 40..<110)
    #expect(Self.steadyRows(steps(40.5)) == 41..<110)
    #expect(Self.steadyRows(steps(80)) == 10..<80)
    #expect(Self.steadyRows(steps(60.5)).isEmpty)
  }

  @Test func `a side in several parts is as steady as one in one part`() {
    var path = Path()
    path.addLines([
      CGPoint(x: 90, y: 60.4), CGPoint(x: 90, y: 110), CGPoint(x: 10, y: 110),
      CGPoint(x: 10, y: 71.3), CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10),
      CGPoint(x: 50, y: 12), CGPoint(x: 90, y: 12),
    ])
    path.closeSubpath()
    #expect(Self.steadyRows(path) == 12..<110)
  }

  #if DEBUG
    private static let count: UInt64 = 60
  #else
    private static let count: UInt64 = 600
  #endif

  @Test func `random shapes with upright sides equal the reference`() {
    for seed in 1...Self.count {
      var random = SeededRandom(seed: seed)
      let shapes = (0..<3).map { _ in
        var path = Path(
          roundedRect: CGRect(
            x: random.number(-20...60), y: random.number(-40...60),
            width: random.number(1...150), height: random.number(1...150)),
          cornerRadius: random.number(0...12))
        if Bool.random(using: &random) {
          path.addRect(
            CGRect(
              x: random.number(0...60), y: random.number(0...60), width: random.number(1...50),
              height: random.number(20...90)))
        }
        return DisplayList.Item.fill(
          DisplayList.Fill(
            path: path,
            rule: Bool.random(using: &random) ? .evenOdd : .nonZero, paint: .color(random.color())))
      }
      let clipping = clip(box(3, 11, 70, 66))
      let items = seed % 3 == 0 ? [clipping] + shapes + [.popClip] : shapes
      let list = DisplayList(size: CGSize(width: 100, height: 110), items: items)
      var fast = Renderer(background: seed % 2 == 0 ? white : nil)
      fast.bandHeight = [nil, 16, 64][Int(seed % 3)]
      var plain = fast
      plain.isReference = true
      let (bitmap, other) = (Bitmap(), Bitmap())
      fast.render(list, into: bitmap, context: RenderContext())
      plain.render(list, into: other, context: RenderContext())
      #expect(Picture(bitmap) == Picture(other), "seed \(seed)")
      #expect(bitmap.factsHold, "seed \(seed)")
      _ = fast.renderBands(list, context: RenderContext()) { band in
        #expect(band.factsHold, "seed \(seed)")
        return true
      }
    }
  }
}
