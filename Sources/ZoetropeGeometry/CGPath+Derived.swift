import Foundation

extension CGPath {
  /// Returns a path with all points transformed. If `transform` is nil, no point is moved.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns a mutable path with all points transformed. If `transform` is nil, no point is moved.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Returns the outline of a stroke along this path, to be filled with the nonzero rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in points.
  ///   - lineCap: The shape of open ends.
  ///   - lineJoin: The shape of corners.
  ///   - miterLimit: The largest ratio of a miter's length to the line width; longer miters become
  ///     bevels.
  ///   - transform: A transform that is applied to the path before it is stroked. The default is
  ///     the identity.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(elements: elements.applying(transform).strokedPath(style))
  }

  /// Whether the path consists of a single rectangle with sides parallel to the axes.
  ///
  /// - Parameter rect: Receives the rectangle, in points, if the result is true; may be nil.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    var points: [CGPoint] = []
    var isPolygon = true
    elements.forEach { element in
      switch element {
      case .move(let to): if points.isEmpty { points.append(to) } else { isPolygon = false }
      case .line(let to): points.append(to)
      case .closeSubpath: break
      case .quadCurve, .curve: isPolygon = false
      }
    }
    if points.count == 5, points.last == points.first { points.removeLast() }
    guard isPolygon, points.count == 4 else { return false }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x)
      || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return false }
    rect?.pointee = boundingBox
    return true
  }
}
