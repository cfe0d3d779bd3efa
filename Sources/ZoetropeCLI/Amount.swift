import Foundation

/// Formats numbers for messages.
enum Amount {
  /// Formats a count with its noun: "1 frame", "150 frames".
  static func count(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  /// Formats a number of bytes in decimal units (bytes, kB, MB, GB, TB), such as `1.5 kB` or `150
  /// MB`. In all units except bytes, a value below 10 has one digit after the point.
  static func bytes(_ bytes: Double) -> String {
    let units = ["bytes", "kB", "MB", "GB", "TB"]
    var (value, unit) = (bytes, 0)
    while value >= 1000, unit < units.count - 1 {
      value /= 1000
      unit += 1
    }
    return value < 10 && unit > 0
      ? "\((value * 10).rounded() / 10) \(units[unit])"
      : "\(number(value.rounded())) \(units[unit])"
  }

  /// Formats a size in pixels: `640x360 pixels`. Sides may exceed the range of `Int`.
  static func pixels(_ width: Double, _ height: Double) -> String {
    "\(number(width))x\(number(height)) pixels"
  }

  /// Formats a number. A whole number has no digits after the point: `2`, but `2.5`.
  static func number(_ value: Double) -> String {
    if abs(value) < 1e15, let whole = Int(exactly: value) { "\(whole)" } else { "\(value)" }
  }

  /// Formats a number rounded to two digits after the point.
  static func rounded(_ value: Double) -> String { number((value * 100).rounded() / 100) }
}
