import Foundation

/// Formats numbers for failure messages.
enum PlacementNumber {
  /// Rounds to the given number of digits after the point and drops trailing zeros: `12`, `12.5`,
  /// `0`, `nan`, `inf`.
  static func rounded(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.\(digits)f", value)
    guard text.contains(".") else { return text }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return trimmed == "-0" ? "0" : String(trimmed)
  }

  /// The shortest text that reads back as the same number: `0.01`, `2`.
  static func precise(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A difference with its sign, rounded to two digits after the point, or to two significant
  /// digits below 0.005.
  static func difference(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = abs(value) >= 0.005 ? rounded(value) : String(format: "%.2g", value)
    return value > 0 ? "+\(text)" : text
  }
}
