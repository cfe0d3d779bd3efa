/// Composites the pixels of a paint over a row, with the arithmetic of
/// ``PixelMath/over(_:alpha:coverage:_:)``.
enum SourceBlending {
  /// Composites `count` pixels, all at the same coverage, 1 to 255. Eight pixels are processed at a
  /// time, in 16-bit lanes.
  static func composite(
    _ source: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32
  ) {
    let from = UnsafeMutableRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    let factor = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: coverage))
    var index = 0
    while index &+ 8 <= count {
      let above = from.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      let below = to.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt16>.self)
      to.storeBytes(
        of: over(above, factor, below), toByteOffset: index &* 4, as: SIMD16<UInt16>.self)
      index &+= 8
    }
    while index < count {
      let pixel = source[index]
      target[index] = PixelMath.over(
        PixelMath.spread(pixel), alpha: pixel >> 24, coverage: coverage, target[index])
      index &+= 1
    }
  }

  @inline(__always)
  private static func over(
    _ source: SIMD8<UInt32>, _ coverage: SIMD16<UInt16>, _ below: SIMD16<UInt16>
  ) -> SIMD16<UInt16> {
    let low = SIMD16<UInt16>(repeating: 0x00FF)
    let half = SIMD16<UInt16>(repeating: 128)
    let eight = SIMD16<UInt16>(repeating: 8)
    let alphas = source &>> 24
    let alpha = unsafeBitCast(alphas | alphas &<< 16, to: SIMD16<UInt16>.self)
    let product = alpha &* coverage &+ half
    let rest = low &- ((product &+ (product &>> eight)) &>> eight)
    let above = unsafeBitCast(source, to: SIMD16<UInt16>.self)
    let even = (above & low) &* coverage &+ (below & low) &* rest &+ half
    let odd = (above &>> eight) &* coverage &+ (below &>> eight) &* rest &+ half
    return ((even &+ (even &>> eight)) &>> eight) | ((odd &+ (odd &>> eight)) & ~low)
  }

  /// Composites `count` pixels. The coverage of each pixel is the product of `coverage` and the
  /// pixel's mask value, both 0 to 255.
  static func composite(
    _ source: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32, mask: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let share = PixelMath.quotient(UInt32(mask[index]) &* coverage)
      let pixel = source[index]
      if share == 255 && pixel >> 24 == 255 {
        target[index] = pixel
      } else if share != 0 && pixel != 0 {
        target[index] = PixelMath.over(
          PixelMath.spread(pixel), alpha: pixel >> 24, coverage: share, target[index])
      }
    }
  }
}
