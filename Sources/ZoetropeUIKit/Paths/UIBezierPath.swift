import Foundation
import Zoetrope
import ZoetropeGeometry

/// A UIKit path, with the properties of its stroke.
///
/// Coordinates are in points, and the y axis points down. Angles are in radians and grow clockwise
/// on the screen. To show the path, convert it with `Path(path.cgPath)`, or draw it into an image
/// of a ``UIGraphicsImageRenderer``.
open class UIBezierPath: NSObject, NSCopying {
  private var elements: Path

  /// The width of the stroke, in points. Default 1.
  open var lineWidth: CGFloat = 1
  /// The shape of the stroke at open ends. Default: butt.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the stroke's corners. Default: miter.
  open var lineJoinStyle = CGLineJoin.miter
  /// The maximum ratio of a miter's length to the line width. Default 10.
  open var miterLimit: CGFloat = 10
  /// The tolerance with which curves are drawn, in points. The value has no effect. Default 0.6.
  open var flatness: CGFloat = 0.6
  /// Whether fills, clips and ``contains(_:)`` use the even-odd rule. Default false, for the
  /// nonzero rule.
  open var usesEvenOddFillRule = false
  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { elements = Path() }

  private init(_ elements: Path) { self.elements = elements }

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }

  /// Creates a path of the largest ellipse inside a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }

  /// Creates a path of a rounded rectangle. Its corners have continuous curvature, as on iOS.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of the corners, in points. It is limited to half of the shorter
  ///     side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous))
  }

  /// Creates a path of a rectangle with some rounded corners. The rounded corners have continuous
  /// curvature, as on iOS.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners to round.
  ///   - cornerRadii: A size whose width is the radius of the corners, in points. The radius is
  ///     limited to half of the rectangle's shorter side. The height has no effect, as on iOS.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let longest = min(abs(rect.width), abs(rect.height)) / 2
    let radius = min(cornerRadii.width, longest)
    func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    let radii = RectangleCornerRadii(
      topLeading: length(.topLeft), bottomLeading: length(.bottomLeft),
      bottomTrailing: length(.bottomRight), topTrailing: length(.topRight))
    self.init(Path(roundedRect: rect, cornerRadii: radii, style: .continuous))
  }

  /// Creates a path of a circular arc between two angles.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians from the x axis.
  ///   - endAngle: The angle of the end, in radians from the x axis.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the current elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  /// A copy of the path as a Core Graphics path. Changes to the path do not affect the copy, and
  /// changes to the copy do not affect the path.
  open var cgPath: CGPath {
    get { elements.cgPath }
    set { elements = Path(newValue) }
  }

  /// Begins a new subpath at a point.
  open func move(to point: CGPoint) { elements.move(to: point) }

  /// Adds a line from the current point. Does nothing if there is no current point.
  open func addLine(to point: CGPoint) { elements.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point. Does nothing if there is no current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point. Does nothing if there is no current
  /// point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a circular arc between two angles. If there is a current point, a line joins it to the
  /// start of the arc.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle of the start, in radians from the x axis.
  ///   - endAngle: The angle of the end, in radians from the x axis.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // `Path` defines "clockwise" in a space whose y axis points up.
    elements.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
  }

  /// Closes the current subpath with a line to its first point.
  open func close() { elements.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { elements = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { elements.addPath(bezierPath.elements) }

  /// Returns a copy of the path in which each subpath runs in the opposite direction.
  open func reversing() -> UIBezierPath {
    path(of: elements.reversed)
  }

  /// Returns a copy. Later changes of this path do not affect the copy.
  open func copy(with zone: NSZone? = nil) -> Any { path(of: elements) }

  /// Returns a path with the given elements and the properties of this path.
  private func path(of elements: Path) -> UIBezierPath {
    let path = UIBezierPath(elements)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    (path.dashes, path.dashPhase) = (dashes, dashPhase)
    return path
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { elements = elements.applying(transform) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { elements.isEmpty }

  /// The smallest rectangle that contains the path; the null rectangle if the path is empty.
  open var bounds: CGRect { elements.boundingRect }

  /// The point at which the next element begins; the origin if the path is empty.
  open var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// Returns whether a point is inside the path. Open subpaths count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, eoFill: usesEvenOddFillRule)
  }

  /// Sets the dash pattern of the stroke.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps, alternating, in points; nil for a solid line.
  ///   - count: The number of lengths.
  ///   - phase: The offset into the pattern at the start of the stroke, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Writes the dash pattern, the number of its lengths and its phase to the memory at the
  /// pointers. A pointer that is nil is ignored.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashes.enumerated() { pattern[index] = length } }
    count?.pointee = dashes.count
    phase?.pointee = dashPhase
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private var strokeStyle: StrokeStyle {
    StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
      miterLimit: miterLimit, dash: dashes, dashPhase: dashPhase)
  }

  /// Fills the path in the current context. Does nothing without a context.
  open func fill() { GraphicsStack.current?.fill(elements, rule: rule) }

  /// Fills the path in the current context, with the given blend mode and opacity. Does nothing
  /// without a context.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { fill() }
  }

  /// Strokes the path in the current context. Does nothing without a context.
  open func stroke() { GraphicsStack.current?.stroke(elements, style: strokeStyle) }

  /// Strokes the path in the current context, with the given blend mode and opacity. Does nothing
  /// without a context.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  /// Restricts further drawing in the current context to the path. Does nothing without a context.
  open func addClip() { GraphicsStack.current?.clip(elements, rule: rule) }
}

extension Path {
  /// The path with the direction of each subpath reversed.
  fileprivate var reversed: Path {
    var result = Path()
    // The points of the current subpath, each with the element that ends there.
    var trail: [(point: CGPoint, element: Element)] = []
    var followsClosed = false
    func finish(closes: Bool) {
      // After `closeSubpath`, `trail` holds only the point at which the closed subpath began. If no
      // line or curve follows, there is no further subpath to add.
      guard let last = trail.last, trail.count > 1 || !followsClosed else { return }
      result.move(to: last.point)
      for index in trail.indices.dropFirst().reversed() {
        let target = trail[index - 1].point
        switch trail[index].element {
        case .quadCurve(_, let control): result.addQuadCurve(to: target, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: target, control1: control2, control2: control1)
        case .move, .line, .closeSubpath: result.addLine(to: target)
        }
      }
      if closes { result.closeSubpath() }
    }
    forEach { element in
      switch element {
      case .move(let point):
        finish(closes: false)
        trail = [(point, element)]
        followsClosed = false
      case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        trail.append((point, element))
      case .closeSubpath:
        finish(closes: true)
        // The next element begins where this subpath began.
        trail = trail.first.map { [($0.point, .move(to: $0.point))] } ?? []
        followsClosed = true
      }
    }
    finish(closes: false)
    return result
  }
}
