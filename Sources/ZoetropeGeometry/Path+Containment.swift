import Foundation

extension Path {
  /// Whether a point is inside the path, with open subpaths treated as closed.
  ///
  /// Curves are not flattened: the result is exact up to the rounding of coordinates.
  ///
  /// - Parameters:
  ///   - p: The point, in the path's space.
  ///   - eoFill: Whether the even-odd rule applies instead of the nonzero rule. The default is
  ///     false.
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = windingNumber(around: SIMD2(p))
    return eoFill ? winding & 1 != 0 : winding != 0
  }

  /// Returns the winding number of the path around a point.
  ///
  /// The result refers to the ray that runs from the point to the right. It is the number of the
  /// path's downward crossings of the ray minus the number of its upward crossings.
  func windingNumber(around p: SIMD2<Double>) -> Int {
    var winding = 0
    var first = SIMD2<Double>.zero
    var current = SIMD2<Double>.zero
    for step in steps {
      switch step {
      case .move(let point):
        winding += Segment(lineFrom: current, to: first).crossings(rightOf: p)
        first = point
        current = point
      case .segment(let segment):
        winding += segment.crossings(rightOf: p)
        current = segment.end
      case .close(let segment):
        winding += segment.crossings(rightOf: p)
        current = segment.end
      }
    }
    return winding + Segment(lineFrom: current, to: first).crossings(rightOf: p)
  }
}

extension Segment {
  /// Counts how often the segment crosses the ray that runs from `p` to the right. The result is
  /// the number of downward crossings minus the number of upward crossings.
  ///
  /// End points of segments follow a half-open rule, so that a crossing at the joint of two
  /// segments is counted only once.
  fileprivate func crossings(rightOf p: SIMD2<Double>) -> Int {
    if max(start.x, control1.x, control2.x, end.x) <= p.x { return 0 }
    if kind == .line { return crossing(rightOf: p, from: (0, start.y), to: (1, end.y)) }
    // Between adjacent extrema of y, the curve crosses the ray at most once.
    var turns = (1.0, 1.0)
    forEachExtremum(axis: 1) { turns = $0 < turns.0 ? ($0, turns.0) : (turns.0, $0) }
    let first = (turns.0, turns.0 < 1 ? point(at: turns.0).y : end.y)
    let second = (turns.1, turns.1 < 1 ? point(at: turns.1).y : end.y)
    return crossing(rightOf: p, from: (0, start.y), to: first)
      + crossing(rightOf: p, from: first, to: second)
      + crossing(rightOf: p, from: second, to: (1, end.y))
  }

  /// Returns how a part of the segment crosses the ray from `p` to the right: +1 for a downward
  /// crossing, -1 for an upward crossing, 0 for none.
  ///
  /// The y coordinate must be monotonic in the part. Each end of the part is given by its curve
  /// parameter `t` and its y coordinate.
  private func crossing(
    rightOf p: SIMD2<Double>, from: (t: Double, y: Double), to: (t: Double, y: Double)
  ) -> Int {
    guard (from.y <= p.y) != (to.y <= p.y) else { return 0 }
    let sign = from.y <= p.y ? 1 : -1
    if kind == .line {
      let t = (p.y - from.y) / (to.y - from.y)
      return start.x + t * (end.x - start.x) > p.x ? sign : 0
    }
    if min(start.x, control1.x, control2.x, end.x) > p.x { return sign }
    var (low, high) = (from.t, to.t)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if (point(at: middle).y <= p.y) == (from.y <= p.y) { low = middle } else { high = middle }
    }
    return point(at: (low + high) / 2).x > p.x ? sign : 0
  }
}
