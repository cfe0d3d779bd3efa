import Foundation
import Testing
import ZoetropeGeometry

extension Path {
  /// The areas of all subpaths, which consist of lines, by the shoelace formula.
  public var totalArea: CGFloat {
    var total: CGFloat = 0
    var sum: CGFloat = 0
    var start = CGPoint.zero
    var last = CGPoint.zero
    func edge(to point: CGPoint) {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    forEach { element in
      switch element {
      case .move(let to): (start, last, sum) = (to, to, 0)
      case .line(let to): edge(to: to)
      case .closeSubpath:
        edge(to: start)
        total += abs(sum) / 2
      case .quadCurve, .curve: Issue.record("a curve among lines")
      }
    }
    return total
  }
}
