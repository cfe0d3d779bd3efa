import Foundation

/// Formats numbers for failure messages.
enum PlacementNumber {
  /// Formats a number with at most the given number of digits after the point, without trailing
  /// zeros: `12`, `12.5`, `0`, `nan`, `inf`.
  static func rounded(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.\(digits)f", value)
    guard text.contains(".") else { return text }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return trimmed == "-0" ? "0" : String(trimmed)
  }

  /// Formats a number as the shortest text that reads back as the same number: `0.01`, `2`.
  static func precise(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Formats a difference with its sign: `+1.5`, `-2`. It is rounded to two digits after the point.
  /// If its magnitude is below 0.005, it is rounded to two significant digits instead.
  static func difference(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = abs(value) >= 0.005 ? rounded(value) : String(format: "%.2g", value)
    return value > 0 ? "+\(text)" : text
  }
}
