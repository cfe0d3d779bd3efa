import ZoetropeDisplayList

/// Converts colors to the space in which they are interpolated, and back to sRGB.
///
/// All functions consist of sums, products, quotients and square roots of `Double` numbers, so that
/// results are the same to the last bit on every machine. Powers are computed from roots, and roots
/// by Newton's method.
enum InterpolationSpace {
  /// Converts a straight sRGB color to the space in which it is interpolated. Alpha, the last
  /// component, does not change.
  static func enter(_ color: SIMD4<Double>, _ space: ColorInterpolation) -> SIMD4<Double> {
    switch space {
    case .device: color
    case .linear: linear(color)
    case .perceptual: oklab(linear(color))
    }
  }

  /// Converts a color from the space in which it is interpolated to straight sRGB. Components are
  /// clamped to 0...1.
  static func leave(_ color: SIMD4<Double>, _ space: ColorInterpolation) -> SIMD4<Double> {
    switch space {
    case .device: unit(color)
    case .linear: encoded(unit(color))
    case .perceptual: encoded(unit(linear(fromOklab: color)))
    }
  }

  /// Returns the color with its alpha clamped to 0...1.
  static func unitAlpha(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color.x, color.y, color.z, color.w > 0 ? min(color.w, 1) : 0)
  }

  /// Returns the color with its components clamped to 0...1; NaN becomes 0.
  static func unit(_ color: SIMD4<Double>) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for index in 0..<4 where color[index] > 0 { result[index] = min(color[index], 1) }
    return result
  }

  // MARK: sRGB (IEC 61966-2-1)

  private static func linear(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(decoded(color.x), decoded(color.y), decoded(color.z), color.w)
  }

  private static func encoded(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(encoded(color.x), encoded(color.y), encoded(color.z), color.w)
  }

  /// Decodes an sRGB component to linear light, 0 to 1.
  static func decoded(_ value: Double) -> Double {
    if value <= 0.04045 { return value / 12.92 }
    let z = (value + 0.055) / 1.055
    // z^2.4 = z^2 (z^2)^(1/5)
    return z * z * fifthRoot(z * z)
  }

  /// Encodes linear light, 0 to 1, as an sRGB component.
  static func encoded(_ light: Double) -> Double {
    if light <= 0.0031308 { return light * 12.92 }
    // x^(1/2.4) = x^(5/12) = x^(1/4) (x^(1/12))^2
    let fourth = light.squareRoot().squareRoot()
    let twelfth = cubeRoot(fourth)
    return 1.055 * fourth * twelfth * twelfth - 0.055
  }

  // MARK: Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020)

  private static func oklab(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let l = cubeRoot(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z)
    let m = cubeRoot(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z)
    let s = cubeRoot(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.w)
  }

  private static func linear(fromOklab c: SIMD4<Double>) -> SIMD4<Double> {
    let l = c.x + 0.3963377774 * c.y + 0.2158037573 * c.z
    let m = c.x - 0.1055613458 * c.y - 0.0638541728 * c.z
    let s = c.x - 0.0894841775 * c.y - 1.2914855480 * c.z
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return SIMD4(
      4.0767416621 * l3 - 3.3077115913 * m3 + 0.2309699292 * s3,
      -1.2684380046 * l3 + 2.6097574011 * m3 - 0.3413193965 * s3,
      -0.0041960863 * l3 - 0.7034186147 * m3 + 1.7076147010 * s3, c.w)
  }

  // MARK: Roots

  /// Returns the cube root of a positive number; 0 for negative numbers and numbers up to 1e-30.
  static func cubeRoot(_ x: Double) -> Double {
    guard x > 1e-30 else { return 0 }
    // Dividing the bits by three gives a guess within a few percent. Each step of Newton's method
    // doubles the number of correct digits.
    var y = Double(bitPattern: x.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<5 { y -= (y * y * y - x) / (3 * y * y) }
    return y
  }

  /// Returns the fifth root of a positive number; 0 for negative numbers and numbers up to 1e-30.
  static func fifthRoot(_ x: Double) -> Double {
    guard x > 1e-30 else { return 0 }
    var y = Double(bitPattern: x.bitPattern / 5 + 0x3325_0000_0000_0000)
    for _ in 0..<6 {
      let fourth = y * y * y * y
      y -= (fourth * y - x) / (5 * fourth)
    }
    return y
  }
}
