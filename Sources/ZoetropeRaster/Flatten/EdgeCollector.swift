/// Collects those edges of one item that influence the pixels of a window.
///
/// Edges above, below or to the right of the window have no influence. For an edge to the left of
/// the window, the range of rows matters, but the x coordinates do not.
struct EdgeCollector {
  /// The top side of the window, in fixed point. `bottom` and `right` are its other sides; the left
  /// side is not needed.
  let top: Int32
  let bottom: Int32
  let right: Int32
  /// 1 to keep the direction of edges, or -1 to reverse it.
  let orientation: Int32

  init(window: PixelRect, orientation: Int32 = 1) {
    self.orientation = orientation
    top = Int32(window.top << FixedPoint.fractionBits)
    bottom = Int32(window.bottom << FixedPoint.fractionBits)
    right = Int32(window.right << FixedPoint.fractionBits)
  }

  /// Appends a line between two points, in fixed point, if the line influences the window.
  @inline(__always)
  func add(
    _ x0: Int32, _ y0: Int32, _ x1: Int32, _ y1: Int32, to edges: inout ScratchBuffer<ShapeEdge>
  ) {
    if y0 == y1 || min(x0, x1) >= right { return }
    if max(y0, y1) <= top || min(y0, y1) >= bottom { return }
    if orientation > 0 {
      edges.append(ShapeEdge(x0: x0, y0: y0, x1: x1, y1: y1))
    } else {
      edges.append(ShapeEdge(x0: x1, y0: y1, x1: x0, y1: y0))
    }
  }

  /// Appends a line between two points, in subpixels. The points may lie too far away for fixed
  /// point.
  ///
  /// The line is cut at the sides of a box that reaches 2^21 pixels from the origin in each
  /// direction. Parts of the line beyond a side of the box are replaced by lines along that side.
  /// The replacement keeps the winding number of every pixel.
  func addClipped(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, to edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let box = SnapGrid.exactLimit / 2
    guard let (a, b) = Self.cut(start, end, axis: 1, box: box) else { return }
    // The ends of three successive parts of the line. The second part lies between the left and the
    // right side of the box. The first and the third part lie outside of these sides.
    var points = (a, a, b, b)
    if let (p, q) = Self.cut(a, b, axis: 0, box: box) { (points.1, points.2) = (p, q) }
    func place(_ point: SIMD2<Double>) -> (x: Int32, y: Int32) {
      (
        SnapGrid.fixed(min(max(point.x, -box), box)), SnapGrid.fixed(min(max(point.y, -box), box))
      )
    }
    let (p0, p1) = (place(points.0), place(points.1))
    let (p2, p3) = (place(points.2), place(points.3))
    add(p0.x, p0.y, p0.x, p1.y, to: &edges)
    add(p1.x, p1.y, p2.x, p2.y, to: &edges)
    add(p3.x, p2.y, p3.x, p3.y, to: &edges)
  }

  /// Returns the part of a line on which the coordinate along `axis` lies in `-box...box`; nil if
  /// there is no such part.
  private static func cut(
    _ start: SIMD2<Double>, _ end: SIMD2<Double>, axis: Int, box: Double
  ) -> (SIMD2<Double>, SIMD2<Double>)? {
    if max(start[axis], end[axis]) < -box || min(start[axis], end[axis]) > box { return nil }
    let delta = end - start
    func point(at value: Double) -> SIMD2<Double> {
      var point = start + delta * ((value - start[axis]) / delta[axis])
      point[axis] = value
      return point
    }
    func inside(_ end: SIMD2<Double>) -> SIMD2<Double> {
      if end[axis] < -box { return point(at: -box) }
      return end[axis] > box ? point(at: box) : end
    }
    return (inside(start), inside(end))
  }
}
