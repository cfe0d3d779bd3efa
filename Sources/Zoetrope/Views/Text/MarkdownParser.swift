import Foundation

/// A reader of inline Markdown: emphasis, code, strikethrough, links, escapes and a few entities.
///
/// It follows CommonMark 0.31.2 (spec.commonmark.org, chapter 6 and "An algorithm for parsing
/// nested emphasis and links"), and GitHub's specification 0.29 for strikethrough. Reference links
/// and HTML are left as they are written; of an image its description is kept. Foundation's
/// `^[text](attributes)` comes to its text: words are not inflected.
///
/// - Complexity: O(n²) in the length of the text at worst, O(n) for texts that people write.
struct MarkdownParser {
  /// A piece of text, or a run of delimiters that may turn out to be one.
  struct Node {
    var units: [MarkdownUnit]
    var intent: InlinePresentationIntent = []
    var destination: [MarkdownUnit]?
    var delimiter: MarkdownDelimiter?
  }

  /// An opening bracket that may begin a link.
  struct Bracket {
    let node: Int
    /// How many delimiters there were before it.
    let delimiterCount: Int
    let kind: BracketKind
    /// Cleared for brackets around a link: links do not nest.
    var isActive = true
  }

  /// What a bracket may be the beginning of.
  enum BracketKind {
    case link
    /// `![description](address)`.
    case image
    /// `^[text](inflect: true)`: Foundation's own, for attributes.
    case attributes
  }

  let units: [MarkdownUnit]
  let keepsWhitespace: Bool
  var position = 0
  var nodes: [Node] = []
  /// The nodes that are delimiters not used up yet.
  var delimiters: [Int] = []
  var brackets: [Bracket] = []
  /// Plain text that is not in a node yet.
  var literal: [MarkdownUnit] = []

  /// Reads a text.
  ///
  /// - Parameter keepsWhitespace: Whether line ends and the spaces around them stay. Otherwise one
  ///   becomes a space, or a line feed after two spaces or a backslash.
  static func parse(_ units: [MarkdownUnit], keepsWhitespace: Bool = true) -> [MarkdownRun] {
    guard units.contains(where: isSpecial) else { return [MarkdownRun(units: units)] }
    var parser = MarkdownParser(units: units, keepsWhitespace: keepsWhitespace)
    while parser.position < units.count { parser.step() }
    parser.flush()
    parser.matchDelimiters(from: 0)
    return parser.runs()
  }

  /// Reads a text.
  static func parse(_ text: String, keepsWhitespace: Bool = true) -> [MarkdownRun] {
    parse(text.unicodeScalars.map(\.value), keepsWhitespace: keepsWhitespace)
  }

  private init(units: [MarkdownUnit], keepsWhitespace: Bool) {
    self.units = units
    self.keepsWhitespace = keepsWhitespace
  }

  private static func isSpecial(_ unit: MarkdownUnit) -> Bool {
    switch Unicode.Scalar(unit) {
    case "*", "_", "~", "`", "[", "]", "!", "<", "&", "\\", "\n": true
    default: false
    }
  }

  /// The unit some places further on, or nothing.
  func peek(_ distance: Int = 0) -> MarkdownUnit? {
    let index = position + distance
    return units.indices.contains(index) ? units[index] : nil
  }

  private mutating func step() {
    let unit = units[position]
    switch Unicode.Scalar(unit) {
    case "\\": readEscape()
    case "`": readCode()
    case "*", "_", "~": readDelimiters(unit)
    case "!" where peek(1) == .openBracket: openBracket(.image)
    case "^" where peek(1) == .openBracket: openBracket(.attributes)
    case "[": openBracket(.link)
    case "]": closeBracket()
    case "<": readAutolink()
    case "&": readEntity()
    case "\n" where !keepsWhitespace: readLineEnd()
    default: readLiteral()
    }
  }

  mutating func readLiteral() {
    literal.append(units[position])
    position += 1
  }

  /// Makes a node of the plain text so far.
  mutating func flush() {
    if literal.isEmpty { return }
    nodes.append(Node(units: literal))
    literal.removeAll()
  }

  /// The backslash before punctuation goes, as does the one before a line end.
  private mutating func readEscape() {
    position += 1
    if let next = peek(), next.isASCIIPunctuation {
      readLiteral()
    } else if peek() == .lineFeed {
      breakLine()
    } else {
      literal.append(.backslash)
    }
  }

  private mutating func readLineEnd() {
    let spaces = literal.reversed().prefix { $0 == .space }.count
    literal.removeLast(spaces)
    if spaces >= 2 { return breakLine() }
    flush()
    nodes.append(Node(units: [.space], intent: .softBreak))
    skipLineEnd()
  }

  private mutating func breakLine() {
    flush()
    nodes.append(Node(units: [.lineFeed], intent: keepsWhitespace ? [] : .lineBreak))
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    position += 1
    while !keepsWhitespace, let unit = peek(), unit == .space || unit == .lineFeed {
      position += 1
    }
  }

  /// Code ends at as many backticks as it began with; nothing in it means anything else.
  private mutating func readCode() {
    let backtick = MarkdownUnit.backtick
    let count = units[position...].prefix { $0 == backtick }.count
    let start = position + count
    var end = start
    while let run = units[end...].firstIndex(of: backtick) {
      let length = units[run...].prefix { $0 == backtick }.count
      end = run + length
      guard length == count else { continue }
      flush()
      nodes.append(Node(units: code(units[start..<run]), intent: .code))
      position = end
      return
    }
    literal.append(contentsOf: units[position..<start])
    position = start
  }

  /// Line ends become spaces; one space at both ends goes, unless there is nothing else.
  private func code(_ source: ArraySlice<MarkdownUnit>) -> [MarkdownUnit] {
    let space = MarkdownUnit.space
    let code = source.map { $0 == .lineFeed ? space : $0 }
    let isPadded = code.count > 2 && code.first == space && code.last == space
    guard isPadded, code.contains(where: { $0 != space }) else { return code }
    return Array(code.dropFirst().dropLast())
  }

  /// The nodes in order, with neighbours that mean the same put together.
  private func runs() -> [MarkdownRun] {
    var runs: [MarkdownRun] = []
    for node in nodes {
      let units = node.delimiter?.remainingUnits ?? node.units
      if units.isEmpty { continue }
      let last = runs.count - 1
      if last >= 0, runs[last].intent == node.intent, runs[last].destination == node.destination {
        runs[last].units.append(contentsOf: units)
      } else {
        runs.append(
          MarkdownRun(units: units, intent: node.intent, destination: node.destination))
      }
    }
    return runs
  }
}
