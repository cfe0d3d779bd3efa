/// The parameter of a radial gradient: the distance from the center in the gradient's plane, times
/// ``sign``, plus ``offset``.
struct RadialParameter {
  let plane: GradientPlane
  let sign: Float
  let offset: Float

  init?(_ plane: GradientPlane, _ startRadius: Double, _ endRadius: Double) {
    guard startRadius.isFinite, endRadius.isFinite else { return nil }
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    var plane = plane
    var width = end - start
    var bias = 0.0
    let pixel = max(abs(plane.across.x) + abs(plane.down.x), start)
    if abs(width) < pixel * 1e-6 {
      // The gradient is a sharp edge between two colors. Points on the edge count as outside.
      width = width < 0 ? -pixel * 1e-6 : pixel * 1e-6
      if start == end { bias = 1 }
    }
    plane.scale(by: 1 / abs(width))
    let offset = bias - start / width
    guard plane.isSane, abs(offset) < 1e28 else { return nil }
    self.plane = plane
    self.offset = Float(offset)
    sign = width < 0 ? -1 : 1
  }
}

extension RadialParameter: PolarParameter {
  @inline(__always)
  func values(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    (u * u + v * v).squareRoot() * sign + offset
  }
}
