import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The mapping from pixels of the canvas to a gradient's parameter, the number that determines the
/// color.
///
/// The gradient's origin is rounded to ``SnapGrid`` like the points of any shape. A pixel's
/// parameter is computed from the number of columns and rows between the origin and the pixel. A
/// gradient that moves by whole pixels therefore gives the same parameters, moved. Parameters do
/// not depend on where bands and spans begin.
struct GradientPlan {
  /// The parameter as a function of the pixel.
  enum Kind {
    case linear(LinearParameter)
    case radial(RadialParameter)
    case conical(ConicalParameter)
    case angular(AngularParameter)
    case projectedLinear(ProjectedLinearParameter)
  }

  let kind: Kind
  let spread: GradientPaint.Spread
  /// The pixel from which columns and rows are counted: the pixel that contains the gradient's
  /// origin or, under a projection, the middle of the painted pixels.
  let anchor: (x: Int, y: Int)

  init(kind: Kind, spread: GradientPaint.Spread, anchor: (x: Int, y: Int)) {
    self.kind = kind
    self.spread = spread
    self.anchor = anchor
  }

  /// Plans a gradient; nil if nothing can be painted.
  ///
  /// Nothing can be painted if a number is not finite or too large, or if a conical gradient has
  /// two equal circles. The same applies to a radial, conical or angular gradient whose space has
  /// no area.
  init?(_ gradient: GradientPaint, _ transform: CGAffineTransform, scale: Double) {
    let space = GradientSpace(gradient.transform.concatenating(transform), scale: scale)
    switch gradient.shape {
    case .linear(let start, let end):
      guard let place = space.place(start),
        let parameter = LinearParameter(start, end, place, space)
      else { return nil }
      kind = .linear(parameter)
      anchor = place.anchor
      // A constant gradient has the color of its end everywhere, so there is nothing to repeat.
      spread = parameter.isConstant ? .pad : gradient.spread
    case .radial(let center, let startRadius, let endRadius):
      guard let place = space.place(center), let plane = GradientPlane(place, space),
        let parameter = RadialParameter(plane, Double(startRadius), Double(endRadius))
      else { return nil }
      kind = .radial(parameter)
      anchor = place.anchor
      // With equal radii, the gradient is a sharp edge between two colors, and there is nothing to
      // repeat.
      spread = startRadius == endRadius ? .pad : gradient.spread
    case .conical(let start, let startRadius, let end, let endRadius):
      let direction = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
      // Equal circles have no colors between them.
      guard direction != .zero || startRadius != endRadius, let place = space.place(start),
        let plane = GradientPlane(place, space),
        let parameter = ConicalParameter(plane, direction, Double(startRadius), Double(endRadius))
      else { return nil }
      kind = .conical(parameter)
      anchor = place.anchor
      spread = gradient.spread
    case .angular(let center, let startAngle, let endAngle):
      guard let place = space.place(center), let plane = GradientPlane(place, space),
        let parameter = AngularParameter(plane, startAngle, endAngle)
      else { return nil }
      kind = .angular(parameter)
      anchor = place.anchor
      spread = .pad
    }
  }

  /// Whether all pixels of a row have the same parameter.
  var rowsAreConstant: Bool {
    if case .linear(let parameter) = kind { return parameter.stepX == 0 }
    return false
  }

  /// Whether all pixels of a column have the same parameter.
  var columnsAreConstant: Bool {
    if case .linear(let parameter) = kind { return parameter.stepY == 0 }
    return false
  }
}
