import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

extension CGContext {
  /// Begins a new, empty current path.
  public func beginPath() { current = Path() }

  /// Begins a new subpath of the current path at a point.
  public func move(to point: CGPoint) { current.move(to: point) }

  /// Adds a straight line to the current path. The line begins at the current point.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }

  /// Adds a new subpath to the current path. The subpath has straight lines from each of the given
  /// points to the next.
  public func addLines(between points: [CGPoint]) { current.addLines(points) }

  /// Adds a cubic Bézier curve to the current path. The curve begins at the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve to the current path. The curve begins at the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }

  /// Adds an ellipse to the current path: the largest ellipse inside the rectangle.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds a path to the current path.
  public func addPath(_ path: CGPath) { current.addPath(Path(path)) }

  /// Adds a circular arc to the current path.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The angle at which the arc starts, in radians from the x axis.
  ///   - endAngle: The angle at which the arc ends, in radians from the x axis.
  ///   - clockwise: Whether the arc runs clockwise in a space whose y axis points up. Such an arc
  ///     runs counterclockwise in an image, whose y axis points down.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    current.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }

  /// Closes the current subpath with a line to the point where the subpath began.
  public func closePath() { current.closeSubpath() }

  /// Fills the current path, and then removes the path. The default rule is the nonzero rule.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(current, rule: rule)
    beginPath()
  }

  /// Strokes the current path, and then removes the path.
  public func strokePath() {
    stroke(current)
    beginPath()
  }

  /// Draws the current path in the given mode, and then removes the path.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fill(current)
    case .eoFill, .eoFillStroke: fill(current, rule: .evenOdd)
    case .stroke: break
    }
    if [.stroke, .fillStroke, .eoFillStroke].contains(mode) { stroke(current) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    if let rect = Self.usable(rect) { fill(Path(rect)) }
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }

  /// Strokes a rectangle with a line of the given width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style: style)
  }

  /// Fills the largest ellipse inside a rectangle.
  public func fillEllipse(in rect: CGRect) {
    if let rect = Self.usable(rect) { fill(Path(ellipseIn: rect)) }
  }

  /// Strokes the largest ellipse inside a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    if let rect = Self.usable(rect) { stroke(Path(ellipseIn: rect)) }
  }

  /// Strokes a separate line for each pair of points: from the first to the second, from the third
  /// to the fourth, and so on. If the number of points is odd, the last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }

  /// Makes the pixels in a rectangle transparent. The opacity and blend mode of the state have no
  /// effect.
  public func clear(_ rect: CGRect) {
    guard let rect = Self.usable(rect) else { return }
    let black = PaintColor(red: 0, green: 0, blue: 0, alpha: 1)
    let fill = DisplayList.Fill(
      path: Path(rect), transform: state.transform, paint: .color(black))
    let alpha = state.alpha
    state.alpha = 1
    add(.fill(fill), mode: .destinationOut)
    state.alpha = alpha
  }

  /// Restricts further drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect)) }

  /// Restricts further drawing to the current path, and then removes the path. The default rule is
  /// the nonzero rule.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(current, rule: rule)
    beginPath()
  }

  /// Draws an image into a rectangle, upside down as on iOS. The image would be upright if
  /// the y axis pointed up, but the y axis of this context points down.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard let rect = Self.usable(rect) else { return }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw(image, in: rect, flip: flip, mode: nil, alpha: 1)
  }

  /// Draws an image into a rectangle. The image is transformed by `flip` and then by the current
  /// transform. The opacity of the image is the opacity of the state multiplied by `alpha`. If
  /// `mode` is nil, the blend mode of the state is used.
  func draw(
    _ image: CGImage, in rect: CGRect, flip: CGAffineTransform = .identity, mode: CGBlendMode?,
    alpha: Double
  ) {
    guard let rect = Self.usable(rect), image.width > 0, image.height > 0 else { return }
    let fill = DisplayList.ImageFill(
      pixels: image.pixels, frame: rect, transform: flip.concatenating(state.transform),
      interpolation: state.interpolation.ofList, isAntialiased: isAntialiased)
    add([.image(fill)], mode: mode, alpha: alpha)
  }
}
