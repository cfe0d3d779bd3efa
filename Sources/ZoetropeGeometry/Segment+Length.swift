/// Arc lengths. The speed, which is the length of the derivative, is integrated by adaptive
/// Gauss-Legendre quadrature.
extension Segment {
  /// The length of the whole segment, in points.
  var length: Double {
    kind == .line ? (end - start).length : length(from: 0, to: 1)
  }

  /// Returns the arc length between two parameters, with a relative error of about 1e-8.
  ///
  /// The eight-point rule is applied to the whole interval and to each of its halves. If the result
  /// for the whole interval differs too much from the sum of the results for the halves, each half
  /// is divided in turn.
  func length(from t0: Double, to t1: Double) -> Double {
    if kind == .line { return (t1 - t0) * (end - start).length }
    let whole = quadrature(t0, t1)
    return refined(t0, t1, whole: whole, slack: 1e-8 * whole, depth: 16)
  }

  private func refined(
    _ t0: Double, _ t1: Double, whole: Double, slack: Double, depth: Int
  ) -> Double {
    let middle = (t0 + t1) / 2
    let left = quadrature(t0, middle)
    let right = quadrature(middle, t1)
    // The condition is written so that a NaN ends the recursion.
    guard depth > 0, abs(left + right - whole) > slack else { return left + right }
    return refined(t0, middle, whole: left, slack: slack / 2, depth: depth - 1)
      + refined(middle, t1, whole: right, slack: slack / 2, depth: depth - 1)
  }

  /// Returns the integral of the speed over an interval, by the eight-point Gauss-Legendre rule.
  private func quadrature(_ t0: Double, _ t1: Double) -> Double {
    let center = (t0 + t1) / 2
    let half = (t1 - t0) / 2
    func pair(_ node: Double, _ weight: Double) -> Double {
      let before = derivative(at: center - half * node).length
      return weight * (before + derivative(at: center + half * node).length)
    }
    return half
      * (pair(0.1834346424956498, 0.3626837833783620)
        + pair(0.5255324099163290, 0.3137066458778873)
        + pair(0.7966664774136267, 0.2223810344533745)
        + pair(0.9602898564975363, 0.1012285362903763))
  }

  /// Returns the curve parameter at a distance along the segment. Uses Newton's method, with
  /// bisection as its fallback.
  ///
  /// - Parameters:
  ///   - distance: The distance from the start, in points.
  ///   - total: The ``length`` of the segment, passed by the caller so that it need not be computed
  ///     again.
  func parameter(atDistance distance: Double, total: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < total else { return 1 }
    var t = distance / total
    if kind == .line { return t }
    var low = 0.0
    var high = 1.0
    for _ in 0..<48 {
      let error = length(from: 0, to: t) - distance
      guard abs(error) > 1e-9 * total else { break }
      if error > 0 { high = t } else { low = t }
      let next = t - error / derivative(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}
