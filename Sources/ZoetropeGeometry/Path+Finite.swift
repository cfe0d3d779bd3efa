import Foundation

extension Path {
  /// Whether every coordinate is finite.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package var hasFiniteCoordinates: Bool {
    // Zero times an infinite value or a NaN is NaN, and a sum with a NaN is NaN.
    var sum = CGFloat.zero
    for point in points { sum += point.x * 0 + point.y * 0 }
    return sum == 0
  }

  /// Returns the path without its non-finite elements, and the number of elements removed.
  ///
  /// An element is removed if one of its coordinates is not finite. The elements before and after
  /// it are joined: `move A, line NaN, line B` becomes `move A, line B`. If a move is removed, the
  /// subpath begins at the end point of its first remaining element. If a subpath loses all
  /// elements except its closing element, the closing element is removed too, but is not counted.
  ///
  /// - Complexity: O(*n*) in the number of elements.
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
