import ZoetropeDisplayList

/// Sets all pixels whose alpha lies within a range to one color, and makes all others transparent.
struct AlphaThresholdKernel {
  private let minimum: Double
  private let maximum: Double
  private let color: UInt32

  /// The kernel's result for a transparent pixel.
  var emptyPixel: UInt32 { changed(0) }

  /// Creates a kernel for alphas in `minimum ... maximum`, where 0 is transparent and 1 is opaque.
  /// If a limit is NaN, the range contains no alpha.
  init(minimum: Double, maximum: Double, color: PaintColor) {
    // Alphas are bytes, and a limit may be exactly one of them. For example, 0.2 stands for the
    // byte 51. The margin ensures that rounding does not exclude this byte.
    self.minimum = minimum * 255 - 1e-6
    self.maximum = maximum * 255 + 1e-6
    self.color = SIMD4(color.red, color.green, color.blue, color.alpha).premultipliedPixel()
  }

  /// Changes `count` pixels in place. O(`count`)
  func apply(to row: UnsafeMutablePointer<UInt32>, count: Int) {
    for x in 0..<count { row[x] = changed(row[x]) }
  }

  @inline(__always)
  private func changed(_ pixel: UInt32) -> UInt32 {
    let alpha = Double(pixel >> 24)
    return alpha >= minimum && alpha <= maximum ? color : 0
  }
}
