import Foundation

/// A line, a quadratic curve or a cubic Bézier curve, with both of its end points.
package struct Segment {
  package enum Kind: UInt8 {
    case line, quad, cubic
  }

  package var kind: Kind
  package var start: SIMD2<Double>
  /// The first control point of a curve; the start of a line.
  package var control1: SIMD2<Double>
  /// The second control point of a cubic; equal to ``control1`` for other kinds.
  package var control2: SIMD2<Double>
  package var end: SIMD2<Double>

  @inlinable package init(lineFrom start: SIMD2<Double>, to end: SIMD2<Double>) {
    self.init(kind: .line, start: start, control1: start, control2: start, end: end)
  }

  @inlinable package init(
    kind: Kind, start: SIMD2<Double>, control1: SIMD2<Double>, control2: SIMD2<Double>,
    end: SIMD2<Double>
  ) {
    self.kind = kind
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Whether all coordinates are finite.
  package var isFinite: Bool {
    start.isFinite && control1.isFinite && control2.isFinite && end.isFinite
  }

  /// Returns the point at a parameter in 0...1.
  @inlinable package func point(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    switch kind {
    case .line: return s * start + t * end
    case .quad: return s * s * start + 2 * s * t * control1 + t * t * end
    case .cubic:
      let outer = s * s * s * start + t * t * t * end
      return outer + 3 * s * s * t * control1 + 3 * s * t * t * control2
    }
  }

  /// Returns the derivative of ``point(at:)`` with respect to the parameter.
  @inlinable package func derivative(at t: Double) -> SIMD2<Double> {
    let s = 1 - t
    switch kind {
    case .line: return end - start
    case .quad: return 2 * (s * (control1 - start) + t * (end - control1))
    case .cubic:
      let outer = s * s * (control1 - start) + t * t * (end - control2)
      return 3 * (outer + 2 * s * t * (control2 - control1))
    }
  }

  /// Returns the part of the segment between two parameters. It has the same kind as the segment.
  package func part(from t0: Double, to t1: Double) -> Segment {
    if t0 <= 0, t1 >= 1 { return self }
    let first = t0 <= 0 ? start : point(at: t0)
    let last = t1 >= 1 ? end : point(at: t1)
    // The inner control points of the part are computed from the derivatives at its two ends.
    let span = t1 - t0
    switch kind {
    case .line: return Segment(lineFrom: first, to: last)
    case .quad:
      let control = first + span / 2 * derivative(at: t0)
      return Segment(kind: .quad, start: first, control1: control, control2: control, end: last)
    case .cubic:
      return Segment(
        kind: .cubic, start: first, control1: first + span / 3 * derivative(at: t0),
        control2: last - span / 3 * derivative(at: t1), end: last)
    }
  }

  /// This line or curve, expressed as a cubic.
  package var elevated: Segment {
    switch kind {
    case .cubic: return self
    case .quad:
      return Segment(
        kind: .cubic, start: start, control1: start + (control1 - start) * (2.0 / 3),
        control2: end + (control1 - end) * (2.0 / 3), end: end)
    case .line:
      let third = (end - start) / 3
      return Segment(
        kind: .cubic, start: start, control1: start + third, control2: end - third, end: end)
    }
  }

  /// Calls a closure with each parameter between 0 and 1, both excluded, at which the derivative of
  /// a coordinate is zero. There are at most two such parameters; their order is not specified.
  ///
  /// - Parameters:
  ///   - axis: The coordinate: 0 for x, 1 for y.
  ///   - body: A closure that receives a parameter.
  package func forEachExtremum(axis: Int, _ body: (Double) -> Void) {
    func report(_ t: Double) {
      if t > 0, t < 1 { body(t) }
    }
    let p0 = start[axis]
    let p1 = control1[axis]
    let p2 = control2[axis]
    let p3 = end[axis]
    switch kind {
    case .line: return
    case .quad:
      report((p0 - p1) / (p0 - 2 * p1 + p3))
    case .cubic:
      // The derivative divided by 3 is a·t² + 2·b·t + c. The formula for its zeros avoids
      // cancellation.
      let a = p3 - 3 * p2 + 3 * p1 - p0
      let b = p0 - 2 * p1 + p2
      let c = p1 - p0
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return }
      let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
      report(q / a)
      report(c / q)
    }
  }
}
