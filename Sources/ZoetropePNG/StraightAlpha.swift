/// Conversion from premultiplied to straight alpha.
package enum StraightAlpha {
  /// The smallest integer above `2^32 / alpha` for each alpha; 0 for alpha 0. Multiplication by
  /// this integer and a shift by 32 bits replace a division by alpha, with an exact result.
  ///
  /// A reciprocal divided by 2^32 exceeds 1 / alpha by at most 2^-32. Numerators are below 2^17, so
  /// that the error of a quotient is below 2^-15. That is less than 1/255, the smallest distance of
  /// a quotient from the next whole number.
  private static let reciprocals: [UInt64] = (0..<256).map { alpha in
    alpha == 0 ? 0 : (1 << 32) / UInt64(alpha) + 1
  }

  /// Converts pixels from premultiplied to straight alpha, in the byte order of a ``Bitmap``.
  ///
  /// - Parameters:
  ///   - pixels: The first premultiplied pixel.
  ///   - count: The number of pixels.
  ///   - target: The memory for the straight pixels, which must not overlap the premultiplied
  ///     pixels.
  package static func convert(
    _ pixels: UnsafePointer<UInt32>, count: Int, to target: UnsafeMutablePointer<UInt32>
  ) {
    for index in 0..<count { target[index] = straight(pixels[index]) }
  }

  /// Returns the pixel with each color channel multiplied by 255 / alpha and rounded to nearest; 0
  /// if alpha is 0.
  ///
  /// A channel that is larger than its alpha, which is invalid, becomes 255.
  static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let reciprocal = reciprocals[Int(alpha)]
    func channel(_ shift: UInt32) -> UInt32 {
      let value = min((pixel >> shift) & 255, alpha)
      let numerator = UInt64(value * 255 + alpha / 2)
      return UInt32((numerator &* reciprocal) >> 32) << shift
    }
    return channel(0) | channel(8) | channel(16) | alpha << 24
  }
}
