import Foundation

/// A path object to which elements can be added.
///
/// Coordinates are in points, y down. Angles are in radians and grow clockwise on the screen. Each
/// method applies its `transform` to the coordinates of the new elements before adding them; the
/// default is the identity.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: Path()) }

  package override init(elements: Path) { super.init(elements: elements) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a line from the current point; does nothing if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point; does nothing if there is no current
  /// point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point; does nothing if there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the current subpath with a line to its first point.
  ///
  /// Does nothing if the path is empty or the subpath is already closed.
  public func closeSubpath() { elements.closeSubpath() }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform: transform)
  }

  /// Adds several rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    elements.addRects(rects, transform: transform)
  }

  /// Adds an open subpath of lines through the points, in order.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    elements.addLines(points.map { $0.applying(transform) })
  }

  /// Adds the ellipse that fits in a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with elliptical corners, as a closed subpath.
  ///
  /// The width and the height of a corner, in points, are each clamped to half of the rectangle's
  /// shorter side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds a circular arc given by its start angle and its sweep. The sweep is the signed angle, in
  /// radians, from the start of the arc to its end.
  ///
  /// A line joins the current point, if there is one, to the start of the arc. Positive sweeps run
  /// clockwise on the screen. A sweep of two turns or more is reduced by whole turns until it is
  /// less than two turns.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// Adds a circular arc between two angles, in radians.
  ///
  /// A line joins the current point, if there is one, to the start of the arc. The direction is
  /// named as in a space with y up: if `clockwise` is true, the arc runs counterclockwise on the
  /// screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds a circular arc that is tangent to two lines. The lines run from the current point to
  /// `tangent1End`, and from `tangent1End` to `tangent2End`.
  ///
  /// A line joins the current point to the start of the arc. If the three points lie on a line or
  /// the radius is zero, the method adds only a line to `tangent1End`. If there is no current
  /// point, it adds nothing.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a copy of another path's elements.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements.addPath(path.elements, transform: transform)
  }
}
