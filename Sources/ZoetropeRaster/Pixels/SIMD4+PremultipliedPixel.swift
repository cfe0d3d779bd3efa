extension SIMD4<Float> {
  /// Returns the premultiplied pixel of this straight color, whose components are 0 to 1. Each
  /// channel is rounded to nearest.
  func premultipliedPixel() -> UInt32 {
    func unit(_ value: Float) -> Float { value > 0 ? Swift.min(value, 1) : 0 }
    let alpha = unit(w) * 255
    func byte(_ value: Float) -> UInt32 { UInt32((unit(value) * alpha).rounded()) }
    return byte(x) | byte(y) << 8 | byte(z) << 16 | UInt32(alpha.rounded()) << 24
  }
}

extension SIMD4<Double> {
  /// Returns the premultiplied pixel of this straight color, whose components are 0 to 1. Each
  /// channel is rounded to nearest.
  @inline(__always)
  func premultipliedPixel() -> UInt32 {
    // Adding 2^52 leaves the nearest whole number in the low bits.
    let magic = 4_503_599_627_370_496.0
    let alpha = w * 255
    let scaled = SIMD4(x * alpha, y * alpha, z * alpha, alpha) + magic
    return UInt32(truncatingIfNeeded: scaled.x.bitPattern)
      | UInt32(truncatingIfNeeded: scaled.y.bitPattern) << 8
      | UInt32(truncatingIfNeeded: scaled.z.bitPattern) << 16
      | UInt32(truncatingIfNeeded: scaled.w.bitPattern) << 24
  }
}
