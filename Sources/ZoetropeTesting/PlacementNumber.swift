import Foundation

/// Numbers in points, for people.
enum PlacementNumber {
  /// Rounded, without useless zeros: `12`, `12.5`, `0`; `nan` and `inf` as they are.
  static func rounded(_ value: Double, digits: Int = 2) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = String(format: "%.\(digits)f", value)
    guard text.contains(".") else { return text }
    var trimmed = text[...]
    while trimmed.last == "0" { trimmed.removeLast() }
    if trimmed.last == "." { trimmed.removeLast() }
    return trimmed == "-0" ? "0" : String(trimmed)
  }

  /// As short as it can be written without loss: `0.01`, `2`.
  static func precise(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A difference with its sign, to two digits after the point, or more where it is smaller.
  static func difference(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = abs(value) >= 0.005 ? rounded(value) : String(format: "%.2g", value)
    return value > 0 ? "+\(text)" : text
  }
}
