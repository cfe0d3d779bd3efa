/// The fixed-point format of edges: pixels with 8 fractional bits.
///
/// Areas are doubled, so that trapezoids need no halving. A pixel's doubled area is 2^17 units. An
/// `Int32` sum is exact up to 2^14 windings around a pixel. Larger sums wrap around without a trap.
/// An edge is off by at most 1/512 of a pixel, which is half of one of the 255 levels of coverage.
/// In small text, where several edges cross a pixel, errors of one and a half levels have been
/// observed.
enum FixedPoint {
  static let fractionBits = 8
  static let one = 1 << fractionBits
  static let mask = one - 1
  /// The base-2 logarithm of ``fullArea``.
  static let areaBits = 2 * fractionBits + 1
  /// Twice the area of a pixel, in squares of a fixed-point unit.
  static let fullArea = Int32(1) << areaBits
}
