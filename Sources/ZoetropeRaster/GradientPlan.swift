import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A gradient that an operation is coloured with.
struct GradientOperation {
  let paint: GradientPaint
  let plan: GradientPlan
  /// How strongly it is painted, 0 to 1.
  var opacity: Float = 1
  var ramp = GradientRamp()
}

/// Which number of a gradient each pixel of the canvas has.
///
/// The gradient's origin is rounded to ``SnapGrid`` like the points of any shape, and the rest is
/// told from there, by the columns and rows between: a gradient that is moved by whole pixels gives
/// the same numbers, moved, wherever bands and spans begin.
struct GradientPlan {
  /// How a number follows from a place.
  enum Kind {
    case linear(LinearNumbers)
    case radial(RadialNumbers)
    case angular(AngularNumbers)
  }

  let kind: Kind
  let spread: GradientPaint.Spread
  /// The pixel that the gradient's origin lies in.
  let anchor: (x: Int, y: Int)

  /// Nil where nothing can be painted: a number is not finite, or the space has no area.
  init?(_ gradient: GradientPaint, _ transform: CGAffineTransform, scale: Double) {
    let space = GradientSpace(gradient.transform.concatenating(transform), scale: scale)
    switch gradient.shape {
    case .linear(let start, let end):
      guard let place = space.place(start), let numbers = LinearNumbers(start, end, place, space)
      else { return nil }
      kind = .linear(numbers)
      anchor = place.anchor
      // The end's colour everywhere has nothing to repeat.
      spread = numbers.isConstant ? .pad : gradient.spread
    case .radial(let center, let startRadius, let endRadius):
      guard let place = space.place(center), let plane = GradientPlane(place, space),
        let numbers = RadialNumbers(plane, Double(startRadius), Double(endRadius))
      else { return nil }
      kind = .radial(numbers)
      anchor = place.anchor
      // An edge between two colours has nothing to repeat.
      spread = startRadius == endRadius ? .pad : gradient.spread
    case .angular(let center, let startAngle, let endAngle):
      guard let place = space.place(center), let plane = GradientPlane(place, space),
        let numbers = AngularNumbers(plane, startAngle, endAngle)
      else { return nil }
      kind = .angular(numbers)
      anchor = place.anchor
      spread = .pad
    }
  }

  /// Whether all pixels of a row, or all of a column, have one number.
  var rowsAreConstant: Bool {
    if case .linear(let numbers) = kind { return numbers.stepX == 0 }
    return false
  }
  var columnsAreConstant: Bool {
    if case .linear(let numbers) = kind { return numbers.stepY == 0 }
    return false
  }
}

/// A gradient's own space on the canvas, in pixels.
struct GradientSpace {
  let column0: SIMD2<Double>
  let column1: SIMD2<Double>
  let offset: SIMD2<Double>

  init(_ transform: CGAffineTransform, scale: Double) {
    column0 = SIMD2(Double(transform.a), Double(transform.b)) * scale
    column1 = SIMD2(Double(transform.c), Double(transform.d)) * scale
    offset = SIMD2(Double(transform.tx), Double(transform.ty)) * scale
  }

  /// A point on the canvas.
  struct Place {
    /// In pixels, a whole number of subpixels.
    let point: SIMD2<Double>
    /// The pixel that it lies in, unless that is very far away.
    let anchor: (x: Int, y: Int)
    /// That pixel's centre from the point.
    let center: SIMD2<Double>
  }

  func vector(_ x: Double, _ y: Double) -> SIMD2<Double> { column0 * x + column1 * y }

  /// Nil where a number is not finite.
  func place(_ point: CGPoint) -> Place? {
    let raw = (vector(Double(point.x), Double(point.y)) + offset) * SnapGrid.unitsPerPixel
    guard raw.x.isFinite && raw.y.isFinite else { return nil }
    let limit = SIMD2(repeating: SnapGrid.limit)
    let snapped =
      SnapGrid.snapped(pointwiseMin(pointwiseMax(raw, -limit), limit)) / SnapGrid.unitsPerPixel
    let far = SIMD2(repeating: SnapGrid.exactLimit / SnapGrid.unitsPerPixel)
    let pixel = pointwiseMin(pointwiseMax(snapped.rounded(.down), -far), far)
    return Place(
      point: snapped, anchor: (Int(pixel.x), Int(pixel.y)), center: pixel + 0.5 - snapped)
  }
}

/// The way back from pixels to a gradient's own space, from its centre.
struct GradientPlane {
  /// The centre of the anchor's pixel.
  var base: SIMD2<Double>
  /// A pixel to the right, and one down.
  var across: SIMD2<Double>
  var down: SIMD2<Double>

  init?(_ place: GradientSpace.Place, _ space: GradientSpace) {
    let (c0, c1) = (space.column0, space.column1)
    let determinant = c0.x * c1.y - c0.y * c1.x
    across = SIMD2(c1.y, -c0.y) / determinant
    down = SIMD2(-c1.x, c0.x) / determinant
    base = across * place.center.x + down * place.center.y
    guard isSane else { return nil }
  }

  /// Whether single precision can hold what comes of it.
  var isSane: Bool {
    [across, down, base].allSatisfy { abs($0.x) < 1e28 && abs($0.y) < 1e28 }
  }

  mutating func scale(by factor: Double) {
    base *= factor
    across *= factor
    down *= factor
  }
}

/// Numbers along a line, in fixed point: the same along lines of pixels that lie along the
/// gradient's own lines, whatever their direction.
struct LinearNumbers {
  /// At the anchor's pixel.
  var origin: Int64
  var stepX: Int64
  var stepY: Int64
  /// Fractional bits, 16 to 44: as many as leave room for the largest number on any canvas.
  var bits: Int64

  init?(
    _ start: CGPoint, _ end: CGPoint, _ place: GradientSpace.Place, _ space: GradientSpace
  ) {
    let (dx, dy) = (Double(end.x) - Double(start.x), Double(end.y) - Double(start.y))
    // Numbers are equal along the gradient's own perpendicular, which a transform may turn. Both
    // ways are rounded to 2^-30 pixel, so that it does not matter where the points are.
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
    // A little more than nothing, so that what lies on an edge does not fall before it by rounding.
    let bias: Int64 = fraction > 24 ? 1 << Int64(fraction - 24) : 0
    origin = Int64(min(max(begin * one, -most), most).rounded()) + bias
    stepX = Int64((step.x * one).rounded())
    stepY = Int64((step.y * one).rounded())
    bits = Int64(fraction)
  }
}

extension LinearNumbers {
  /// Whether all places have one number.
  var isConstant: Bool { stepX == 0 && stepY == 0 }
}

/// Numbers outwards from a centre: a distance in the plane, times a sign, and something more.
struct RadialNumbers {
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
      // An edge: what lies on it is outside.
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

/// Numbers around a centre, from turns that are counted from the start in the gradient's direction.
struct AngularNumbers {
  let plane: GradientPlane
  /// Turns from which on a place is nearer to the start, counted backwards.
  let middle: Float
  /// Numbers in a turn.
  let factor: Float

  init?(_ plane: GradientPlane, _ startAngle: Double, _ endAngle: Double) {
    let turns = abs(endAngle - startAngle) / (2 * Double.pi)
    guard let (cosine, sine) = Self.direction(turns: startAngle / (2 * Double.pi)), turns.isFinite
    else { return nil }
    let sign: Double = endAngle < startAngle ? -1 : 1
    func turned(_ v: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(cosine * v.x + sine * v.y, (cosine * v.y - sine * v.x) * sign)
    }
    var plane = plane
    plane.base = turned(plane.base)
    plane.across = turned(plane.across)
    plane.down = turned(plane.down)
    self.plane = plane
    middle = turns >= 1 ? 2 : Float((1 + turns) / 2)
    factor = Float(1 / max(turns, 1e-9))
  }

  /// The cosine and the sine of an angle, exact for quarters of a turn: Taylor's series to 1e-16.
  private static func direction(turns: Double) -> (Double, Double)? {
    guard abs(turns) < 1e12 else { return nil }
    let quarters = (turns * 4).rounded()
    let x = (turns * 4 - quarters) * (Double.pi / 2)
    let y = x * x
    var (cosine, sine) = (1.0, 1.0)
    for n in stride(from: 9.0, through: 1.0, by: -1.0) {
      cosine = 1 - y / (2 * n * (2 * n - 1)) * cosine
      sine = 1 - y / (2 * n * (2 * n + 1)) * sine
    }
    sine *= x
    switch Int(quarters) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}
