import Foundation

extension Path {
  /// Returns the outline of this path's stroke, to be filled with the nonzero rule.
  ///
  /// The outline is in the path's own space. It is empty if the line width is not a positive finite
  /// number. Curved parts of the path become lines that deviate from the true outline by at most
  /// 0.01 points. Curves would not make the outline exact, because the offset of a Bézier curve is
  /// not a Bézier curve. Moreover, filling or stroking the outline would flatten the curves anyway.
  ///
  /// The renderer does not use this method to draw strokes. Its own tolerance depends on the size
  /// of a pixel.
  ///
  /// - Complexity: O(*n*) in the number of elements and dashes.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    strokeOutline(style, tolerance: 0.01)
  }

  /// Returns an outline whose nonzero fill is the stroke of this path, in the path's own space.
  ///
  /// The winding number of the outline is never negative, so the fill has no holes where parts
  /// overlap. The stroke of a straight line with butt caps is a rectangle of four points. Segments
  /// with coordinates that are not finite are ignored.
  ///
  /// A curve becomes at most about 2^15 lines, even if the curve is very large or the tolerance is
  /// very small. With 2^15 lines, the outline deviates by about 2^-23 of the larger of two lengths:
  /// the size of the curve, and the line width.
  ///
  /// - Parameters:
  ///   - style: The line width, caps, joins and dashes.
  ///   - tolerance: The largest deviation from the true outline, in points of the path's space. A
  ///     value that is not positive means 0.01.
  /// - Complexity: O(*n*) in the number of elements and dashes.
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

  /// Returns the four corners of the stroke if this path is one straight line and the style has
  /// butt caps and no dashes; nil for any other path or style.
  ///
  /// The corners equal those of ``strokeOutline(_:tolerance:)`` bit for bit. Does not allocate.
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
