/// Arithmetic of premultiplied pixels, four channels at a time.
///
/// A pixel is spread into the four 16-bit lanes of a `UInt64`: red, blue, green, alpha, from the
/// lowest. Products of 8-bit values fit a lane, and so do the sums below.
enum PixelMath {
  static let half: UInt64 = 0x0080_0080_0080_0080
  static let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF

  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & laneMask
  }

  /// Divides each lane, to which `half` has been added, by 255, rounded to nearest, and packs the
  /// quotients.
  ///
  /// (t + (t >> 8)) >> 8 with t = x + 128 is x / 255 rounded, exactly, for x up to 65407.
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
  /// With a source S of alpha A, coverage c, backdrop D: (S c + D (255 - A c / 255)) / 255, with
  /// one rounding of A c / 255 and one at the end. No lane exceeds 65025 + 127, because no channel
  /// is larger than its alpha and the inner rounding moves a lane by 127 at most.
  @inline(__always)
  static func over(_ source: UInt64, alpha: UInt32, coverage: UInt32, _ backdrop: UInt32) -> UInt32
  {
    let rest = UInt64(255 &- quotient(alpha &* coverage))
    return packedQuotients(
      source &* UInt64(coverage) &+ spread(backdrop) &* rest &+ half)
  }
}
