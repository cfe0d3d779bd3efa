import Foundation

extension PathStroker {
  /// Adds the join between two pieces, from the left edge of the first to the left edge of the
  /// second.
  mutating func addJoin(from before: StrokePiece, to after: StrokePiece) {
    let n1 = before.endNormal
    let n2 = after.startNormal
    let corner = after.start
    if n1 == n2 {
      addPoint(corner + halfWidth * n1)
    } else if n1.cross(n2) < 0 {
      addInnerJoin(from: before, to: after)
    } else if after.isSmoothAtStart {
      addRoundJoin(at: corner, n1, n2)
    } else {
      switch join {
      case .miter: addMiterJoin(from: before, to: after)
      case .round: addRoundJoin(at: corner, n1, n2)
      case .bevel:
        addPoint(corner + halfWidth * n1)
        addPoint(corner + halfWidth * n2)
      }
    }
  }

  /// Adds a join on the inner side of a turn. On that side, the left edges of the two pieces cross,
  /// or would cross if they were extended.
  private mutating func addInnerJoin(from before: StrokePiece, to after: StrokePiece) {
    let n1 = before.endNormal
    let n2 = after.startNormal
    let sine = -n1.cross(n2)
    let cosine = n1.dot(n2)
    let room = min(before.length, after.length)
    // Both pieces cover an area beside the corner. If their edges are joined at the crossing, the
    // winding number counts this area once instead of twice. Such a join is correct only if the
    // crossing lies on both edges, and the area lies within both rectangles.
    let fits =
      before.isRectangle && after.isRectangle && cosine > -0.999
      && halfWidth * sine <= room * (1 + cosine) && halfWidth * sine <= room
    if fits {
      addPoint(after.start + halfWidth / (1 + cosine) * (n1 + n2))
    } else if after.isSmoothAtStart {
      addSweptWedge(at: after.start, n1, n2)
    } else {
      addPoint(after.start + halfWidth * n1)
      addPoint(after.start)
      addPoint(after.start + halfWidth * n2)
    }
  }

  /// Adds the wedge that the inner end of the pen sweeps within a tight curve.
  ///
  /// The pen is a segment as long as the line is wide, perpendicular to the curve. If the radius of
  /// curvature is less than half of the line width, the inner end of the pen moves backward. It
  /// then sweeps over a wedge beyond the center of curvature. The pieces that meet at `corner` do
  /// not cover this wedge.
  private mutating func addSweptWedge(
    at corner: SIMD2<Double>, _ n1: SIMD2<Double>, _ n2: SIMD2<Double>
  ) {
    addPoint(corner + halfWidth * n1)
    addPoint(corner)
    // The contour of the wedge runs in the same direction as all other contours. After the wedge,
    // the outline continues along the second piece.
    addRoundJoin(at: corner, n2, n1)
    addPoint(corner)
    addPoint(corner + halfWidth * n2)
  }

  private mutating func addMiterJoin(from before: StrokePiece, to after: StrokePiece) {
    let n1 = before.endNormal
    let n2 = after.startNormal
    let cosine = n1.dot(n2)
    // The ratio of miter length to line width is 1/cos(θ/2), and cos²(θ/2) = (1 + cos θ) / 2.
    let fits = miterLimit * miterLimit * (1 + cosine) >= 2 && 1 + cosine > 1e-9
    // For rectangular pieces, the edges extend straight to the tip. For other pieces, the ends of
    // the edges must be added.
    if !fits || !before.isRectangle { addPoint(after.start + halfWidth * n1) }
    if fits { addPoint(after.start + halfWidth / (1 + cosine) * (n1 + n2)) }
    if !fits || !after.isRectangle { addPoint(after.start + halfWidth * n2) }
  }

  private mutating func addRoundJoin(
    at corner: SIMD2<Double>, _ n1: SIMD2<Double>, _ n2: SIMD2<Double>
  ) {
    addPoint(corner + halfWidth * n1)
    let angle = atan2(abs(n1.cross(n2)), n1.dot(n2))
    if halfWidth * (1 - cos(angle / 2)) <= tolerance {
      addPoint(corner + halfWidth * n2)
    } else {
      addArc(around: corner, from: n1, angle: angle, to: n2)
    }
  }

  /// Adds a cap around an end point, from the left edge to the right edge.
  mutating func addCap(at end: SIMD2<Double>, normal: SIMD2<Double>) {
    let tangent = StrokePiece.tangent(of: normal)
    switch cap {
    case .butt: return
    case .round: addArc(around: end, from: normal, angle: .pi, to: -normal)
    case .square:
      addPoint(end + halfWidth * (normal + tangent))
      addPoint(end + halfWidth * (tangent - normal))
    }
  }

  /// Adds the shape that the caps give to a subpath of zero length: a disk, a square or nothing.
  mutating func addDot(at center: SIMD2<Double>) {
    let radius = SIMD2(halfWidth, halfWidth)
    let rect = CGRect(
      origin: CGPoint(center - radius), size: CGSize(width: 2 * halfWidth, height: 2 * halfWidth))
    switch cap {
    case .butt: return
    case .round: outline.addEllipse(in: rect)
    case .square: outline.addRect(rect)
    }
  }

  /// Adds an arc that runs clockwise on the screen from the current point. Each cubic of the arc
  /// spans at most a quarter turn.
  private mutating func addArc(
    around center: SIMD2<Double>, from first: SIMD2<Double>, angle: Double,
    to last: SIMD2<Double>
  ) {
    let count = angle > .pi / 2 + 1e-9 ? 2 : 1
    let step = angle / Double(count)
    let handle = 4.0 / 3 * tan(step / 4)
    var direction = first
    for index in 1...count {
      let turned = cos(step) * direction + sin(step) * direction.perpendicular
      let next = index == count ? last : turned
      outline.addCurve(
        to: CGPoint(center + halfWidth * next),
        control1: CGPoint(center + halfWidth * (direction + handle * direction.perpendicular)),
        control2: CGPoint(center + halfWidth * (next - handle * next.perpendicular)))
      direction = next
    }
  }
}
