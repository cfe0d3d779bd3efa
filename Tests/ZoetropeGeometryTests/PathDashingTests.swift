import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

struct PathDashingTests {
  private let line = Path { $0.addLines([.zero, CGPoint(x: 50, y: 0)]) }

  private func stroke(
    _ path: Path, _ dash: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt
  ) -> Path {
    path.strokedPath(StrokeStyle(lineWidth: 2, lineCap: cap, dash: dash, dashPhase: phase))
  }

  /// The horizontal extents of the dashes of a line.
  private func stretches(_ path: Path) -> [ClosedRange<CGFloat>] {
    path.polylines(samples: 8).compactMap { contour in
      let xs = contour.map(\.x)
      guard let low = xs.min(), let high = xs.max() else { return nil }
      return low...high
    }
  }

  private func expectStretches(
    _ path: Path, _ expected: [ClosedRange<CGFloat>],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = stretches(path)
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (one, other) in zip(found, expected) {
      expectEqual(
        one.lowerBound, other.lowerBound, within: 1e-5, sourceLocation: sourceLocation)
      expectEqual(
        one.upperBound, other.upperBound, within: 1e-5, sourceLocation: sourceLocation)
    }
  }

  @Test func `dashes and gaps alternate`() {
    expectStretches(stroke(line, [20, 10]), [30...50, 0...20])
    expectStretches(stroke(line, [60, 10]), [0...50])
  }

  @Test func `an odd number of lengths is repeated`() {
    expectStretches(stroke(line, [15]), [30...45, 0...15])
    expectStretches(stroke(line, [10, 5, 20]), [15...35, 45...50, 0...10])
  }

  @Test func `the phase shifts the start of the pattern`() {
    expectStretches(stroke(line, [20, 10], phase: 5), [25...45, 0...15])
    expectStretches(stroke(line, [20, 10], phase: 25), [5...25, 35...50])
    expectStretches(stroke(line, [20, 10], phase: 65), [25...45, 0...15])
    expectStretches(stroke(line, [20, 10], phase: -5), [5...25, 35...50])
    expectStretches(stroke(line, [20, 10], phase: .nan), [30...50, 0...20])
  }

  @Test func `a line may begin with a dot`() {
    expectStretches(stroke(line, [0, 20], cap: .round), [19...21, 39...41, -1...1])
    expectStretches(stroke(line, [6, 3, 0, 51], phase: 9, cap: .square), [-1...1])
    #expect(stroke(line, [0, 60]).isEmpty)
  }

  @Test func `an invalid pattern gives a solid line`() {
    let solid = stroke(line, [])
    for dash in [[0], [0, 0], [-5], [10, -20], [CGFloat.nan], [1, .infinity], [1e-12, 1e-12]] {
      #expect(stroke(line, dash) == solid)
    }
  }

  @Test func `dashes of zero length are dots if their cap has a length`() {
    #expect(stroke(line, [0, 10]).isEmpty)
    expectStretches(
      stroke(line, [0, 20], phase: 10, cap: .round), [9...11, 29...31])
    expectStretches(
      stroke(line, [0, 20], phase: -5, cap: .square), [4...6, 24...26, 44...46])
  }

  @Test func `the pattern restarts with every subpath`() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 25, y: 0)])
      $0.addLines([CGPoint(x: 100, y: 0), CGPoint(x: 125, y: 0)])
    }
    expectStretches(stroke(path, [10, 10]), [20...25, 0...10, 120...125, 100...110])
  }

  @Test func `a dash continues around corners`() {
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)]) }
    let outline = stroke(path, [15, 5])
    expectEqual(outline.signedArea, 2 * (15 + 15), within: 1e-6)
    #expect(outline.contains(CGPoint(x: 10.9, y: -0.9)))
  }

  @Test func `a closed subpath joins its last dash to its first`() {
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let joined = stroke(square, [10, 10], phase: 5)
    #expect(joined.contains(CGPoint(x: -0.9, y: -0.9)))
    #expect(stretches(joined).count == 4)
    let whole = stroke(square, [1000, 1])
    #expect(whole == stroke(square, []))
  }

  @Test(arguments: [CGFloat(1), 7, 40])
  func `dashes on a curve have their true lengths`(_ dash: CGFloat) {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let outline = circle.strokeOutline(
      StrokeStyle(lineWidth: 2, dash: [dash, dash]), tolerance: 0.001)
    let length = circle.sampledLength(samples: 1000)
    let periods = (length / (2 * dash)).rounded(.down)
    let rest = min(length - periods * 2 * dash, dash)
    let painted = periods * dash + rest
    expectEqual(outline.signedArea, 2 * painted, within: 0.001 * painted)
  }
}
