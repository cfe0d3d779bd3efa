import Foundation

/// The parameter of a linear gradient, in fixed point. Pixels on a line of one color have exactly
/// equal parameters, for any direction of the line.
struct LinearParameter {
  /// The parameter at the center of the anchor, the pixel in which the gradient's start lies.
  var origin: Int64
  /// The change of the parameter from one column to the next; `stepY` is the change from one row to
  /// the next.
  var stepX: Int64
  var stepY: Int64
  /// The number of fractional bits, 16 to 44. With this number, the largest parameter on any canvas
  /// fits 64 bits.
  var bits: Int64

  init?(
    _ start: CGPoint, _ end: CGPoint, _ place: GradientSpace.Place, _ space: GradientSpace
  ) {
    let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
    // The parameter is constant along the perpendicular of the gradient, which a transform may
    // skew. The direction of the gradient and the perpendicular are rounded to 2^-30 pixel, so that
    // they do not depend on the position of the points.
    let unit = Double(1 << 30)
    let way = SnapGrid.snapped(space.vector(dx, dy) * unit) / unit
    let line = SnapGrid.snapped(space.vector(-dy, dx) * unit) / unit
    let cross = way.x * line.y - way.y * line.x
    var step = SIMD2(line.y, -line.x) / cross
    guard (cross + line.x + line.y).isFinite else { return nil }
    guard cross != 0, step.x.isFinite, step.y.isFinite else {
      (origin, stepX, stepY, bits) = (1 << 16, 0, 0, 16)
      return
    }
    let limit = SIMD2(repeating: Double(1 << 22))
    step = pointwiseMin(pointwiseMax(step, -limit), limit)
    let begin = step.x * place.center.x + step.y * place.center.y
    let reach = max(abs(step.x), abs(step.y)) * Double(1 << 24) + abs(begin)
    var fraction = 44
    while fraction > 16 && reach * Double(1 << fraction) >= Double(1 << 62) { fraction -= 1 }
    let one = Double(1 << fraction)
    let most = Double(1 << 61)
    // Without a small positive bias, rounding could move a point on a sharp edge to the side before
    // the edge.
    let bias: Int64 = fraction > 24 ? 1 << Int64(fraction - 24) : 0
    origin = Int64(min(max(begin * one, -most), most).rounded()) + bias
    stepX = Int64((step.x * one).rounded())
    stepY = Int64((step.y * one).rounded())
    bits = Int64(fraction)
  }
}

extension LinearParameter {
  /// Whether all pixels have the same parameter.
  var isConstant: Bool { stepX == 0 && stepY == 0 }
}
