import Foundation
import TestSupport
import Testing
import ZoetropeGeometry

@Suite(.reportsSeed) struct PathContainmentTests {
  @Test(arguments: UInt64(1)...40)
  func `a point is inside where the path winds around it`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let path = random.path(elements: 10)
    for _ in 0..<40 {
      let point = random.point()
      // The closing lines of open subpaths are not part of the path; keep away from them, too.
      let winding = path.windingByAngles(around: point, samples: 300)
      guard abs(winding - winding.rounded()) < 1e-3 else { continue }
      guard path.distance(to: point, samples: 300) > 0.05 else { continue }
      let turns = Int(winding.rounded())
      #expect(path.contains(point) == (turns != 0), "seed \(seed), \(point)")
      #expect(
        path.contains(point, eoFill: true) == !turns.isMultiple(of: 2), "seed \(seed), \(point)")
    }
  }

  @Test func `the fill rules differ where a path winds twice`() {
    let outer = CGRect(x: 0, y: 0, width: 10, height: 10)
    let path = Path { $0.addRects([outer, outer.insetBy(dx: 3, dy: 3)]) }
    let middle = CGPoint(x: 5, y: 5)
    #expect(path.contains(middle))
    #expect(!path.contains(middle, eoFill: true))
    #expect(path.contains(CGPoint(x: 1, y: 5), eoFill: true))
  }

  @Test func `an open subpath counts as closed`() {
    let path = Path {
      $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
      $0.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 10)])
    }
    #expect(path.contains(CGPoint(x: 8, y: 2)))
    #expect(path.contains(CGPoint(x: 28, y: 2)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
    #expect(!path.contains(CGPoint(x: 15, y: 2)))
  }

  @Test func `a point on the shared border of two rectangles lies in one of them`() {
    let left = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    for y in stride(from: 0.5, to: 10, by: 1) {
      let point = CGPoint(x: 10, y: y)
      #expect(left.contains(point) != right.contains(point))
    }
  }
}
