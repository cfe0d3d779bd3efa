/// The fixed-point format of positions and lengths in an image: 32 fractional bits.
enum ImageFixed {
  static let bits = 32
  static let one: Int64 = 1 << 32

  /// Returns a number in fixed point, rounded to nearest. Magnitudes above 2^28, which exceed any
  /// image, are clamped.
  static func fixed(_ value: Double) -> Int64 {
    let limit = Double(1 << 28)
    return Int64((min(max(value, -limit), limit) * Double(one)).rounded())
  }

  /// Returns the product of two numbers, rounded down.
  @inline(__always)
  static func product(_ a: Int64, _ b: Int64) -> Int64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return high << 32 | Int64(bitPattern: UInt64(low >> 32))
  }
}
