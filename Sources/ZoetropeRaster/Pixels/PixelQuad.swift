/// Four premultiplied pixels, one vector for each channel. Channels are 0 to 1.
struct PixelQuad {
  typealias Lanes = SIMD4<Float>

  var red: Lanes
  var green: Lanes
  var blue: Lanes
  var alpha: Lanes

  @inline(__always)
  init(red: Lanes, green: Lanes, blue: Lanes, alpha: Lanes) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Unpacks four pixels and multiplies their bytes by `factor`. The factor 1/255 converts the
  /// bytes to numbers from 0 to 1.
  @inline(__always)
  init(_ packed: SIMD4<UInt32>, times factor: Float) {
    let low = SIMD4<UInt32>(repeating: 255)
    red = Self.number(packed & low) * factor
    green = Self.number((packed &>> 8) & low) * factor
    blue = Self.number((packed &>> 16) & low) * factor
    alpha = Self.number(packed &>> 24) * factor
  }

  /// The pixels in 8 bits for each channel, rounded to nearest. No color channel exceeds the alpha
  /// of its pixel.
  ///
  /// In single precision, a color channel may be slightly larger than its alpha. Colors are
  /// therefore lowered a little before they are rounded, so that no color is rounded up while its
  /// alpha is rounded down.
  @inline(__always)
  var packed: SIMD4<UInt32> {
    let little: Float = 1e-4
    return Self.rounded(red * 255 - little) | Self.rounded(green * 255 - little) &<< 8
      | Self.rounded(blue * 255 - little) &<< 16 | Self.rounded(alpha * 255) &<< 24
  }

  /// Returns other + factor (self - other).
  @inline(__always)
  func mixed(_ factor: Lanes, with other: PixelQuad) -> PixelQuad {
    PixelQuad(
      red: other.red + factor * (red - other.red),
      green: other.green + factor * (green - other.green),
      blue: other.blue + factor * (blue - other.blue),
      alpha: other.alpha + factor * (alpha - other.alpha))
  }

  // The last bit of a Float is worth 1 from 2^23 on. Adding 2^23 therefore rounds to nearest, and
  // leaves whole numbers in the low bits. These bits are read by bit casts, because bit casts give
  // the same result everywhere and are fast in debug builds too.
  private static var whole: Float { 8_388_608 }

  /// Converts whole numbers below 2^23 to Floats.
  @inline(__always)
  static func number(_ lanes: SIMD4<UInt32>) -> Lanes {
    unsafeBitCast(lanes | SIMD4(repeating: whole.bitPattern), to: Lanes.self) - whole
  }

  /// Rounds each lane to the nearest whole number. The results must be 0 to 255.
  @inline(__always)
  static func rounded(_ lanes: Lanes) -> SIMD4<UInt32> {
    unsafeBitCast(lanes + whole, to: SIMD4<UInt32>.self) & SIMD4(repeating: 255)
  }

  /// Returns the square roots of numbers from 1/4 to 1, accurate except for the last bits of single
  /// precision.
  ///
  /// The result is x times 1 / sqrt(x). The second factor comes from three steps of Newton's method
  /// and a first guess that is computed from the bits of x (Lomont, "Fast Inverse Square Root",
  /// 2003). Unlike `squareRoot()`, the computation uses vector operations on all lanes.
  @inline(__always)
  static func root(_ x: Lanes) -> Lanes {
    let half = x * 0.5
    let bits =
      SIMD4<UInt32>(repeating: 0x5F37_59DF) &- unsafeBitCast(x, to: SIMD4<UInt32>.self) &>> 1
    var inverse = unsafeBitCast(bits, to: Lanes.self)
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    inverse = inverse * (1.5 - half * inverse * inverse)
    return x * inverse
  }

  @inline(__always)
  static func min(_ a: Lanes, _ b: Lanes) -> Lanes { choose(a, isLessThan: b, a, b) }

  @inline(__always)
  static func max(_ a: Lanes, _ b: Lanes) -> Lanes { choose(b, isLessThan: a, a, b) }

  /// Returns, lane by lane, `x` if `a` is less than `b`, and otherwise `y`. Selecting by the
  /// sign of the difference `a - b` takes fewer steps than a comparison that produces a mask.
  @inline(__always)
  static func choose(_ a: Lanes, isLessThan b: Lanes, _ x: Lanes, _ y: Lanes) -> Lanes {
    let bits = unsafeBitCast(a - b, to: SIMD4<Int32>.self) &>> 31
    let other = unsafeBitCast(y, to: SIMD4<Int32>.self)
    let change = (unsafeBitCast(x, to: SIMD4<Int32>.self) ^ other) & bits
    return unsafeBitCast(other ^ change, to: Lanes.self)
  }
}
