import ZoetropePixelKernels

/// One premultiplied color, prepared for compositing.
struct SolidSource {
  /// The color as a pixel.
  let pixel: UInt32
  /// The color's channels in the four 16-bit lanes of one word; see ``PixelMath``.
  let lanes: UInt64
  let alpha: UInt32

  @inline(__always)
  init(_ pixel: UInt32) {
    self.pixel = pixel
    lanes = PixelMath.spread(pixel)
    alpha = pixel >> 24
  }

  /// Composites the color over one pixel, at a coverage of 0 to 255.
  @inline(__always)
  func draw(_ target: UnsafeMutablePointer<UInt32>, coverage: UInt32) {
    if coverage == 0 { return }
    if coverage & alpha == 255 {
      target.pointee = pixel
    } else {
      target.pointee = PixelMath.over(
        lanes, alpha: alpha, coverage: coverage, target.pointee)
    }
  }

  /// Composites the color over four pixels, each at its own coverage of 0 to 255. Uncovered pixels
  /// keep their value.
  ///
  /// The arithmetic is that of ``PixelMath/over(_:alpha:coverage:_:)``, in lanes of 16 bits.
  @inline(__always)
  func draw(_ target: UnsafeMutablePointer<UInt32>, coverages: SIMD4<UInt32>) {
    let raw = UnsafeMutableRawPointer(target)
    let low = SIMD8<UInt16>(repeating: 0x00FF)
    let half = SIMD8<UInt16>(repeating: 128)
    let eight = SIMD8<UInt16>(repeating: 8)
    let coverage = unsafeBitCast(coverages | coverages &<< 16, to: SIMD8<UInt16>.self)
    let product = coverage &* UInt16(truncatingIfNeeded: alpha) &+ half
    let rest = low &- ((product &+ (product &>> eight)) &>> eight)
    let even = unsafeBitCast(
      SIMD4<UInt32>(repeating: UInt32(truncatingIfNeeded: lanes)), to: SIMD8<UInt16>.self)
    let odd = unsafeBitCast(
      SIMD4<UInt32>(repeating: UInt32(truncatingIfNeeded: lanes &>> 32)),
      to: SIMD8<UInt16>.self)
    let pixels = raw.loadUnaligned(as: SIMD8<UInt16>.self)
    let e = even &* coverage &+ (pixels & low) &* rest &+ half
    let o = odd &* coverage &+ (pixels &>> eight) &* rest &+ half
    let result = ((e &+ (e &>> eight)) &>> eight) | ((o &+ (o &>> eight)) & ~low)
    raw.storeBytes(of: result, as: SIMD8<UInt16>.self)
  }

  /// Composites the color over `count` pixels, all at one coverage of 1 to 255.
  @inline(__always)
  func draw(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    if coverage & alpha == 255 {
      PixelFill.fill(target, count: count, with: pixel)
    } else {
      blend(target, count: count, coverage: coverage)
    }
  }

  /// The smallest number of pixels for which calling the C function `zoetrope_blend_span` saves
  /// time.
  private static let kernelCount = 16

  /// Blends a span eight pixels at a time.
  ///
  /// The even bytes (red and blue) and the odd bytes (green and alpha) are processed in two
  /// separate vectors of 16-bit lanes, so lanes need not be moved. The arithmetic is that of
  /// ``PixelMath/over(_:alpha:coverage:_:)``.
  private func blend(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    let addend = lanes &* UInt64(coverage) &+ PixelMath.half
    let rest = 255 &- PixelMath.quotient(alpha &* coverage)
    // The C function uses wide vectors. On processors without such vectors, the function composites
    // no pixels.
    var index =
      count < Self.kernelCount
      ? 0
      : zoetrope_blend_span(
        target, count, UInt32(truncatingIfNeeded: addend),
        UInt32(truncatingIfNeeded: addend &>> 32), rest)
    if index &+ 8 <= count {
      let even = unsafeBitCast(
        SIMD8<UInt32>(repeating: UInt32(truncatingIfNeeded: addend)), to: SIMD16<UInt16>.self)
      let odd = unsafeBitCast(
        SIMD8<UInt32>(repeating: UInt32(truncatingIfNeeded: addend &>> 32)),
        to: SIMD16<UInt16>.self)
      let factor = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: rest))
      let raw = UnsafeMutableRawPointer(target)
      let low = SIMD16<UInt16>(repeating: 0x00FF)
      let eight = SIMD16<UInt16>(repeating: 8)
      while index &+ 8 <= count {
        let pixels = raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt16>.self)
        let e = (pixels & low) &* factor &+ even
        let o = (pixels &>> eight) &* factor &+ odd
        let newEven = (e &+ (e &>> eight)) &>> eight
        let newOdd = (o &+ (o &>> eight)) & ~low
        raw.storeBytes(of: newEven | newOdd, toByteOffset: index &* 4, as: SIMD16<UInt16>.self)
        index &+= 8
      }
    }
    if index &+ 4 <= count {
      draw(target + index, coverages: SIMD4(repeating: coverage))
      index &+= 4
    }
    let factor = UInt64(rest)
    while index < count {
      target[index] = PixelMath.packedQuotients(
        PixelMath.spread(target[index]) &* factor &+ addend)
      index &+= 1
    }
  }
}
