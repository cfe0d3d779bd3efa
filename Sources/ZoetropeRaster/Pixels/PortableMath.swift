/// Functions that use only operations for which IEEE 754 requires correct rounding. Their results
/// are therefore the same, to the last bit, with any C library.
enum PortableMath {
  private static let logOf2: Double = 0.693_147_180_559_945_3

  /// Returns e to the power of `x`, for `x` up to 0, with a relative error below 1e-14.
  ///
  /// Let x be r - n ln 2 with a whole number n. The function evaluates the Taylor series of degree
  /// 14 at r, and halves the result n times.
  static func exponential(_ x: Double) -> Double {
    guard x > -700 else { return 0 }
    let halvings = (-x / logOf2).rounded(.down)
    let rest = x + halvings * logOf2
    var sum = 1.0
    for degree in stride(from: 14.0, to: 0, by: -1) { sum = 1 + sum * rest / degree }
    return sum * Double(sign: .plus, exponent: -Int(halvings), significand: 1)
  }

  /// Returns the error function of `x`, with an error below 1e-14.
  ///
  /// The function evaluates the series 2 / sqrt(pi) e^(-x²) (x + 2 x³ / 3 + 4 x⁵ / 15 + ...) of
  /// Abramowitz and Stegun, 7.1.6. All terms of the series have the same sign.
  static func errorFunction(_ x: Double) -> Double {
    let distance = abs(x)
    guard distance < 6 else { return x < 0 ? -1 : 1 }
    let square = distance * distance
    var term = distance
    var sum = distance
    var odd = 1.0
    while term > sum * 1e-17 {
      odd += 2
      term *= 2 * square / odd
      sum += term
    }
    let value = 1.128_379_167_095_512_6 * exponential(-square) * sum
    return x < 0 ? -value : value
  }

  /// Returns the positive `degree`-th root of a positive number, with a relative error below 1e-14.
  static func root(_ x: Double, degree: Int) -> Double {
    guard x > 0 else { return 0 }
    // Newton's method approaches the root from above and never passes it.
    var guess = max(x, 1)
    while true {
      var power = 1.0
      for _ in 1..<degree { power *= guess }
      let next = guess - (guess - x / power) / Double(degree)
      if !(next < guess) { return guess }
      guess = next
    }
  }
}
