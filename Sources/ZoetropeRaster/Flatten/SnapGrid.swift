/// The grid that points are rounded to before all other computation.
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
  /// The largest magnitude of coordinates, so that products of them stay finite.
  static let limit = 1e18
  /// The largest magnitude (2^22 pixels) of the coordinates of lines that are not clipped first.
  static let exactLimit = 274_877_906_944.0

  /// Returns the nearest whole number of subpixels; huge values are whole numbers already.
  @inline(__always)
  static func snapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    (point + rounder) - rounder
  }

  /// Converts subpixels to fixed point with ``FixedPoint/fractionBits`` fractional bits, up to
  /// ``exactLimit``.
  ///
  /// The rounded number is the low word of the sum's significand.
  @inline(__always)
  static func fixed(_ value: Double) -> Int32 {
    let scaled = value * (Double(FixedPoint.one) / unitsPerPixel)
    return Int32(truncatingIfNeeded: (scaled + rounder).bitPattern)
  }
}
