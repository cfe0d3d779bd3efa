import Foundation

extension String {
  /// Appends a number with at most six significant digits, as C's `printf` writes it for `%g`. The
  /// last digit is rounded to the nearest value; a tie is rounded to the even digit.
  package mutating func appendSixDigits(of number: Double) {
    let size = abs(number)
    guard size < 999_999, let exponent = Self.exponents.first(where: { size >= $0.power }) else {
      // `printf` formats all other numbers, such as zeros, numbers with an exponent, infinities and
      // NaN.
      self += Self(format: "%g", number)
      return
    }
    var (digits, places) = (size.roundedTimes(exponent.factor), exponent.places)
    while places > 0 && digits % 10 == 0 { (digits, places) = (digits / 10, places - 1) }
    let unit = Self.units[places]
    if number < 0 { self += "-" }
    self += String(digits / unit)
    if places == 0 { return }
    let decimals = String(digits % unit)
    self += "."
    for _ in decimals.utf8.count..<places { self += "0" }
    self += decimals
  }

  /// The numbers of decimal places that give six significant digits, in descending order of
  /// `power`. An entry applies to numbers of at least `power` and less than ten times `power`. Such
  /// numbers get `places` decimal places; `factor` is ten to the power of `places`.
  private static let exponents: [(power: Double, places: Int, factor: Double)] = [
    (1e5, 0, 1), (1e4, 1, 1e1), (1e3, 2, 1e2), (1e2, 3, 1e3), (1e1, 4, 1e4), (1e0, 5, 1e5),
    (1e-1, 6, 1e6), (1e-2, 7, 1e7), (1e-3, 8, 1e8), (1e-4, 9, 1e9),
  ]

  /// The powers of ten from 1 to 1,000,000,000.
  private static let units = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]
}

extension Double {
  /// Returns the exact product with another number, rounded once to the nearest integer. A product
  /// halfway between two integers is rounded to the even one. Both numbers are positive, and the
  /// product is at most 1,000,000.
  fileprivate func roundedTimes(_ factor: Double) -> Int {
    let product = self * factor
    // The exact product minus the rounded product. A fused multiply-add computes this difference
    // exactly.
    let lost = (-product).addingProduct(self, factor)
    let below = product.rounded(.down)
    // This difference is exact. If it is not zero, its magnitude is larger than that of `lost`.
    // Adding `lost` would then not change its sign.
    let excess = product - below - 0.5
    let isAbove = excess > 0 || excess == 0 && lost > 0
    let isTie = excess == 0 && lost == 0
    return Int(below) + (isAbove || isTie && Int(below) % 2 == 1 ? 1 : 0)
  }
}
