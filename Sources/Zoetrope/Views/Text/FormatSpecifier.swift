import Foundation

/// A place in a format where a value goes, such as `%2$05.1lf`.
struct FormatSpecifier: Equatable {
  /// Which value, from 1; nil for the next one.
  var position: Int?
  /// Any of `-+ #0'`.
  var flags = ""
  /// The least number of characters.
  var width: Int?
  /// The number of decimals, or of digits.
  var precision: Int?
  /// What the value is, as in C.
  var conversion: Character = "@"

  /// The specifier in C's words, with a length modifier.
  func source(conversion length: String) -> String {
    let width = self.width.map(String.init) ?? ""
    let precision = self.precision.map { ".\($0)" } ?? ""
    return "%\(flags)\(width)\(precision)\(length)\(conversion)"
  }

  /// A string with spaces up to the width.
  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, (width ?? 0) - text.count))
    return flags.contains("-") ? text + spaces : spaces + text
  }
}

/// A piece of a format.
enum FormatPiece: Equatable {
  case literal(String)
  case value(FormatSpecifier)

  /// Takes a format apart. O(n) in its length.
  ///
  /// The syntax is that of C's `printf` with positions (POSIX.1-2017, fprintf) and `%@`. A percent
  /// sign that begins nothing of the kind stays as it is.
  static func parse(_ format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var literal = ""
    var rest = Substring(format)
    while let character = rest.first {
      rest.removeFirst()
      if character != "%" {
        literal.append(character)
      } else if rest.first == "%" {
        rest.removeFirst()
        literal.append("%")
      } else if let specifier = specifier(&rest) {
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(.value(specifier))
      } else {
        literal.append("%")
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Reads a specifier behind its percent sign; leaves the text where it is if there is none.
  private static func specifier(_ text: inout Substring) -> FormatSpecifier? {
    var rest = text
    var specifier = FormatSpecifier()
    let start = rest
    if let position = number(&rest), rest.first == "$" {
      rest.removeFirst()
      specifier.position = position
    } else {
      rest = start
    }
    specifier.flags = String(rest.prefix { "-+ #0'".contains($0) })
    rest = rest.dropFirst(specifier.flags.count)
    specifier.flags.removeAll { $0 == "'" }
    specifier.width = number(&rest)
    if rest.first == "." {
      rest.removeFirst()
      specifier.precision = number(&rest) ?? 0
    }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let conversion = rest.popFirst(), "@diuDUxXoOfFeEgGaAcCsSp".contains(conversion) else {
      return nil
    }
    specifier.conversion = conversion
    text = rest
    return specifier
  }

  /// Reads digits, of which there may be none; so many that they make sense.
  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000 else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }
}
