import Foundation

extension MarkdownParser {
  /// Parses an entity at the current position: `&name;`, `&#10;` or `&#xA;`. Other text stays
  /// literal.
  mutating func readEntity() {
    let rest = units[(position + 1)...].prefix(10)
    guard let end = rest.firstIndex(of: .semicolon),
      let unit = Self.entity(Array(rest[..<end]).markdownString)
    else { return readLiteral() }
    literal.append(unit)
    position = end + 1
  }

  /// Returns the character of an HTML entity. Supports numeric entities and the most common names;
  /// returns nil for all others.
  private static func entity(_ name: String) -> MarkdownUnit? {
    if name.hasPrefix("#") { return numbered(name.dropFirst()) }
    let scalar: Unicode.Scalar
    switch name {
    case "amp": scalar = "&"
    case "lt": scalar = "<"
    case "gt": scalar = ">"
    case "quot": scalar = "\""
    case "apos": scalar = "'"
    case "nbsp": scalar = "\u{A0}"
    case "copy": scalar = "©"
    case "reg": scalar = "®"
    case "trade": scalar = "™"
    case "hellip": scalar = "…"
    case "ndash": scalar = "–"
    case "mdash": scalar = "—"
    case "deg": scalar = "°"
    case "times": scalar = "×"
    case "euro": scalar = "€"
    default: return nil
    }
    return scalar.value
  }

  /// Returns the character of a numeric entity, or nil if the digits are invalid. The result is the
  /// replacement character U+FFFD if the number is 0 or is not a Unicode scalar.
  private static func numbered(_ digits: Substring) -> MarkdownUnit? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard digits.allSatisfy({ $0.isHexDigit }),
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return number == 0 || Unicode.Scalar(number) == nil ? 0xFFFD : number
  }
}
