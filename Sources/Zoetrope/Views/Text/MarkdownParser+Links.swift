import Foundation

extension MarkdownParser {
  /// Records the opening bracket at the current position. It may begin a link, an image or a text
  /// with attributes.
  mutating func openBracket(_ kind: BracketKind) {
    flush()
    brackets.append(
      Bracket(node: nodes.count, delimiterCount: delimiters.count, kind: kind))
    let length = kind == .link ? 1 : 2
    nodes.append(Node(units: Array(units[position..<position + length])))
    position += length
  }

  /// Parses the closing bracket at the current position.
  ///
  /// If the brackets form a link, an image or a text with attributes, only the content of the
  /// brackets remains. The content of a link also gets the destination of the link. Otherwise, the
  /// closing bracket is literal text.
  mutating func closeBracket() {
    guard let bracket = brackets.popLast(), bracket.isActive,
      let (destination, end) = bracket.kind == .attributes
        ? attributes(from: position + 1) : destination(from: position + 1)
    else { return readLiteral() }
    flush()
    position = end
    nodes[bracket.node].units = []
    matchDelimiters(from: bracket.delimiterCount)
    if bracket.kind != .link { return }
    for index in bracket.node..<nodes.count { nodes[index].destination = destination }
    for index in brackets.indices where brackets[index].kind == .link {
      brackets[index].isActive = false
    }
  }

  /// Parses `(destination "title")`. Returns the destination, and the index after the closing
  /// parenthesis.
  private func destination(from start: Int) -> (units: [MarkdownUnit], end: Int)? {
    var cursor = Cursor(units: units, index: start)
    guard cursor.take("(") else { return nil }
    cursor.skipSpace()
    guard let destination = cursor.peek == .less ? cursor.bracketed() : cursor.bare()
    else { return nil }
    if cursor.skipSpace() { cursor.skipTitle() }
    cursor.skipSpace()
    return cursor.take(")") ? (destination, cursor.index) : nil
  }

  /// Parses `(name: value)`. Returns the text between the parentheses, and the index after the
  /// closing one.
  private func attributes(from start: Int) -> (units: [MarkdownUnit], end: Int)? {
    var cursor = Cursor(units: units, index: start)
    guard cursor.take("("), let end = units[cursor.index...].firstIndex(of: .closeParenthesis)
    else { return nil }
    return (Array(units[cursor.index..<end]), end + 1)
  }

  /// Parses `<scheme:address>` as a link that shows its own address.
  mutating func readAutolink() {
    var cursor = Cursor(units: units, index: position)
    guard let address = cursor.bracketed(), Self.hasScheme(address) else { return readLiteral() }
    flush()
    nodes.append(Node(units: address, destination: address))
    position = cursor.index
  }

  /// Whether an address begins with a scheme of 2 to 32 characters and contains no spaces.
  private static func hasScheme(_ address: [MarkdownUnit]) -> Bool {
    guard let colon = address.firstIndex(of: .colon), 2...32 ~= colon else {
      return false
    }
    let scheme = Array(address[..<colon]).markdownString
    return scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil
      && !address.contains { $0 <= 0x20 }
  }

  /// A reading position in the text.
  private struct Cursor {
    let units: [MarkdownUnit]
    var index: Int

    var peek: MarkdownUnit? { units.indices.contains(index) ? units[index] : nil }

    /// Skips the next character if it is the given one. Returns whether the character was skipped.
    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard peek == character.value else { return false }
      index += 1
      return true
    }

    /// Skips whitespace, and returns whether any whitespace was skipped.
    @discardableResult mutating func skipSpace() -> Bool {
      let start = index
      while let unit = peek, unit.isMarkdownWhitespace { index += 1 }
      return index > start
    }

    /// Reads the content between `<` and `>`. The result is nil if one of the two brackets is
    /// missing, or if the content contains a line feed or an unescaped `<` (without a backslash in
    /// front).
    mutating func bracketed() -> [MarkdownUnit]? {
      guard take("<") else { return nil }
      var result: [MarkdownUnit] = []
      while let unit = next() {
        switch unit {
        case .plain(.greater): return result
        case .plain(.less), .plain(.lineFeed): return nil
        case .plain(let unit), .escaped(let unit): result.append(unit)
        }
      }
      return nil
    }

    /// Reads an address that is not in angle brackets. The address ends before a space, a control
    /// character or an unmatched closing parenthesis. Returns nil if an opening parenthesis in the
    /// address is not closed.
    mutating func bare() -> [MarkdownUnit]? {
      var result: [MarkdownUnit] = []
      var depth = 0
      while let here = peek, here > 0x20, here != 0x7F {
        if here == .closeParenthesis, depth == 0 { break }
        guard let unit = next() else { break }
        switch unit {
        case .plain(let unit):
          if unit == .openParenthesis { depth += 1 }
          if unit == .closeParenthesis { depth -= 1 }
          // CommonMark requires support for at least three levels of nested parentheses. The limit
          // of 32 bounds the cost of hostile input.
          if depth > 32 { return nil }
          result.append(unit)
        case .escaped(let unit): result.append(unit)
        }
      }
      return depth == 0 ? result : nil
    }

    /// Skips a title in quotation marks or parentheses, if there is a complete one.
    mutating func skipTitle() {
      let closing: [MarkdownUnit: MarkdownUnit] = [0x22: 0x22, 0x27: 0x27, 0x28: 0x29]
      guard let opening = peek, let closing = closing[opening] else { return }
      let start = index
      index += 1
      while let unit = next() {
        if case .plain(closing) = unit { return }
      }
      index = start
    }

    private enum Unit {
      case plain(MarkdownUnit)
      case escaped(MarkdownUnit)
    }

    private mutating func next() -> Unit? {
      guard let unit = peek else { return nil }
      index += 1
      guard unit == .backslash, let escaped = peek, escaped.isASCIIPunctuation else {
        return .plain(unit)
      }
      index += 1
      return .escaped(escaped)
    }
  }
}
