/// The number of lines that curves are flattened to.
enum Flattening {
  /// The largest distance of a curve from its lines, in pixels.
  ///
  /// A chord misses at most 2/3 of its distance from a parabola as area, per pixel of length. At
  /// 1/64 pixel that is 1/96 of a pixel at worst, under three of 255 levels, and half of that on
  /// average since the number of lines is rounded up: invisible, and small beside the antialiased
  /// edge itself.
  static let tolerance = 1.0 / 64
  /// The tolerance for the outlines of glyphs, whose lines are also balanced.
  static let glyphTolerance = 1.0 / 256
  /// The largest number of lines of one curve, reached by curves of some ten million pixels.
  static let maximumLineCount = 16384.0

  /// Returns the number of lines for a curve, from Wang's formula: with the second differences of
  /// the control points at most `m`, n lines miss a curve of some degree by at most degree (degree
  /// - 1) m / (8 n n). See Wang Guozhao, "The subdivision method for finding the intersection
  /// between two Bezier curves or surfaces" (1984).
  @inline(__always)
  static func lineCount(secondDifferenceSquared: Double, factor: Double) -> Int {
    let distance = secondDifferenceSquared.squareRoot()
    let n = (distance * factor).squareRoot()
    return n < maximumLineCount ? Int(n) + 1 : Int(maximumLineCount)
  }

  /// `degree (degree - 1) / 8` of quadratic and of cubic curves.
  static let quadFactor = 0.25
  static let cubicFactor = 0.75
}
