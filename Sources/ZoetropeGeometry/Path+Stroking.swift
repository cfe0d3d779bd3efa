import Foundation

extension Path {
  /// The outline of a line drawn along this path with a pen, ready to be filled with the non-zero
  /// rule.
  ///
  /// Empty when the pen's width is not a positive finite number. Where the path is curved the
  /// outline consists of lines that deviate by 0.01 points at most. The offset of a curve is no
  /// Bézier curve, so that curves would be an approximation too, and whatever is done with the
  /// outline next (filling, trimming, stroking it once more) makes lines of them first. A stroked
  /// shape that is drawn as it is does not go this way: its precision follows the pixels.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokeOutline(style, tolerance: 0.01)
  }

  /// An outline whose non-zero fill is the stroke of this path, in the path's own space.
  ///
  /// - Parameters:
  ///   - style: The pen.
  ///   - tolerance: How far the outline may deviate from the true one, in points of the path's
  ///     space. Anything but a positive number means 0.01.
  ///
  /// Guarantees: the outline winds around every point 0 or more times, never less, so that the
  /// fill has no holes where parts overlap; a straight line gives a rectangle of four points.
  /// Segments with coordinates that are not finite are left out. A curve becomes some 2^15 lines
  /// at most, however large it or however small the tolerance is: it is precise to 2^-24 of its
  /// size in any case. Time linear in the number of elements and dashes.
  package func strokeOutline(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = PathStroker(style: style, tolerance: tolerance > 0 ? tolerance : 0.01)
    if let pattern = DashPattern(style.dash, phase: style.dashPhase) {
      stroker.stroke(dashed(pattern, keepsDots: style.lineCap != .butt))
    } else {
      stroker.stroke(self)
    }
    return stroker.outline
  }

  /// The corners of the rectangle that a stroke of this path is where it is one straight line with
  /// butt ends and without dashes: those of ``strokeOutline(_:tolerance:)``, to the last bit. Nil for
  /// any other. O(1), without allocating.
  package func straightStroke(
    _ style: StrokeStyle
  ) -> (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)? {
    guard verbs.count == 2, verbs[0] == .move, verbs[1] == .line, style.lineCap == .butt,
      style.dash.isEmpty, style.lineWidth > 0, style.lineWidth.isFinite,
      let piece = StrokePiece(from: SIMD2(points[0]), to: SIMD2(points[1]))
    else { return nil }
    let back = piece.reversed
    let halfWidth = Double(style.lineWidth) / 2
    return (
      piece.start + halfWidth * piece.startNormal, piece.end + halfWidth * piece.endNormal,
      back.start + halfWidth * back.startNormal, back.end + halfWidth * back.endNormal
    )
  }
}
