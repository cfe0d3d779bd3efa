import Foundation

/// A placeholder for a value in a format string, such as `%2$05.1lf`.
struct FormatSpecifier: Equatable {
  /// The position of the value among the arguments, counted from 1; nil for the next argument.
  var position: Int?
  /// The flags: any of the characters `-+ #0`. The flag `'` is dropped during parsing.
  var flags = ""
  /// The minimum number of characters; nil for none.
  var width: Int?
  /// The precision as in C (for example the number of decimals for `%f`); nil for the default.
  var precision: Int?
  /// The conversion character, as in C.
  var conversion: Character = "@"

  /// Returns the specifier in C's syntax, without its position.
  ///
  /// - Parameter length: The length modifier in front of the conversion character (for example
  ///   `ll`); empty for none.
  func source(conversion length: String) -> String {
    let width = self.width.map(String.init) ?? ""
    let precision = self.precision.map { ".\($0)" } ?? ""
    return "%\(flags)\(width)\(precision)\(length)\(conversion)"
  }

  /// Returns the string, padded with spaces to the width of this specifier.
  func padded(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, (width ?? 0) - text.count))
    return flags.contains("-") ? text + spaces : spaces + text
  }
}

/// A piece of a format string.
enum FormatPiece: Equatable {
  case literal(String)
  case value(FormatSpecifier)

  /// Splits a format string of length *n* into literals and placeholders, in O(*n*).
  ///
  /// The syntax is that of C's `printf` with positions (POSIX.1-2017, fprintf), extended by `%@`. A
  /// percent sign that does not begin a placeholder is kept as literal text.
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

  /// Parses the characters of a specifier after its percent sign, and removes them from the text.
  /// If they do not form a valid specifier, the result is nil and the text stays unchanged.
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

  /// Parses a number. Returns nil if there is no number, or if the number is greater than 1,000.
  private static func number(_ text: inout Substring) -> Int? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= 1_000 else { return nil }
    text = text.dropFirst(digits.count)
    return number
  }
}
