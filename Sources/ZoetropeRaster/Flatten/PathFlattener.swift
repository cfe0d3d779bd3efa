import ZoetropeGeometry

/// Turns a transformed path into edges.
///
/// Points are in subpixels; see ``SnapGrid``. Open subpaths are closed.
struct PathFlattener {
  let collector: EdgeCollector
  /// Whether some points of the path lie too far away for fixed point.
  let isLarge: Bool
  /// The left side of the window, in subpixels. `top`, `bottom` and `right` are its other sides. A
  /// curve that lies wholly beyond one side of the window is replaced by its chord.
  let left: Double
  let top: Double
  let bottom: Double
  let right: Double
  /// The factor for quadratic curves; `cubicFactor` is the factor for cubic curves. The square of
  /// the number of lines is the length of the curve's longest second difference, times the factor.
  let quadFactor: Double
  let cubicFactor: Double
  /// 1 if the lines that replace curves are balanced; otherwise 0. Balanced lines enclose the same
  /// area as the curve. For this purpose, the inner end points of the lines are moved from the
  /// curve to the curve's outer side.
  let balance: Double

  private var current = SIMD2<Double>.zero
  /// The x coordinate of the current point, in fixed point; `currentY` is the y coordinate. Both
  /// are updated only if ``isLarge`` is false.
  private var currentX: Int32 = 0
  private var currentY: Int32 = 0
  private var start = SIMD2<Double>.zero

  init(
    window: PixelRect, isLarge: Bool, tolerance: Double = Flattening.tolerance,
    isBalanced: Bool = false, orientation: Int32 = 1
  ) {
    collector = EdgeCollector(window: window, orientation: orientation)
    quadFactor = Flattening.quadFactor / (tolerance * SnapGrid.unitsPerPixel)
    cubicFactor = Flattening.cubicFactor / (tolerance * SnapGrid.unitsPerPixel)
    balance = isBalanced ? 1 : 0
    self.isLarge = isLarge
    left = Double(window.left) * SnapGrid.unitsPerPixel
    top = Double(window.top) * SnapGrid.unitsPerPixel
    bottom = Double(window.bottom) * SnapGrid.unitsPerPixel
    right = Double(window.right) * SnapGrid.unitsPerPixel
  }

  /// Appends the edges of a path. `points` are the path's points after its transform, in subpixels.
  mutating func flatten(
    _ verbs: [Path.Verb], _ points: UnsafeMutablePointer<SIMD2<Double>>,
    _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    var next = 0
    var hasStart = false
    for verb in verbs {
      let point = points + next
      next += verb.pointCount
      if !hasStart && verb != .close {
        // A path that does not begin with a move begins at the end point of its first segment.
        move(to: points[next - 1], &edges)
        hasStart = true
        continue
      }
      switch verb {
      case .move: move(to: point[0], &edges)
      case .line: line(to: point[0], &edges)
      case .quad: quad(point[0], point[1], &edges)
      case .cubic: cubic(point[0], point[1], point[2], &edges)
      case .close: close(&edges)
      }
    }
    close(&edges)
  }

  @inline(__always)
  mutating func move(to point: SIMD2<Double>, _ edges: inout ScratchBuffer<ShapeEdge>) {
    close(&edges)
    current = point
    start = point
    if !isLarge { (currentX, currentY) = (SnapGrid.fixed(point.x), SnapGrid.fixed(point.y)) }
  }

  @inline(__always)
  mutating func close(_ edges: inout ScratchBuffer<ShapeEdge>) {
    if current != start { line(to: start, &edges) }
  }

  @inline(__always)
  mutating func line(to point: SIMD2<Double>, _ edges: inout ScratchBuffer<ShapeEdge>) {
    if isLarge {
      collector.addClipped(current, point, to: &edges)
    } else {
      let (x, y) = (SnapGrid.fixed(point.x), SnapGrid.fixed(point.y))
      collector.add(currentX, currentY, x, y, to: &edges)
      (currentX, currentY) = (x, y)
    }
    current = point
  }

  mutating func quad(
    _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let p0 = current
    let low = pointwiseMin(pointwiseMin(p0, p1), p2)
    let high = pointwiseMax(pointwiseMax(p0, p1), p2)
    if chordSuffices(low, high) { return line(to: p2, &edges) }
    let b = (p1 - p0) * 2
    let a = p2 - p1 - (p1 - p0)
    let n = Flattening.lineCount(
      secondDifferenceSquared: (a * a).sum(), factor: quadFactor)
    let step = 1 / Double(n)
    let shift = a * (step * step / 6 * balance)
    var t = step
    for _ in 1..<max(n, 1) {
      line(to: p0 + SnapGrid.snapped((a * t + b) * t - shift), &edges)
      t += step
    }
    line(to: p2, &edges)
  }

  mutating func cubic(
    _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>,
    _ edges: inout ScratchBuffer<ShapeEdge>
  ) {
    let p0 = current
    let low = pointwiseMin(pointwiseMin(p0, p1), pointwiseMin(p2, p3))
    let high = pointwiseMax(pointwiseMax(p0, p1), pointwiseMax(p2, p3))
    if chordSuffices(low, high) { return line(to: p3, &edges) }
    let d1 = p2 - p1 - (p1 - p0)
    let d2 = p3 - p2 - (p2 - p1)
    let n = Flattening.lineCount(
      secondDifferenceSquared: max((d1 * d1).sum(), (d2 * d2).sum()),
      factor: cubicFactor)
    // p(t) - p0 = ((a t + b) t + c) t. a, b and c are made from differences of points, so that a
    // moved curve is rounded in the same way.
    let a = d2 - d1
    let b = d1 * 3
    let c = (p1 - p0) * 3
    let step = 1 / Double(n)
    let turn = step * step * balance
    let (shiftA, shiftB) = (a * (turn / 2), d1 * (turn / 2))
    var t = step
    for _ in 1..<max(n, 1) {
      let point = ((a * t + b) * t + c) * t - (shiftA * t + shiftB)
      line(to: p0 + SnapGrid.snapped(point), &edges)
      t += step
    }
    line(to: p3, &edges)
  }

  /// Whether a curve within the given bounds can be replaced by its chord, because it touches no
  /// pixel of the window. Such a curve is either invisible or lies to the left of the window. In
  /// the second case, only the range of rows that the curve spans matters.
  @inline(__always)
  private func chordSuffices(_ low: SIMD2<Double>, _ high: SIMD2<Double>) -> Bool {
    high.x <= left || low.x >= right || high.y <= top || low.y >= bottom
  }
}
