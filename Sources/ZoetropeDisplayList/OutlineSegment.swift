import Foundation
import ZoetropeGeometry

/// A line, a quadratic curve or a cubic curve of a glyph's outline, in ems.
struct OutlineSegment {
  /// The two, three or four points of the segment, from its start to its end inclusive.
  var points: [SIMD2<Double>]

  var start: SIMD2<Double> { points[0] }
  var end: SIMD2<Double> { points[points.count - 1] }
  var isLine: Bool { points.count == 2 }

  /// Returns the part between two parameters in 0...1, by de Casteljau's algorithm. The end points
  /// of the part are replaced by `start` and `end`.
  func part(
    from t0: Double, to t1: Double, start: SIMD2<Double>, end: SIMD2<Double>
  ) -> OutlineSegment {
    var part = right(of: t0)
    if t0 < 1 { part = part.left(of: (t1 - t0) / (1 - t0)) }
    part.points[0] = start
    part.points[points.count - 1] = end
    return part
  }

  func point(at t: Double) -> SIMD2<Double> { left(of: t).end }

  /// Returns the part of the segment from its start to the parameter `t`.
  func left(of t: Double) -> OutlineSegment {
    if t >= 1 { return self }
    var result = points
    var row = points
    for length in stride(from: points.count - 1, to: 0, by: -1) {
      for index in 0..<length { row[index] += (row[index + 1] - row[index]) * t }
      result[points.count - length] = row[0]
    }
    return OutlineSegment(points: result)
  }

  /// Returns the part of the segment from the parameter `t` to its end.
  func right(of t: Double) -> OutlineSegment {
    t <= 0 ? self : reversed.left(of: 1 - t).reversed
  }

  var reversed: OutlineSegment { OutlineSegment(points: points.reversed()) }

  /// The bounding box of the control points.
  var box: (low: SIMD2<Double>, high: SIMD2<Double>) {
    var (low, high) = (points[0], points[0])
    for point in points.dropFirst() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    return (low, high)
  }

  /// The longer side of the bounding box of the control points.
  var extent: Double { (box.high - box.low).max() }
}

extension Path {
  /// The contours of the path, each as a list of segments. Open contours are closed, and lines of
  /// zero length are omitted.
  var contours: [[OutlineSegment]] {
    var contours: [[OutlineSegment]] = []
    var segments: [OutlineSegment] = []
    var next = 0
    var (first, current) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    func finish() {
      if current != first { segments.append(OutlineSegment(points: [current, first])) }
      if !segments.isEmpty { contours.append(segments) }
      segments = []
      current = first
    }
    for verb in verbs {
      let taken = points[next..<next + verb.pointCount].map { SIMD2(Double($0.x), Double($0.y)) }
      next += verb.pointCount
      switch verb {
      case .move:
        finish()
        first = taken[0]
        current = first
      case .close: finish()
      default:
        let segment = OutlineSegment(points: [current] + taken)
        if !segment.isLine || segment.start != segment.end { segments.append(segment) }
        current = segment.end
      }
    }
    finish()
    return contours
  }

  /// Adds a segment. Its start must be the current point.
  mutating func append(_ segment: OutlineSegment) {
    let points = segment.points.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
    switch points.count {
    case 2: addLine(to: points[1])
    case 3: addQuadCurve(to: points[2], control: points[1])
    default: addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
