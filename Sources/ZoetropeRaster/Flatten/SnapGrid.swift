/// The grid that points are rounded to before anything is computed from them.
///
/// A device point is held as two `Double`s in units of 1/65536 pixel ("subpixels"), rounded to whole
/// numbers. Whatever is then computed from differences of points is exact in what matters here: a
/// shape that is moved by whole pixels has the same differences, hence the same pixels.
enum SnapGrid {
  /// Subpixels in a pixel.
  static let unitsPerPixel = 65536.0
  /// Added and subtracted again, this rounds a `Double` of magnitude below 2^51 to a whole number,
  /// ties to even. Whole pixels are an even number of units, so ties do not depend on the position.
  static let rounder = 6_755_399_441_055_744.0
  /// Coordinates are forced to at most this magnitude, so that products of them stay finite.
  static let limit = 1e18
  /// Up to this magnitude (2^22 pixels) lines take the exact way, beyond it they are clipped first.
  static let exactLimit = 274_877_906_944.0

  /// The nearest whole number of subpixels; huge values are whole numbers already.
  @inline(__always)
  static func snapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    (point + rounder) - rounder
  }

  /// Subpixels to fixed point with ``FixedPoint/fractionBits`` fractional bits.
  ///
  /// The rounded number is the low word of the sum's significand. Only for ``exactLimit``.
  @inline(__always)
  static func fixed(_ value: Double) -> Int32 {
    let scaled = value * (Double(FixedPoint.one) / unitsPerPixel)
    return Int32(truncatingIfNeeded: (scaled + rounder).bitPattern)
  }
}
