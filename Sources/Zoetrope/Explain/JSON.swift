/// A JSON value (RFC 8259) whose objects keep the order of their keys.
package indirect enum JSON {
  case null
  case string(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// The value as text on one line. Each number is the shortest text that reads back as the same
  /// `Double`. Infinities and NaN become null.
  package var text: String {
    switch self {
    case .null: "null"
    case .string(let text): JSON.quote(text)
    case .number(let value): JSON.text(of: value)
    case .integer(let value): "\(value)"
    case .boolean(let value): "\(value)"
    case .array(let values): "[\(values.map(\.text).joined(separator: ", "))]"
    case .object(let pairs):
      "{\(pairs.map { "\(JSON.quote($0.key)): \($0.value.text)" }.joined(separator: ", "))}"
    }
  }

  /// The value as text. An array has one element per line; any other value is on one line.
  package var lines: String {
    guard case .array(let values) = self, !values.isEmpty else { return text }
    return "[\n  \(values.map(\.text).joined(separator: ",\n  "))\n]"
  }

  /// Formats a number without a redundant ".0". Infinities and NaN become `null`.
  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "null" }
    if abs(value) < 1e15, let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }

  private static func quote(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
