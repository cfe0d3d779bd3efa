import Foundation
import ZoetropeGeometry

/// A cubic Bézier curve from (0, 0) to (1, 1), evaluated as a function from x to y.
///
/// Both coordinates are polynomials of the curve's own parameter `s`: `((a s + b) s + c) s`.
/// Because the x of both control points is in 0...1, x grows with `s`. Every x therefore has
/// exactly one `s`.
struct BezierTiming {
  private let x: Cubic
  private let y: Cubic

  private struct Cubic {
    let a, b, c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ s: Double) -> Double {
      ((a * s + b) * s + c) * s
    }

    func slope(_ s: Double) -> Double {
      (3 * a * s + 2 * b) * s + c
    }
  }

  init(start: UnitPoint, end: UnitPoint) {
    x = Cubic(min(max(Double(start.x), 0), 1), min(max(Double(end.x), 0), 1))
    y = Cubic(Double(start.y), Double(end.y))
  }

  /// Returns the y at an x of 0...1. The result is exactly 0 at x = 0, and exactly 1 at x = 1.
  func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    return y.value(parameter(at: progress))
  }

  /// Returns the slope dy/dx at an x of 0...1. The slope is 0 where the derivative of y with
  /// respect to `s` vanishes, and infinite where only the derivative of x vanishes.
  func velocity(at progress: Double) -> Double {
    let s = progress <= 0 ? 0 : progress >= 1 ? 1 : parameter(at: progress)
    let run = x.slope(s)
    let rise = y.slope(s)
    // A smaller slope counts as zero. The terms of a slope are at most 12 if the control points are
    // in 0...1. The rounding errors of such terms add up to about this number.
    let negligible = 1e-14
    if abs(rise) <= negligible { return 0 }
    if abs(run) <= negligible { return rise < 0 ? -.infinity : .infinity }
    return rise / run
  }

  /// Returns the parameter `s` at an x of 0...1.
  ///
  /// The algorithm is Newton's method within an interval of `s` that shrinks with each step. If a
  /// step would leave the interval, or if the slope vanishes, the interval is halved instead. The
  /// result is precise to 1e-14 in x, typically after five steps and after 60 at most.
  private func parameter(at progress: Double) -> Double {
    let tolerance = 1e-14
    var low = 0.0
    var high = 1.0
    var s = progress
    for _ in 0..<60 {
      let error = x.value(s) - progress
      if abs(error) <= tolerance { break }
      if error < 0 { low = s } else { high = s }
      let next = s - error / x.slope(s)
      // The comparison is also false for NaN and infinity, which a vanishing slope produces.
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
