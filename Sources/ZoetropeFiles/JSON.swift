/// A JSON value (RFC 8259) whose objects keep the order of their keys.
package enum JSON {
  case null
  case string(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// Creates a truth value.
  package init(_ value: Bool) { self = .boolean(value) }

  /// Creates an object whose keys are in the order of their text. O(*n* log *n*).
  package init(sorted values: [String: JSON]) {
    self = .object(values.sorted { $0.key < $1.key })
  }

  /// The value as text on one line. Each number is the shortest text that reads back as the same
  /// `Double`. Infinities and NaN become null.
  package var text: String {
    var text = ""
    append(to: &text)
    return text
  }

  /// Appends the value as text on one line.
  package func append(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .string(let string): JSON.append(quoted: string, to: &text)
    case .number(let value): text += JSON.text(of: value)
    case .integer(let value): text += String(value)
    case .boolean(let value): text += value ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.append(to: &text)
      }
      text += "]"
    case .object(let pairs):
      text += "{"
      for (index, pair) in pairs.enumerated() {
        if index > 0 { text += ", " }
        JSON.append(quoted: pair.key, to: &text)
        text += ": "
        pair.value.append(to: &text)
      }
      text += "}"
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

  private static func append(quoted string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 32 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
    {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(escaped: scalar, to: &text) }
    }
    text += "\""
  }

  private static func append(escaped scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\t": text += "\\t"
    case _ where scalar.value < 32:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
