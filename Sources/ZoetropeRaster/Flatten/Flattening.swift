/// The tolerances of flattening, and the number of lines into which a curve is divided.
enum Flattening {
  /// The largest distance, in pixels, between a curve and the lines that replace it.
  ///
  /// The area between a chord and a parabola, per pixel of the chord's length, is at most 2/3 of
  /// their largest distance. For a distance of 1/64 pixel, the area is at most 1/96 of a pixel,
  /// which is less than three of the 255 levels of coverage. On average it is half of that, because
  /// the number of lines is rounded up. The error is invisible, and small compared with the
  /// antialiased edge itself.
  static let tolerance = 1.0 / 64
  /// The largest distance, in pixels, between a curve of a glyph's outline and the lines that
  /// replace it. These lines are also balanced; see ``PathFlattener/balance``.
  static let glyphTolerance = 1.0 / 256
  /// The largest number of lines that replace one curve. Only curves larger than about ten million
  /// pixels reach this number.
  static let maximumLineCount = 16384.0

  /// Returns the number of lines for a curve, from Wang's formula.
  ///
  /// Let d be the degree of a curve, and m the length of the longest second difference of its
  /// control points. Then n lines deviate from the curve by at most d (d - 1) m / (8 n n). See Wang
  /// Guozhao, "The subdivision method for finding the intersection between two Bezier curves or
  /// surfaces" (1984). `factor` is d (d - 1) / 8, divided by the tolerance.
  @inline(__always)
  static func lineCount(secondDifferenceSquared: Double, factor: Double) -> Int {
    let distance = secondDifferenceSquared.squareRoot()
    let n = (distance * factor).squareRoot()
    return n < maximumLineCount ? Int(n) + 1 : Int(maximumLineCount)
  }

  /// The factor d (d - 1) / 8 in Wang's formula: 0.25 for quadratic curves (degree 2), and 0.75 for
  /// cubic curves (degree 3).
  static let quadFactor = 0.25
  static let cubicFactor = 0.75
}
