/// A short straight piece of the line that a pen follows.
///
/// The pen's left and right edges go through `start ± halfWidth·startNormal` and
/// `end ± halfWidth·endNormal`. Normals point to the left of someone who walks along a line on a
/// screen with y down: for a line to the right, up.
struct StrokePiece {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  /// The normal at the start: of length 1, or longer where it points at a miter.
  var startNormal: SIMD2<Double>
  var endNormal: SIMD2<Double>
  var length: Double
  /// Whether both normals are perpendicular to the piece, which so draws a rectangle.
  var isRectangle: Bool
  /// Whether the piece goes on from the one before within the same curve.
  var isSmoothAtStart: Bool
  /// Whether the next piece goes on from this one within the same curve.
  var isSmoothAtEnd: Bool

  /// A piece that draws a rectangle; nil when it has no direction.
  init?(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    let chord = end - start
    let length = chord.length
    guard length > 0, length.isFinite else { return nil }
    self.start = start
    self.end = end
    self.length = length
    startNormal = Self.normal(of: chord / length)
    endNormal = startNormal
    isRectangle = true
    isSmoothAtStart = false
    isSmoothAtEnd = false
  }

  /// The normal of a unit tangent.
  static func normal(of tangent: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(tangent.y, -tangent.x)
  }

  /// The unit tangent that a normal belongs to.
  static func tangent(of normal: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(-normal.y, normal.x)
  }

  /// Whether neither edge runs backwards with these normals, so that the four corners go round
  /// the piece in the right sense.
  func runsForward(
    startNormal: SIMD2<Double>, endNormal: SIMD2<Double>, halfWidth: Double
  ) -> Bool {
    let chord = end - start
    let drift = halfWidth * (endNormal - startNormal)
    return (chord + drift).dot(chord) > 0 && (chord - drift).dot(chord) > 0
  }

  /// The same piece walked the other way.
  var reversed: StrokePiece {
    var piece = self
    piece.start = end
    piece.end = start
    piece.startNormal = -endNormal
    piece.endNormal = -startNormal
    piece.isSmoothAtStart = isSmoothAtEnd
    piece.isSmoothAtEnd = isSmoothAtStart
    return piece
  }
}
