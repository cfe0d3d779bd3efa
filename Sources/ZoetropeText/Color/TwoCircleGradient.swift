import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A radial gradient of a color glyph, in font units, y up.
struct TwoCircleGradient {
  /// The length, in font units, that is used in place of an infinite length.
  private static let far: CGFloat = 200_000

  /// The gradient's shape. It is chosen so that the offsets of the colors range from 0 to 1.
  let shape: GradientPaint.Shape
  /// The colors, with offsets that range from 0 to 1.
  let line: ColorLine
  /// The cone through the gradient's two circles, to which the gradient is clipped; nil for the
  /// whole plane.
  let area: Path?

  /// Creates a gradient; nil if it draws nothing.
  ///
  /// - Parameters:
  ///   - line: The colors, with any offsets.
  ///   - start: The circle at offset 0.
  ///   - end: The circle at offset 1.
  init?(_ line: ColorLine, _ start: ColorPaint.Circle, _ end: ColorPaint.Circle) {
    guard start != end, let (colors, range) = line.normalized() else { return nil }
    let growth = end.radius - start.radius
    func radius(_ offset: Double) -> Double { start.radius + offset * growth }
    var (low, high, cut) = (range.lowerBound, range.upperBound, colors)
    // Circles with a negative radius are not drawn: the range of offsets is cut or shifted to
    // exclude them.
    if min(radius(low), radius(high)) < 0 {
      let length = high - low
      if line.extend == .pad {
        let zero = -start.radius / growth
        if radius(low) < 0 {
          cut = colors.cut(before: (zero - low) / length)
          low = zero
          high = zero < high ? high : zero + length
        } else {
          cut = colors.cut(after: (zero - low) / length)
          high = zero
          low = zero > low ? low : zero - length
        }
      } else {
        let period = length * (line.extend == .mirror ? 2 : 1)
        let missing = -min(radius(low), radius(high)) / abs(growth)
        let shift = (missing / period).rounded(.up) * period * (growth < 0 ? -1 : 1)
        (low, high) = (low + shift, high + shift)
      }
    }
    func center(_ offset: Double) -> CGPoint { start.center.mixed(with: end.center, offset) }
    let radii = (CGFloat(max(radius(low), 0)), CGFloat(max(radius(high), 0)))
    self.line = cut
    if start.center == end.center {
      shape = .radial(center: start.center, startRadius: radii.0, endRadius: radii.1)
      area = nil
    } else {
      shape = .conical(
        start: center(low), startRadius: radii.0, end: center(high), endRadius: radii.1)
      area = Self.area(start, end)
    }
  }

  /// Returns the area between the common tangents of two circles, on the side where the circles
  /// grow. Returns nil if one circle lies inside the other, because the gradient then fills the
  /// whole plane.
  private static func area(_ start: ColorPaint.Circle, _ end: ColorPaint.Circle) -> Path? {
    let (dx, dy) = (end.center.x - start.center.x, end.center.y - start.center.y)
    let (distance, growth) = (hypot(dx, dy), CGFloat(end.radius - start.radius))
    if abs(growth) > distance * (1 + 1e-6) { return nil }
    // The unit vector along the axis, toward the larger circles. The function `point` measures x
    // along this vector, and y at a right angle to it.
    let sign: CGFloat = growth < 0 ? -1 : 1
    let along = CGVector(dx: sign * dx / distance, dy: sign * dy / distance)
    func point(_ origin: CGPoint, _ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: origin.x + x * along.dx - y * along.dy, y: origin.y + x * along.dy + y * along.dx)
    }
    var area = Path()
    let sine = min(abs(growth) / distance, 1)
    if sine < 1e-6 {
      let radius = CGFloat(start.radius)
      area.addLines([
        point(start.center, -far, radius), point(start.center, far, radius),
        point(start.center, far, -radius), point(start.center, -far, -radius),
      ])
    } else {
      let apex = start.center.mixed(with: end.center, Double(-CGFloat(start.radius) / growth))
      let (x, y) = ((1 - sine * sine).squareRoot() * far, sine * far)
      area.addLines([
        apex, point(apex, x, y), point(apex, x + far, y), point(apex, x + far, -y),
        point(apex, x, -y),
      ])
    }
    area.closeSubpath()
    return area
  }
}

extension CGPoint {
  /// Returns a point on the line from this point to another point. A `part` of 0 gives this point,
  /// and 1 the other point.
  func mixed(with other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * CGFloat(part), y: y + (other.y - y) * CGFloat(part))
  }
}
