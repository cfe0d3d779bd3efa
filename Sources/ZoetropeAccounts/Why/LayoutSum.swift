import Foundation

/// A calculation with lengths in points, such as `20 + (540 - 452.78) / 2`.
///
/// A printed equation holds for the unrounded lengths, and also for the printed ones. Lengths are
/// rounded to hundredths. If the rounded lengths do not yield the rounded result, lengths are
/// printed with up to five decimal places. If even these do not yield the result, the equation ends
/// with the words "each rounded". The result of a calculation with a product or a quotient is
/// always rounded to hundredths.
indirect enum LayoutSum {
  case length(CGFloat)
  case sum(LayoutSum, LayoutSum)
  case difference(LayoutSum, LayoutSum)
  case product(Int, CGFloat)
  case quotient(LayoutSum, Int)
  /// The point at a fraction of the way from one length to another: `20 + (80 - 20) × 0.5`. The
  /// values are the two lengths and the fraction. The fraction is printed with two decimal places
  /// more than the lengths, so that it matches the percentage in the same sentence.
  case way(CGFloat, CGFloat, CGFloat)

  static func + (a: LayoutSum, b: LayoutSum) -> LayoutSum { .sum(a, b) }
  static func - (a: LayoutSum, b: LayoutSum) -> LayoutSum { .difference(a, b) }
  static func / (a: LayoutSum, b: Int) -> LayoutSum { .quotient(a, b) }

  /// The tolerance for rounding errors in a layout, in points.
  static let tolerance: CGFloat = 0.005

  /// Returns the text of an equation between the calculation and the given result; nil if the value
  /// of the calculation differs from the result.
  func equation(_ result: CGFloat) -> String? {
    guard abs(value() - result) < LayoutSum.tolerance else { return nil }
    for digits in 2...5 {
      let end = isExact ? digits : 2
      let (printed, expected) = (value(digits: digits), LayoutSum.rounded(result, end))
      guard abs(LayoutSum.rounded(printed, end) - expected) < 1e-9 * max(abs(expected), 1) else {
        continue
      }
      return "\(text(digits)) = \(LayoutSum.number(result, end))"
    }
    return "\(text(2)) = \(LayoutSum.number(result, 2)), each rounded"
  }

  /// Whether the calculation consists of sums and differences only, so that its result has no more
  /// decimal places than its terms.
  private var isExact: Bool {
    switch self {
    case .length: true
    case .sum(let a, let b), .difference(let a, let b): a.isExact && b.isExact
    case .product, .quotient, .way: false
    }
  }

  /// Returns the value of the calculation, in points. The terms are first rounded to the given
  /// number of decimal places. If `digits` is nil, they are not rounded.
  private func value(digits: Int? = nil) -> CGFloat {
    switch self {
    case .length(let length): digits.map { LayoutSum.rounded(length, $0) } ?? length
    case .sum(let a, let b): a.value(digits: digits) + b.value(digits: digits)
    case .difference(let a, let b): a.value(digits: digits) - b.value(digits: digits)
    case .product(let count, let length):
      CGFloat(count) * LayoutSum.length(length).value(digits: digits)
    case .quotient(let whole, let count): whole.value(digits: digits) / CGFloat(count)
    case .way(let start, let end, let part):
      LayoutSum.length(start).value(digits: digits)
        + (LayoutSum.length(end) - .length(start)).value(digits: digits)
        * LayoutSum.length(part).value(digits: digits.map { $0 + 2 })
    }
  }

  private func text(_ digits: Int) -> String {
    switch self {
    case .length(let length): LayoutSum.number(length, digits)
    case .sum(let a, .length(let length)) where length < 0:
      "\(a.text(digits)) - \(LayoutSum.number(-length, digits))"
    case .sum(let a, let b): "\(a.text(digits)) + \(b.text(digits))"
    case .difference(let a, .length(let length)) where length < 0:
      "\(a.text(digits)) + \(LayoutSum.number(-length, digits))"
    case .difference(let a, let b): "\(a.text(digits)) - \(b.operand(digits))"
    case .product(let count, let length): "\(count) × \(LayoutSum.number(length, digits))"
    case .quotient(let whole, let count): "\(whole.operand(digits)) / \(count)"
    case .way(let start, let end, let part):
      "\(LayoutSum.number(start, digits)) + "
        + (LayoutSum.length(end) - .length(start)).operand(digits)
        + " × \(LayoutSum.number(part, digits + 2))"
    }
  }

  /// Returns the text of this calculation as part of another one. A sum or a difference is put in
  /// parentheses.
  private func operand(_ digits: Int) -> String {
    switch self {
    case .sum, .difference: "(\(text(digits)))"
    default: text(digits)
    }
  }

  private static func rounded(_ value: CGFloat, _ digits: Int) -> CGFloat {
    let factor = CGFloat([1, 10, 100, 1_000, 10_000, 100_000, 1_000_000][digits])
    return (value * factor).rounded() / factor
  }

  private static func number(_ value: CGFloat, _ digits: Int) -> String {
    guard digits > 2, value.isFinite else { return LayoutDescription.number(value) }
    let rounded = rounded(value, digits)
    if abs(rounded) < 1e15, let whole = Int(exactly: rounded) { return "\(whole)" }
    var text = String(format: "%.\(digits)f", Double(rounded))
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
