import Foundation

/// Builds the outline of a stroke.
///
/// 1. Each subpath becomes a sequence of straight pieces (``StrokePiece``). A curve is subdivided
///    until its parts, and the offset curves of its parts, are flat to within the tolerance. At the
///    cuts, the pieces have the true normals of the curve.
/// 2. Two pieces that meet at a tiny angle get one common normal at the point where they meet.
/// 3. An open subpath becomes one contour: the left edges with their joins, a cap, the right edges,
///    and the other cap. The right edges are the left edges of the reversed pieces. A closed
///    subpath becomes two contours.
///
/// The fill has no holes, because the winding number of the stroke's outline is a sum of winding
/// numbers with the same sign. The summands are the winding numbers of the pieces' outlines, and of
/// the wedges on the outer sides of the joins. All these contours run in the same direction.
///
/// On the inner side of a join, the outline passes through one of two points:
///
/// - The corner point P. The winding number is then exactly the sum, because an edge shared by two
///   contours adds nothing to it.
/// - The crossing M of the two inner edges. The area that both pieces cover beside the corner is
///   then counted once in the winding number, not twice.
///
/// If the radius of curvature of a curve is less than half of the line width, the sum also contains
/// the wedges on the inner side of the curve.
///
///          outer wedge
///            ____/\
///     left ______/  \
///               P \  \        P: corner point
///     right ___/\  \  \
///               M \  \  \     M: crossing of the inner edges
struct PathStroker {
  let halfWidth: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  /// Half of the permitted deviation of the outline, in points. The flattened curve and its
  /// flattened offset curve may each deviate by this amount.
  let tolerance: Double
  /// The contours built so far.
  var outline = Path()
  var isContourOpen = false
  private var pieces: [StrokePiece] = []
  /// The position of the last segment of zero length; nil if there was none. A subpath without
  /// pieces becomes a dot at this position.
  private var dot: SIMD2<Double>?

  init(style: StrokeStyle, tolerance: CGFloat) {
    halfWidth = Double(style.lineWidth) / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = Double(style.miterLimit)
    self.tolerance = Double(tolerance) / 2
  }

  /// Adds the outlines of all subpaths of a path.
  mutating func stroke(_ path: Path) {
    for step in path.steps {
      switch step {
      case .move: finish(isClosed: false)
      case .segment(let segment): add(segment)
      case .close(let segment):
        add(segment)
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
  }

  // MARK: Pieces

  private mutating func add(_ segment: Segment) {
    guard segment.isFinite else { return }
    let count = pieces.count
    if segment.kind == .line {
      if let piece = StrokePiece(from: segment.start, to: segment.end) { pieces.append(piece) }
    } else {
      addCurve(segment.elevated)
      for index in pieces.indices.dropFirst(count) {
        pieces[index].isSmoothAtStart = index > count
        pieces[index].isSmoothAtEnd = index < pieces.count - 1
      }
    }
    let hasNoLength = segment.start == segment.end
    if pieces.count == count, hasNoLength { dot = segment.start }
  }

  /// Flattens a cubic into pieces.
  ///
  /// The cubic is subdivided in coordinates relative to its start point. For a curve far from the
  /// origin, absolute coordinates would have rounding errors at every cut, and these errors would
  /// look like curvature.
  private mutating func addCurve(_ cubic: Segment) {
    let origin = cubic.start
    let local = Segment(
      kind: .cubic, start: .zero, control1: cubic.control1 - origin,
      control2: cubic.control2 - origin, end: cubic.end - origin)
    let count = pieces.count
    let flatness = flatness(of: local)
    let parts = partCount(of: local, flatness: flatness)
    for part in 0..<parts {
      let from = Double(part) / Double(parts)
      let to = part == parts - 1 ? 1 : Double(part + 1) / Double(parts)
      flatten(local.part(from: from, to: to), flatness: flatness, depth: 14)
    }
    for index in pieces.indices.dropFirst(count) {
      pieces[index].start += origin
      pieces[index].end += origin
    }
    if pieces.count > count { pieces[pieces.count - 1].end = cubic.end }
  }

  /// Returns the permitted deviation of the pieces from a cubic, and of their edges from the
  /// cubic's offset curve.
  ///
  /// The result is the tolerance, but at least 2^-24 of the larger of two lengths: the size of the
  /// curve, and the line width. A relative error of 2^-24 is that of single precision, and is
  /// invisible in any picture.
  ///
  /// This lower bound limits the number of pieces. The second differences are at most four times
  /// the extent of the curve, so Wang's formula gives at most √(3·2^24) < 7100 parts. The deviation
  /// of the offset curve causes a part to be divided further only if the tangent of the part turns
  /// by more than 2^-10 radians. The tangent of a cubic turns by less than 4π radians in all, so
  /// there are at most 2^14 such parts.
  private func flatness(of local: Segment) -> Double {
    let extent = max(local.control1.length, local.control2.length, local.end.length)
    return max(tolerance, max(extent, 2 * halfWidth) * 0x1p-24)
  }

  /// Returns the number of equal parameter intervals into which Wang's formula divides a cubic, at
  /// most 8192. The deviation of the offset curve is ignored.
  private func partCount(of cubic: Segment, flatness: Double) -> Int {
    let count = (cubic.chordDeviationBound / flatness).squareRoot().rounded(.up)
    return count < 8192 ? max(Int(count), 1) : 8192
  }

  private mutating func flatten(_ cubic: Segment, flatness: Double, depth: Int) {
    guard let tangents = cubic.endTangents else { return }
    let cosine = tangents.start.dot(tangents.end)
    // With half width h, an arc's offset deviates by h·(1 - cos(θ/2)), about h·(1 - cos θ) / 4.
    let isFlat =
      cubic.chordDeviationBound <= flatness && cosine > 0.5
      && halfWidth * (1 - cosine) / 4 <= flatness
    guard isFlat || depth == 0 else {
      flatten(cubic.part(from: 0, to: 0.5), flatness: flatness, depth: depth - 1)
      flatten(cubic.part(from: 0.5, to: 1), flatness: flatness, depth: depth - 1)
      return
    }
    guard var piece = StrokePiece(from: cubic.start, to: cubic.end) else { return }
    let startNormal = StrokePiece.normal(of: tangents.start)
    let endNormal = StrokePiece.normal(of: tangents.end)
    if piece.runsForward(startNormal: startNormal, endNormal: endNormal, halfWidth: halfWidth) {
      piece.startNormal = startNormal
      piece.endNormal = endNormal
      piece.isRectangle = false
    }
    pieces.append(piece)
  }

  /// Gives two pieces a common normal at the point where they meet, if the change of the outline is
  /// within the tolerance.
  private mutating func smoothJoint(_ before: Int, _ after: Int) {
    let n1 = pieces[before].endNormal
    let n2 = pieces[after].startNormal
    let cosine = n1.dot(n2)
    guard n1 != n2, cosine > 0.9 else { return }
    // With half width h, a miter protrudes by h·(1/cos(θ/2) - 1), about h·(1 - cos θ) / 4.
    guard halfWidth * (1 - cosine) / 2 <= tolerance else { return }
    let normal = (n1 + n2) / (1 + cosine)
    let first = pieces[before]
    let second = pieces[after]
    guard
      first.runsForward(
        startNormal: first.startNormal, endNormal: normal, halfWidth: halfWidth),
      second.runsForward(
        startNormal: normal, endNormal: second.endNormal, halfWidth: halfWidth)
    else { return }
    pieces[before].endNormal = normal
    pieces[before].isRectangle = false
    pieces[after].startNormal = normal
    pieces[after].isRectangle = false
  }

  // MARK: Subpaths

  private mutating func finish(isClosed: Bool) {
    defer {
      pieces.removeAll(keepingCapacity: true)
      dot = nil
    }
    guard let last = pieces.last else {
      if let dot { addDot(at: dot) }
      return
    }
    for index in pieces.indices.dropFirst() {
      smoothJoint(index - 1, index)
    }
    if isClosed {
      if pieces.count > 1 { smoothJoint(pieces.count - 1, 0) }
      addLeftSide(isClosed: true)
      reversePieces()
      addLeftSide(isClosed: true)
    } else {
      let first = pieces[0]
      addLeftSide(isClosed: false)
      addCap(at: last.end, normal: pieces[pieces.count - 1].endNormal)
      reversePieces()
      addLeftSide(isClosed: false)
      addCap(at: first.start, normal: -first.startNormal)
      closeContour()
    }
  }

  private mutating func reversePieces() {
    pieces.reverse()
    for index in pieces.indices {
      pieces[index] = pieces[index].reversed
    }
  }

  private mutating func addLeftSide(isClosed: Bool) {
    let first = pieces[0]
    let last = pieces[pieces.count - 1]
    if !isClosed { addPoint(first.start + halfWidth * first.startNormal) }
    for index in pieces.indices.dropFirst() {
      addJoin(from: pieces[index - 1], to: pieces[index])
    }
    if isClosed {
      addJoin(from: last, to: first)
      closeContour()
    } else {
      addPoint(last.end + halfWidth * last.endNormal)
    }
  }

  // MARK: Points

  mutating func addPoint(_ point: SIMD2<Double>) {
    if isContourOpen {
      outline.addLine(to: CGPoint(point))
    } else {
      outline.move(to: CGPoint(point))
      isContourOpen = true
    }
  }

  mutating func closeContour() {
    outline.closeSubpath()
    isContourOpen = false
  }
}

extension Segment {
  /// An upper bound of the distance between a cubic and its chord, by Wang (1984).
  ///
  /// The control points have two second differences. The bound is 3/4 of the larger one's length.
  fileprivate var chordDeviationBound: Double {
    0.75 * max((start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
  }

  /// The unit tangents of a cubic at its two ends; nil if all four points coincide.
  ///
  /// A control point that coincides with an end is skipped when the tangent at that end is
  /// computed.
  fileprivate var endTangents: (start: SIMD2<Double>, end: SIMD2<Double>)? {
    func first(
      _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>
    ) -> SIMD2<Double>? {
      for vector in [a, b, c] {
        let unit = vector.normalized
        if unit.isFinite, unit != .zero { return unit }
      }
      return nil
    }
    guard let start = first(control1 - start, control2 - start, end - start),
      let end = first(end - control2, end - control1, end - start)
    else { return nil }
    return (start, end)
  }
}
