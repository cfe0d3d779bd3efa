import Foundation

/// A path object that can be added to. Angles are in radians; they grow clockwise on the screen.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(elements: Path()) }

  package override init(elements: Path) { super.init(elements: elements) }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.move(to: point.applying(transform))
  }

  /// Adds a line from the current point; nothing when there is none.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.addLine(to: point.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point; nothing when there is none.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve from the current point; nothing when there is none.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    elements.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the current subpath with a line to where it began.
  public func closeSubpath() { elements.closeSubpath() }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addRect(rect, transform: transform)
  }

  /// Adds rectangles, each as a closed subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    elements.addRects(rects, transform: transform)
  }

  /// Adds an open subpath through the points, in order.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    elements.addLines(points.map { $0.applying(transform) })
  }

  /// Adds the ellipse that fits in a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    elements.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with circular corners, as a closed subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform)
  }

  /// Adds an arc of a circle, given by its start and its sweep, and a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    elements.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      delta: .radians(Double(delta)), transform: transform)
  }

  /// Adds an arc of a circle between two angles, and a line to its start; what is clockwise with y
  /// up looks counter-clockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    elements.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
  }

  /// Adds an arc that touches the lines from the current point to one point and from there to
  /// another, and a line to its start.
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
