import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A gradient with resolved colors.
package struct ResolvedGradient: Equatable, Sendable {
  /// A resolved color at a location of the gradient.
  package struct Stop: Equatable, Sendable {
    /// The color of the stop.
    package var color: Color.Resolved
    /// The location of the stop: 0 at the start of the gradient, 1 at its end.
    package var location: Double

    /// Creates a stop.
    package init(color: Color.Resolved, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in ascending order of their locations; see ``Gradient``.
  package var stops: [Stop]
  /// The color space in which colors are interpolated.
  package var interpolation: ColorInterpolation

  /// Creates a gradient, by default interpolated in gamma-encoded sRGB.
  package init(stops: [Stop], interpolation: ColorInterpolation = .device) {
    self.stops = stops
    self.interpolation = interpolation
  }

  /// Whether all stops are transparent.
  var isInvisible: Bool { !stops.contains { $0.color.opacity > 0 } }

  /// Returns the paint that draws the gradient in a linear, radial or angular shape.
  ///
  /// - Parameters:
  ///   - shape: The kind of the gradient (linear, radial or angular), and the geometry of locations
  ///     0 and 1, in points in the gradient's space.
  ///   - spread: The continuation of the gradient before location 0 and after location 1. Default:
  ///     the colors at the two ends continue.
  ///   - transform: The transform from the gradient's space to the space of the painted item.
  /// - Returns: The paint; nil if the gradient has no stops, or if a number is not finite.
  package func paint(
    _ shape: GradientPaint.Shape, spread: GradientPaint.Spread = .pad,
    transform: CGAffineTransform = .identity
  ) -> Paint? {
    let isFinite = shape.isFinite && stops.allSatisfy { $0.location.isFinite && $0.color.isFinite }
    guard let first = stops.first, isFinite else { return nil }
    if stops.allSatisfy({ $0.color == first.color }) { return .color(first.color.paint) }
    return .gradient(
      GradientPaint(
        shape: shape,
        stops: stops.map { GradientPaint.Stop(color: $0.color.paint, location: $0.location) },
        interpolation: interpolation, spread: spread, transform: transform))
  }
}

extension Color.Resolved {
  /// Whether all components are finite.
  var isFinite: Bool { (linearRed + linearGreen + linearBlue + opacity).isFinite }
}

/// The shape of a gradient, relative to a frame that is known only when the gradient is drawn.
enum GradientShape: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  /// Concentric circles. The radii are in points.
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Concentric ellipses. The radii are fractions of the frame's width along x, and of its height
  /// along y.
  case elliptical(center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  /// Colors that change with the angle around the center. The angles are in radians, clockwise from
  /// the x axis.
  case angular(center: UnitPoint, startAngle: Double, endAngle: Double)

  /// Returns the paint of a gradient in this shape.
  func paint(_ gradient: ResolvedGradient) -> _ResolvedPaint {
    _ResolvedPaint(
      .gradient(PlacedGradient(gradient: gradient, shape: self)),
      color: gradient.stops.first?.color ?? .invisible)
  }

  fileprivate var kind: Int {
    switch self {
    case .linear: 0
    case .radial: 1
    case .elliptical: 2
    case .angular: 3
    }
  }
}

/// A resolved gradient together with its geometry.
struct PlacedGradient: Equatable, Sendable {
  var gradient: ResolvedGradient
  var shape: GradientShape

  /// Whether this gradient and another one differ only in numbers that can be interpolated.
  func canInterpolate(to other: PlacedGradient) -> Bool {
    shape.kind == other.shape.kind && gradient.stops.count == other.gradient.stops.count
      && gradient.interpolation == other.gradient.interpolation
  }

  /// Calls a closure with each animatable number. The closure may change the number. The second
  /// argument is the factor by which the number is multiplied in a ``_PaintVector``.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    for index in gradient.stops.indices {
      gradient.stops[index].color.forEachAnimatableNumber(body)
      body(&gradient.stops[index].location, 128)
    }
    switch shape {
    case .linear(var start, var end):
      Zoetrope.forEachAnimatableNumber(&start, body)
      Zoetrope.forEachAnimatableNumber(&end, body)
      shape = .linear(start: start, end: end)
    case .radial(var center, var startRadius, var endRadius):
      Zoetrope.forEachAnimatableNumber(&center, body)
      visitNumber(&startRadius, body)
      visitNumber(&endRadius, body)
      shape = .radial(center: center, startRadius: startRadius, endRadius: endRadius)
    case .elliptical(var center, var startFraction, var endFraction):
      Zoetrope.forEachAnimatableNumber(&center, body)
      visitNumber(&startFraction, unit: 128, body)
      visitNumber(&endFraction, unit: 128, body)
      shape = .elliptical(
        center: center, startFraction: startFraction, endFraction: endFraction)
    case .angular(var center, var startAngle, var endAngle):
      Zoetrope.forEachAnimatableNumber(&center, body)
      body(&startAngle, 128)
      body(&endAngle, 128)
      shape = .angular(center: center, startAngle: startAngle, endAngle: endAngle)
    }
  }

  /// Returns the paint of the gradient in a frame whose coordinates are in points. The result is
  /// nil if the gradient has no stops, or if a number is not finite.
  func paint(in frame: CGRect) -> Paint? {
    switch shape {
    case .linear(let start, let end):
      return gradient.paint(.linear(start: frame.point(start), end: frame.point(end)))
    case .radial(let center, let startRadius, let endRadius):
      return gradient.paint(
        .radial(
          center: frame.point(center), startRadius: max(startRadius, 0),
          endRadius: max(endRadius, 0)))
    case .elliptical(let center, let startFraction, let endFraction):
      // A circle in a unit square, stretched to the frame. A frame with a width or a height of 0 is
      // enlarged to keep the transform invertible.
      return gradient.paint(
        .radial(
          center: CGPoint(x: center.x, y: center.y), startRadius: max(startFraction, 0),
          endRadius: max(endFraction, 0)),
        transform: CGAffineTransform(
          a: max(frame.width, 1e-3), b: 0, c: 0, d: max(frame.height, 1e-3), tx: frame.minX,
          ty: frame.minY))
    case .angular(let center, let startAngle, let endAngle):
      let turned = Self.turned(gradient, startAngle, endAngle)
      return turned.gradient.paint(
        .angular(
          center: frame.point(center), startAngle: turned.startAngle, endAngle: turned.endAngle))
    }
  }

  /// Converts an angular gradient so that it runs clockwise through at most one turn. If its angles
  /// span more than one turn, only the last turn is kept. If it runs counterclockwise, the order of
  /// its stops and of its angles is reversed.
  private static func turned(
    _ gradient: ResolvedGradient, _ startAngle: Double, _ endAngle: Double
  ) -> (gradient: ResolvedGradient, startAngle: Double, endAngle: Double) {
    let turn = 2 * Double.pi
    let way = endAngle - startAngle
    var gradient = gradient
    guard abs(way) <= turn * (1 + 1e-9) else {
      let sign = way < 0 ? -1.0 : 1.0
      for index in gradient.stops.indices {
        let location = gradient.stops[index].location
        gradient.stops[index].location = 1 - (1 - location) * abs(way) / turn
      }
      return turned(gradient, endAngle - sign * turn, endAngle)
    }
    if way >= 0 { return (gradient, startAngle, endAngle) }
    gradient.stops = gradient.stops.reversed().map {
      ResolvedGradient.Stop(color: $0.color, location: 1 - $0.location)
    }
    return (gradient, endAngle, startAngle)
  }
}

extension CGRect {
  /// Converts a unit point of this rectangle to the coordinate space of the rectangle.
  func point(_ point: UnitPoint) -> CGPoint {
    CGPoint(x: minX + point.x * width, y: minY + point.y * height)
  }
}
