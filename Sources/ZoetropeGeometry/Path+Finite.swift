import Foundation

extension Path {
  /// Whether every coordinate is a finite number. Time linear in the number of elements.
  package var hasFiniteCoordinates: Bool {
    // What is infinite or not a number becomes NaN when it is multiplied by zero, and stays it.
    var sum = CGFloat.zero
    for point in points { sum += point.x * 0 + point.y * 0 }
    return sum == 0
  }

  /// The elements of which every coordinate is a finite number, and how many others there were.
  ///
  /// Elements on both sides of one that is left out are joined: `move A, line NaN, line B` becomes
  /// `move A, line B`. After a move that is left out, the subpath begins where the first element
  /// that is kept ends; closes of subpaths of which nothing is left go without being counted. Time
  /// linear in the number of elements.
  package func finiteElements() -> (path: Path, omittedCount: Int) {
    if hasFiniteCoordinates { return (self, 0) }
    var result = Path()
    var omitted = 0
    var needsMove = true
    var next = 0
    for verb in verbs {
      let operands = points[next..<next + verb.pointCount]
      next += verb.pointCount
      let isFinite = operands.allSatisfy { $0.x.isFinite && $0.y.isFinite }
      switch verb {
      case .close:
        if !needsMove { result.closeSubpath() }
      case .move where !isFinite:
        needsMove = true
        omitted += 1
      case _ where !isFinite:
        omitted += 1
      default:
        if needsMove, verb != .move, let end = operands.last {
          result.move(to: end)
        } else {
          result.verbs.append(verb)
          result.points.append(contentsOf: operands)
        }
        needsMove = false
      }
    }
    return (result, omitted)
  }
}
