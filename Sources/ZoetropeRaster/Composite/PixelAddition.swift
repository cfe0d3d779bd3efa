/// Adds rows of pixels in integers and clamps each channel to 255. This is the blend mode
/// `plusLighter`.
enum PixelAddition {
  private typealias Lanes = SIMD16<UInt16>

  /// Adds `count` premultiplied pixels, multiplied by `opacity` / 255, to `target`. O(`count`)
  ///
  /// Only the product is rounded. The result equals the exact sum, rounded once, because a product
  /// of two bytes, divided by 255, is never halfway between two integers.
  static func add(
    _ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    let (sources, targets) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    var x = 0
    while x &+ 8 <= count {
      let pixels = sources.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
      if pixels[0] | pixels[1] | pixels[2] | pixels[3] != 0 {
        let sum = add(
          unsafeBitCast(pixels, to: Lanes.self),
          targets.loadUnaligned(fromByteOffset: x &* 4, as: Lanes.self), opacity)
        targets.storeBytes(of: sum, toByteOffset: x &* 4, as: Lanes.self)
      }
      x &+= 8
    }
    while x < count {
      if source[x] != 0 { target[x] = add(source[x], target[x], opacity) }
      x &+= 1
    }
  }

  /// Adds eight pixels. The even bytes (red and blue) and the odd bytes (green and alpha) are
  /// processed in two separate vectors of 16-bit lanes.
  @inline(__always)
  private static func add(_ source: Lanes, _ target: Lanes, _ opacity: UInt32) -> Lanes {
    let low = Lanes(repeating: 0x00FF)
    let eight = Lanes(repeating: 8)
    let factor = Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
    return sum(source & low, target & low, factor)
      | sum(source &>> eight, target &>> eight, factor) &<< eight
  }

  @inline(__always)
  private static func sum(_ source: Lanes, _ target: Lanes, _ factor: Lanes) -> Lanes {
    let product = source &* factor &+ Lanes(repeating: 128)
    let eight = Lanes(repeating: 8)
    return pointwiseMin(
      (product &+ (product &>> eight)) &>> eight &+ target, Lanes(repeating: 0x00FF))
  }

  @inline(__always)
  private static func add(_ source: UInt32, _ target: UInt32, _ opacity: UInt32) -> UInt32 {
    var sum: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let weakened = PixelMath.quotient((source &>> shift & 255) &* opacity)
      sum |= min(weakened &+ (target &>> shift & 255), 255) &<< shift
      shift &+= 8
    }
    return sum
  }
}
