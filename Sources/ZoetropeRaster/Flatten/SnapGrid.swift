/// The grid to which points are rounded before any other computation.
///
/// A device point is held as two `Double`s in units of 1/65536 pixel ("subpixels"), rounded to
/// whole numbers. Differences of points are therefore exact: a shape that moves by whole pixels has
/// the same differences, hence the same pixels.
enum SnapGrid {
  /// The number of subpixels in a pixel.
  static let unitsPerPixel = 65536.0
  /// Adding this number and subtracting it again rounds a `Double` of magnitude below 2^51 to a
  /// whole number, ties to even. A pixel is an even number of units, so ties do not depend on the
  /// position.
  static let rounder = 6_755_399_441_055_744.0
  /// The largest magnitude of coordinates, in subpixels. Larger ones are clamped to it, so that
  /// products of coordinates stay finite.
  static let limit = 1e18
  /// The largest magnitude of coordinates that are converted to fixed point, in subpixels. It
  /// equals 2^22 pixels. Lines that reach further are clipped first.
  static let exactLimit = 274_877_906_944.0

  /// Returns a point rounded to whole subpixels. Coordinates that are too large for ``rounder`` are
  /// whole numbers already.
  @inline(__always)
  static func snapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    (point + rounder) - rounder
  }

  /// Converts a coordinate of at most ``exactLimit`` from subpixels to fixed point.
  ///
  /// Adding ``rounder`` leaves the rounded number in the low word of the significand.
  @inline(__always)
  static func fixed(_ value: Double) -> Int32 {
    let scaled = value * (Double(FixedPoint.one) / unitsPerPixel)
    return Int32(truncatingIfNeeded: (scaled + rounder).bitPattern)
  }
}
