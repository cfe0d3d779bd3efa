/// A token of Swift source code.
package struct SourceToken {
  package enum Kind {
    /// A keyword, or a name with or without backticks.
    case word
    case number
    /// A string literal of any form, with its delimiters and interpolations.
    case string
    /// One character of punctuation, or `->`.
    case mark
  }

  package var kind: Kind
  package var text: String
  /// The range of the token in the source, in UTF-8 bytes.
  package var range: Range<Int>
  /// Whether the token is the first on its line.
  package var startsLine: Bool

  package func isMark(_ text: String) -> Bool { kind == .mark && self.text == text }
  package func isWord(_ text: String) -> Bool { kind == .word && self.text == text }
}

/// Splits Swift source code into tokens and skips comments and white space.
///
/// Guarantees: every source is read to its end, even if it is incomplete. Tokens are in the order
/// of the source and do not overlap.
package struct SourceScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var startsLine = true

  init(_ source: String) { bytes = Array(source.utf8) }

  /// Returns all tokens of a source, in order.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func tokens(of source: String) -> [SourceToken] {
    var scanner = SourceScanner(source)
    var tokens: [SourceToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// Returns the byte that is `offset` bytes after the current position; nil after the end of the
  /// source.
  private func byte(_ offset: Int = 0) -> UInt8? {
    bytes.indices.contains(position + offset) ? bytes[position + offset] : nil
  }

  private mutating func next() -> SourceToken? {
    skipBlanks()
    guard let first = byte() else { return nil }
    let start = position
    let kind = skipToken(first)
    // In invalid source, a literal or a name may have no end. The position is then past the end of
    // the source.
    position = min(position, bytes.count)
    defer { startsLine = false }
    return SourceToken(
      kind: kind, text: String(decoding: bytes[start..<position], as: UTF8.self),
      range: start..<position, startsLine: startsLine)
  }

  /// Skips the token that begins at the current position, and returns its kind.
  private mutating func skipToken(_ first: UInt8) -> SourceToken.Kind {
    if first == UInt8(ascii: "`") {
      position += 1
      while let next = byte(), next != UInt8(ascii: "`") { position += 1 }
      position += 1
      return .word
    }
    if isWordByte(first) {
      let isNumber = isDigit(first)
      while let next = byte(), isWordByte(next) || (isNumber && isPointOfNumber(next)) {
        position += 1
      }
      return isNumber ? .number : .word
    }
    if skipString(first) { return .string }
    position += first == UInt8(ascii: "-") && byte(1) == UInt8(ascii: ">") ? 2 : 1
    return .mark
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  private func isPointOfNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") && isDigit(self.byte(1))
  }

  private mutating func skipBlanks() {
    while let byte = byte() {
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        startsLine = true
        position += 1
      } else if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        position += 1
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
        while let next = self.byte(), next != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  /// Skips a comment between `/*` and `*/`. The comment may contain further comments of this form.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        position += 1
      }
    } while depth > 0 && byte() != nil
  }

  /// Skips a string literal of any form at the current position.
  ///
  /// - Returns: Whether there was a string literal to skip.
  private mutating func skipString(_ first: UInt8) -> Bool {
    var hashes = 0
    while byte(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard byte(hashes) == UInt8(ascii: "\"") else { return false }
    position += hashes
    let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    position += quotes
    while byte() != nil {
      if closesString(quotes: quotes, hashes: hashes) {
        position += quotes + hashes
        return true
      }
      if byte() == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
        position += 1 + hashes
        if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else {
        position += 1
      }
    }
    return true
  }

  private func hasHashes(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }

  private func closesString(quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasHashes(hashes, at: quotes)
  }

  /// Skips an interpolation: its parentheses and their contents, which may contain further string
  /// literals.
  private mutating func skipInterpolation() {
    var depth = 0
    repeat {
      skipBlanks()
      guard let first = byte() else { return }
      if first == UInt8(ascii: "(") { depth += 1 }
      if first == UInt8(ascii: ")") { depth -= 1 }
      _ = skipToken(first)
    } while depth > 0
  }
}
