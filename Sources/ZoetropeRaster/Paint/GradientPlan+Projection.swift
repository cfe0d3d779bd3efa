import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GradientPlan {
  /// Plans a gradient that is seen through a projection; nil if nothing can be painted.
  ///
  /// Nothing can be painted if a number is not finite or too large, or if a conical gradient has
  /// two equal circles. The same applies if the gradient's space has no area, or if all corners of
  /// `bounds` lie behind the eye.
  ///
  /// Each pixel has the color of the point that is seen at the pixel's center. The point is
  /// computed exactly, apart from one division in single precision for each pixel. A gradient that
  /// moves by whole pixels keeps its colors up to the rounding of this division.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - transform: The transform from the space of the painted item to points.
  ///   - projection: The projection from points to points of the surface.
  ///   - scale: The number of pixels in a point.
  ///   - bounds: The pixels that are painted.
  init?(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ projection: ProjectionTransform,
    scale: Double, bounds: PixelRect
  ) {
    let anchor = (x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2)
    let pixels = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    let outwards = ProjectionTransform(gradient.transform.concatenating(transform))
      .concatenating(projection).concatenating(ProjectionTransform(pixels))
    func plane(_ inwards: CGAffineTransform) -> GradientPlane? {
      GradientPlane(
        inverse: ProjectionTransform(inwards).concatenating(outwards), anchor: anchor,
        bounds: bounds)
    }
    func plane(around center: CGPoint) -> GradientPlane? {
      plane(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: center.x, ty: center.y))
    }
    let kind: Kind
    var spread = gradient.spread
    switch gradient.shape {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      // A constant gradient has the same colors without the projection.
      if dx == 0 && dy == 0 { self.init(gradient, .identity, scale: 1); return }
      guard
        let plane = plane(
          CGAffineTransform(a: dx, b: dy, c: -dy, d: dx, tx: start.x, ty: start.y))
      else { return nil }
      kind = .projectedLinear(ProjectedLinearParameter(plane: plane))
    case .radial(let center, let startRadius, let endRadius):
      guard let plane = plane(around: center),
        let parameter = RadialParameter(plane, Double(startRadius), Double(endRadius))
      else { return nil }
      kind = .radial(parameter)
      if startRadius == endRadius { spread = .pad }
    case .conical(let start, let startRadius, let end, let endRadius):
      let direction = SIMD2(Double(end.x - start.x), Double(end.y - start.y))
      guard direction != .zero || startRadius != endRadius, let plane = plane(around: start),
        let parameter = ConicalParameter(plane, direction, Double(startRadius), Double(endRadius))
      else { return nil }
      kind = .conical(parameter)
    case .angular(let center, let startAngle, let endAngle):
      guard let plane = plane(around: center),
        let parameter = AngularParameter(plane, startAngle, endAngle)
      else { return nil }
      kind = .angular(parameter)
      spread = .pad
    }
    self.init(kind: kind, spread: spread, anchor: anchor)
  }
}

extension GradientPlane {
  /// Creates the inverse of a projection. The result is nil if the projection has no inverse, if
  /// all corners of `bounds` lie behind the eye, or if a number is not finite or too large.
  ///
  /// - Parameters:
  ///   - outwards: The projection from the gradient's own space to pixels.
  ///   - anchor: The pixel from which columns and rows are counted.
  ///   - bounds: The pixels that are painted. These pixels determine the common factor of the
  ///     homogeneous coordinates.
  init?(inverse outwards: ProjectionTransform, anchor: (x: Int, y: Int), bounds: PixelRect) {
    guard let inverse = InverseProjection(outwards) else { return nil }
    let corners = [
      (bounds.left, bounds.top), (bounds.right, bounds.top), (bounds.left, bounds.bottom),
      (bounds.right, bounds.bottom),
    ]
    let depths = corners.map { inverse.place(Double($0.0), Double($0.1)).z }
    guard let deepest = depths.max(), deepest > 0, deepest.isFinite else { return nil }
    let factor = SIMD3(repeating: 1 / deepest)
    let center = inverse.place(Double(anchor.x) + 0.5, Double(anchor.y) + 0.5) * factor
    let (right, below) = (inverse.column0 * factor, inverse.column1 * factor)
    base = SIMD2(center.x, center.y)
    across = SIMD2(right.x, right.y)
    down = SIMD2(below.x, below.y)
    depth = SIMD3(center.z, right.z, below.z)
    guard isSane else { return nil }
  }
}
