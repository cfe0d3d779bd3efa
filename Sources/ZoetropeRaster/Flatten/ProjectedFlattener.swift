import ZoetropeGeometry

/// Turns a path in homogeneous coordinates into edges; see ``Homography``.
///
/// Lines stay lines under a projection. A curve is divided in homogeneous coordinates, at a
/// tolerance in pixels of the surface. Subpaths are closed, and clipped to the part in front of the
/// eye by the algorithm of Sutherland and Hodgman ("Reentrant polygon clipping", 1974). The
/// algorithm keeps the winding number of every visible point.
struct ProjectedFlattener {
  private let collector: EdgeCollector
  /// The left side of the window, in subpixels. `top`, `right` and `bottom` are its other sides. A
  /// curve that lies wholly beyond one side of the window is replaced by its chord.
  private let left: Double
  private let top: Double
  private let right: Double
  private let bottom: Double
  /// The smallest w of points that are drawn, where w is the third homogeneous coordinate.
  private let nearest: Double
  /// The factor by which a deviation in subpixels is multiplied to get the square of the number of
  /// lines.
  private let factor: Double

  private var current = SIMD3<Double>.zero
  private var start = SIMD3<Double>.zero
  /// The first corner of the clipped polygon, in subpixels; `last` is the corner that was added
  /// last.
  private var first = SIMD2<Double>.zero
  private var last = SIMD2<Double>.zero
  private var isEmpty = true

  /// The largest number of lines into which a curve is divided without being halved first. A curve
  /// that needs more lines is halved. The half that is farther from the eye then gets fewer lines
  /// than the other half.
  private static let mostLines = 24.0
  /// The largest number of times that a curve is halved.
  private static let mostHalvings = 12

  init(window: PixelRect, nearest: Double, orientation: Int32 = 1) {
    collector = EdgeCollector(window: window, orientation: orientation)
    left = Double(window.left) * SnapGrid.unitsPerPixel
    top = Double(window.top) * SnapGrid.unitsPerPixel
    right = Double(window.right) * SnapGrid.unitsPerPixel
    bottom = Double(window.bottom) * SnapGrid.unitsPerPixel
    self.nearest = nearest
    factor = Flattening.cubicFactor / (Flattening.glyphTolerance * SnapGrid.unitsPerPixel)
  }

  /// Appends the edges of a path. `points` are the path's points in homogeneous coordinates.
  mutating func flatten(
    _ verbs: [Path.Verb], _ points: UnsafeMutablePointer<SIMD3<Double>>,
    _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    var next = 0
    var hasStart = false
    for verb in verbs {
      let point = points + next
      next += verb.pointCount
      if !hasStart && verb != .close {
        move(to: points[next - 1], &edges)
        hasStart = true
        continue
      }
      switch verb {
      case .move: move(to: point[0], &edges)
      case .line: line(to: point[0], &edges)
      case .quad:
        // The quadratic curve is converted to the equal cubic curve.
        let ends = (current, point[1])
        cubic(
          ends.0, (ends.0 + point[0] * 2) / 3, (ends.1 + point[0] * 2) / 3, ends.1, depth: 0,
          &edges)
      case .cubic: cubic(current, point[0], point[1], point[2], depth: 0, &edges)
      case .close: close(&edges)
      }
    }
    close(&edges)
  }

  private mutating func move(
    to point: SIMD3<Double>, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    close(&edges)
    (current, start) = (point, point)
  }

  private mutating func close(_ edges: inout ScratchBuffer<ShapeEdge>) {
    if current != start { line(to: start, &edges) }
    if !isEmpty && last != first { edge(last, first, &edges) }
    isEmpty = true
  }

  private mutating func line(
    to point: SIMD3<Double>, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let (from, isInFront) = (current, point.z >= nearest)
    let wasInFront = from.z >= nearest
    if isEmpty && wasInFront { corner(Homography.image(from), &edges) }
    if wasInFront != isInFront {
      var cut = from + (point - from) * ((nearest - from.z) / (point.z - from.z))
      cut.z = nearest
      corner(Homography.image(cut), &edges)
    }
    if isInFront { corner(Homography.image(point), &edges) }
    current = point
  }

  /// Adds a corner of the clipped polygon.
  @inline(__always)
  private mutating func corner(
    _ point: SIMD2<Double>, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    if isEmpty {
      (first, isEmpty) = (point, false)
    } else {
      edge(last, point, &edges)
    }
    last = point
  }

  @inline(__always)
  private func edge(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let size = pointwiseMax(pointwiseMax(a, -a), pointwiseMax(b, -b))
    if size.max() < SnapGrid.exactLimit / 2 {
      collector.add(
        SnapGrid.fixed(a.x), SnapGrid.fixed(a.y), SnapGrid.fixed(b.x), SnapGrid.fixed(b.y),
        to: &edges)
    } else {
      collector.addClipped(a, b, to: &edges)
    }
  }

  // MARK: Curves

  /// Appends the lines of a cubic curve that begins at the current point.
  private mutating func cubic(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>,
    depth: Int, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let (least, most) = (min(p0.z, p1.z, p2.z, p3.z), max(p0.z, p1.z, p2.z, p3.z))
    if most < nearest { return line(to: p3, &edges) }
    if least >= nearest {
      guard let count = lineCount(p0, p1, p2, p3, least) else { return line(to: p3, &edges) }
      if count <= Self.mostLines || depth == Self.mostHalvings {
        return lines(p0, p1, p2, p3, Int(min(count, 4 * Self.mostLines)), &edges)
      }
    } else if depth == Self.mostHalvings {
      return line(to: p3, &edges)
    }
    let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    cubic(p0, a, d, middle, depth: depth + 1, &edges)
    cubic(middle, e, c, p3, depth: depth + 1, &edges)
  }

  /// Returns the number of lines that replace a curve in front of the eye; nil if the curve touches
  /// no pixel of the window.
  ///
  /// A chord in homogeneous coordinates is projected to the chord on the surface. Wang's formula
  /// (see ``Flattening``) bounds, for each homogeneous coordinate, the deviation of the curve from
  /// the chord at the same parameter. Let e be this bound for x and y, and f the bound for w. Let
  /// the origin be moved to the middle of the curve's bounds, and let r be half of the diagonal of
  /// these bounds. Take a point of the curve, and the point of the chord at the same parameter. The
  /// projections of these two points are at most (e + r f) / w apart, where w is the smallest w of
  /// the curve.
  private func lineCount(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>,
    _ least: Double
  ) -> Double? {
    let (q0, q1) = (Homography.image(p0), Homography.image(p1))
    let (q2, q3) = (Homography.image(p2), Homography.image(p3))
    let low = pointwiseMin(pointwiseMin(q0, q1), pointwiseMin(q2, q3))
    let high = pointwiseMax(pointwiseMax(q0, q1), pointwiseMax(q2, q3))
    if high.x <= left || low.x >= right || high.y <= top || low.y >= bottom { return nil }
    let (center, half) = ((low + high) / 2, (high - low) / 2)
    let radius = (half * half).sum().squareRoot()
    func deviation(_ d: SIMD3<Double>) -> Double {
      let flat = SIMD2(d.x, d.y) - center * d.z
      return (flat * flat).sum().squareRoot() + radius * abs(d.z)
    }
    let most = max(deviation(p0 - p1 * 2 + p2), deviation(p1 - p2 * 2 + p3))
    return (most * factor / least).squareRoot().rounded(.down) + 1
  }

  private mutating func lines(
    _ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>,
    _ count: Int, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let (c, b) = ((p1 - p0) * 3, (p0 - p1 * 2 + p2) * 3)
    let a = p3 - p0 + (p1 - p2) * 3
    for index in 1..<max(count, 1) {
      let t = Double(index) / Double(count)
      line(to: p0 + ((a * t + b) * t + c) * t, &edges)
    }
    line(to: p3, &edges)
  }
}
