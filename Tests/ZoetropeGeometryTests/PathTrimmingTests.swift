import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct PathTrimmingTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test func `an empty path, and an empty or reversed range, give an empty path`() {
    #expect(Path().trimmedPath(from: 0.2, to: 0.8).isEmpty)
    #expect(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(square.trimmedPath(from: 1, to: 2).isEmpty)
    #expect(square.trimmedPath(from: -1, to: 0).isEmpty)
    #expect(square.trimmedPath(from: .nan, to: 1).isEmpty)
    #expect(square.trimmedPath(from: 0, to: .nan).isEmpty)
    let dot = Path { $0.addLines([.zero, .zero]) }
    #expect(dot.trimmedPath(from: 0, to: 0.5).isEmpty)
  }

  @Test func `the whole range gives the path itself`() {
    #expect(square.trimmedPath(from: 0, to: 1) == square)
  }

  @Test func `a subpath that is kept whole stays closed`() {
    let path = Path {
      $0.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      $0.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    expectPath(
      path.trimmedPath(from: 0, to: 0.625),
      matches: "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
    expectPath(
      path.trimmedPath(from: 0.375, to: 1),
      matches: "0 10 m 0 0 l 20 0 m 30 0 l 30 10 l 20 10 l h")
  }

  @Test(arguments: UInt64(1)...40)
  func `a trim has its share of the length`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 8)
    let from = CGFloat.random(in: 0...1, using: &random)
    let to = CGFloat.random(in: from...1, using: &random)
    let whole = path.sampledLength(samples: 2000)
    let length = path.trimmedPath(from: from, to: to).sampledLength(samples: 2000)
    expectEqual(length, (to - from) * whole, within: 1e-4 * whole + 1e-9, "seed \(seed)")
  }

  @Test(arguments: UInt64(1)...20)
  func `the two sides of a cut add up to the whole`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let path = Path {
      $0.move(to: random.point())
      $0.addCurve(to: random.point(), control1: random.point(), control2: random.point())
      $0.addQuadCurve(to: random.point(), control: random.point())
    }
    let cut = CGFloat.random(in: 0.05...0.95, using: &random)
    let head = path.trimmedPath(from: 0, to: cut)
    let tail = path.trimmedPath(from: cut, to: 1)
    let meeting = try #require(head.currentPoint)
    let start = try #require(tail.polylines(samples: 1).first?.first)
    expectEqual(meeting.x, start.x, within: 1e-6, "seed \(seed)")
    expectEqual(meeting.y, start.y, within: 1e-6, "seed \(seed)")
    #expect(tail.currentPoint == path.currentPoint, "seed \(seed)")
    for point in head.polylines(samples: 20).joined() {
      #expect(path.distance(to: point, samples: 1000) < 0.01, "seed \(seed)")
    }
  }

  @Test func `a curve with a cusp is measured correctly`() {
    // Out and back on a line: the speed has a kink at the reversal.
    let path = Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: .zero, control: CGPoint(x: 10, y: 0))
    }
    let half = path.trimmedPath(from: 0, to: 0.5)
    expectEqual(half.currentPoint?.x ?? 0, 5, within: 1e-3)
    let quarter = path.trimmedPath(from: 0, to: 0.25)
    expectEqual(quarter.currentPoint?.x ?? 0, 2.5, within: 1e-3)
  }
}
