/// Arithmetic of premultiplied pixels, four channels at a time.
///
/// A pixel is spread into the four 16-bit lanes of a `UInt64`: red, blue, green and alpha, from the
/// lowest lane to the highest. Products of 8-bit values fit a lane, and so do the sums of products
/// that these functions compute.
enum PixelMath {
  static let half: UInt64 = 0x0080_0080_0080_0080
  static let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & laneMask
  }

  /// Divides four numbers by 255, rounds the quotients to nearest, and packs them into a pixel.
  /// Each lane holds a number plus 128 (see ``half``).
  ///
  /// For a number x up to 65407 and its lane t = x + 128, the value of (t + (t >> 8)) >> 8 is
  /// x / 255, rounded to nearest.
  @inline(__always)
  static func packedQuotients(_ lanes: UInt64) -> UInt32 {
    let quotients = ((lanes &+ ((lanes &>> 8) & laneMask)) &>> 8) & laneMask
    return UInt32(truncatingIfNeeded: quotients | quotients &>> 24)
  }

  /// Returns x / 255, rounded to nearest, for x up to 65407.
  @inline(__always)
  static func quotient(_ x: UInt32) -> UInt32 {
    let t = x &+ 128
    return (t &+ (t &>> 8)) &>> 8
  }

  /// Composites `source`, multiplied by `coverage` / 255, over `backdrop`.
  ///
  /// For a source S of alpha A, a coverage c and a backdrop D, the result is (S c + D (255 - A c /
  /// 255)) / 255. Only A c / 255 and the result are rounded. Before the outer division, the sum of
  /// a channel is at most 65025 + 127. The reason is that no channel is larger than its alpha, and
  /// that the inner rounding changes the sum by at most 127.
  @inline(__always)
  static func over(_ source: UInt64, alpha: UInt32, coverage: UInt32, _ backdrop: UInt32) -> UInt32
  {
    let rest = UInt64(255 &- quotient(alpha &* coverage))
    return packedQuotients(
      source &* UInt64(coverage) &+ spread(backdrop) &* rest &+ half)
  }
}
