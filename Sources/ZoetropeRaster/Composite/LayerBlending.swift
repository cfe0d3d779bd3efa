/// Composites one row of a layer over the pixels behind the layer, with the source-over operator.
enum LayerBlending {
  /// Composites `count` premultiplied pixels of a layer. They are multiplied by the opacity, 0 to
  /// 255. If there is a mask, they are also multiplied by its values, 0 to 255.
  @inline(__always)
  static func composite(
    _ layer: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32, mask: UnsafeMutablePointer<UInt8>?
  ) {
    if let mask {
      for x in 0..<count where layer[x] != 0 {
        let coverage = PixelMath.quotient(UInt32(mask[x]) &* opacity)
        target[x] = over(layer[x], coverage, target[x])
      }
    } else {
      composite(layer, over: target, count: count, opacity: opacity)
    }
  }

  /// Composites `count` pixels in groups of eight. A group is skipped if all of its pixels are
  /// transparent. If all of them are opaque and the opacity is 255, the group is copied.
  private static func composite(
    _ layer: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    let (sources, targets) = (UnsafeRawPointer(layer), UnsafeMutableRawPointer(target))
    var x = 0
    while x &+ 8 <= count {
      let words = sources.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt64>.self)
      if words[0] | words[1] | words[2] | words[3] != 0 {
        let opaque = words[0] & words[1] & words[2] & words[3] | 0x00FF_FFFF_00FF_FFFF
        let pixels = unsafeBitCast(words, to: SIMD8<UInt32>.self)
        let result =
          opaque == ~0 && opacity == 255
          ? pixels
          : over(
            pixels, opacity,
            targets.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self))
        targets.storeBytes(of: result, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      }
      x &+= 8
    }
    while x < count {
      if layer[x] != 0 { target[x] = over(layer[x], opacity, target[x]) }
      x &+= 1
    }
  }

  /// Composites eight pixels with the arithmetic of ``PixelMath/over(_:alpha:coverage:_:)``. The
  /// even bytes (red and blue) and the odd bytes (green and alpha) are processed in two separate
  /// vectors of 16-bit lanes.
  @inline(__always)
  private static func over(
    _ source: SIMD8<UInt32>, _ coverage: UInt32, _ backdrop: SIMD8<UInt32>
  ) -> SIMD8<UInt32> {
    typealias Lanes = SIMD16<UInt16>
    let low = Lanes(repeating: 0x00FF)
    let eight = Lanes(repeating: 8)
    let half = Lanes(repeating: 128)
    let factor = Lanes(repeating: UInt16(truncatingIfNeeded: coverage))
    let alpha = source &>> SIMD8(repeating: 24)
    let alphas = unsafeBitCast(alpha | alpha &<< SIMD8(repeating: 16), to: Lanes.self)
    let weakened = alphas &* factor &+ half
    let rest = low &- (weakened &+ (weakened &>> eight)) &>> eight
    let above = unsafeBitCast(source, to: Lanes.self)
    let below = unsafeBitCast(backdrop, to: Lanes.self)
    let even = (above & low) &* factor &+ (below & low) &* rest &+ half
    let odd = (above &>> eight) &* factor &+ (below &>> eight) &* rest &+ half
    let newEven = (even &+ (even &>> eight)) &>> eight
    let newOdd = (odd &+ (odd &>> eight)) & ~low
    return unsafeBitCast(newEven | newOdd, to: SIMD8<UInt32>.self)
  }

  @inline(__always)
  private static func over(_ source: UInt32, _ coverage: UInt32, _ backdrop: UInt32) -> UInt32 {
    PixelMath.over(
      PixelMath.spread(source), alpha: source >> 24, coverage: coverage, backdrop)
  }
}
