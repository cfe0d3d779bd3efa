/// A short straight piece of the center line of a stroke.
///
/// The left edge of the stroke runs from `start + halfWidth·startNormal` to
/// `end + halfWidth·endNormal`. For the right edge, the normals are subtracted. Normals point to
/// the left of the direction of travel on a screen with y down. For a line to the right, they point
/// up.
struct StrokePiece {
  var start: SIMD2<Double>
  var end: SIMD2<Double>
  /// The normal at the start. Its length is 1, or more than 1 if two pieces share a normal that
  /// reaches the tip of their miter.
  var startNormal: SIMD2<Double>
  var endNormal: SIMD2<Double>
  var length: Double
  /// Whether both normals are perpendicular to the piece, so that its outline is a rectangle.
  var isRectangle: Bool
  /// Whether the piece continues the previous piece within the same curve.
  var isSmoothAtStart: Bool
  /// Whether the next piece continues this one within the same curve.
  var isSmoothAtEnd: Bool

  /// Creates a piece whose outline is a rectangle; nil if it has zero or non-finite length.
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

  /// Returns the unit normal of a unit tangent. It points to the left of the tangent on a screen
  /// with y down.
  static func normal(of tangent: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(tangent.y, -tangent.x)
  }

  /// Returns the unit tangent of a unit normal. The normal points to the left of the tangent on a
  /// screen with y down.
  static func tangent(of normal: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(-normal.y, normal.x)
  }

  /// Whether the left and the right edge both run forward, in the direction of the piece, for the
  /// given normals. If true, the four corners of the piece's outline are in clockwise order on the
  /// screen.
  func runsForward(
    startNormal: SIMD2<Double>, endNormal: SIMD2<Double>, halfWidth: Double
  ) -> Bool {
    let chord = end - start
    let drift = halfWidth * (endNormal - startNormal)
    return (chord + drift).dot(chord) > 0 && (chord - drift).dot(chord) > 0
  }

  /// The same piece in the opposite direction.
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
