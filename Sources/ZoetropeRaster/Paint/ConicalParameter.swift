import Foundation

/// The parameter of a gradient between two circles. Each number *t* stands for a circle, whose
/// center and radius are interpolated linearly: 0 stands for the first circle, and 1 for the
/// second. The parameter of a point is the largest *t* whose circle passes through the point and
/// has a radius of at least 0.
///
/// Let `p` and `d` be the vectors from the first center to the point and to the second center. Let
/// `r` be the first radius, and `w` the second radius minus the first. Then *t* solves
/// `(d·d - w²) t² - 2 (p·d + r w) t + p·p - r² = 0`. Source: the specification of HTML,
/// "createRadialGradient", <https://html.spec.whatwg.org/multipage/canvas.html>.
///
/// If no such circle passes through a point, the point has the parameter of a nearby point. The
/// painted shape should therefore lie within the area of the circles.
struct ConicalParameter {
  let plane: GradientPlane
  /// The first coordinate of the vector from the first center to the second, in the coordinates of
  /// ``plane``; `directionV` is the second coordinate.
  let directionU: Float
  let directionV: Float
  /// The first radius, in the coordinates of ``plane``; `growth` is the second radius minus the
  /// first.
  let radius: Float
  let growth: Float
  /// The coefficient of *t*² in the equation for the parameter *t*; not 0.
  let square: Float
  /// Whether one circle contains the other. If so, each point lies on exactly one circle of the
  /// gradient.
  let isNested: Bool

  /// Prepares the computation of the parameter; nil if a number is not finite.
  ///
  /// - Parameters:
  ///   - plane: The plane of the gradient, with its origin at the first center.
  ///   - direction: The vector from the first center to the second.
  ///   - startRadius: The first radius; a negative one counts as 0.
  ///   - endRadius: The second radius; a negative one counts as 0.
  init?(
    _ plane: GradientPlane, _ direction: SIMD2<Double>, _ startRadius: Double, _ endRadius: Double
  ) {
    guard startRadius.isFinite, endRadius.isFinite, direction.x.isFinite, direction.y.isFinite
    else { return nil }
    let (start, end) = (max(startRadius, 0), max(endRadius, 0))
    let pixel = abs(plane.across.x) + abs(plane.down.x)
    let unit = max(start, end, abs(direction.x), abs(direction.y), pixel * 1e-6)
    guard unit > 0, unit < 1e28 else { return nil }
    var plane = plane
    plane.scale(by: 1 / unit)
    guard plane.isSane else { return nil }
    let (d, width) = (direction / unit, (end - start) / unit)
    let factor = d.x * d.x + d.y * d.y - width * width
    isNested = factor < 1e-6
    // A circle that touches the other one from inside counts as nested.
    square = Float(isNested ? min(factor, -1e-6) : factor)
    self.plane = plane
    directionU = Float(d.x)
    directionV = Float(d.y)
    radius = Float(start / unit)
    growth = Float(width)
  }
}

extension ConicalParameter: PolarParameter {
  @inline(__always)
  func values(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    // Far from the circles, only the direction matters. The limit keeps squares finite.
    let (u, v) = (u.limited, v.limited)
    let half = u * directionU + v * directionV + radius * growth
    let rest = u * u + v * v - radius * radius
    let discriminant = half * half - rest * square
    let root = discriminant.replacing(with: 0, where: discriminant .< 0).squareRoot()
    // If the circles are nested and the radii shrink, the parameter is the smaller solution of the
    // equation; otherwise it is the larger one. Two equivalent formulas give the solution. The
    // formula that adds numbers of the same sign is the accurate one.
    let signed = isNested && growth > 0 ? -root : root
    let sum = half + signed
    let difference = half - signed
    let safe = difference.replacing(with: 1e-12, where: difference .== 0)
    return (rest / safe).replacing(with: sum / square, where: signed * half .>= 0)
  }
}

extension SIMD8<Float> {
  @inline(__always)
  fileprivate var limited: SIMD8<Float> {
    let low = replacing(with: -1e9, where: self .< -1e9)
    return low.replacing(with: 1e9, where: low .> 1e9)
  }
}
