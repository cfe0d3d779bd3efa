import Foundation

/// A parser of inline Markdown: emphasis, code, strikethrough, links, escapes and a few entities.
///
/// It follows CommonMark 0.31.2 (spec.commonmark.org, chapter 6 and "An algorithm for parsing
/// nested emphasis and links"), and GitHub's specification 0.29 for strikethrough. Reference links
/// and HTML stay literal. An image is replaced by its description. Foundation's
/// `^[text](attributes)` is replaced by its text, without inflection.
///
/// - Complexity: O(*n*²) in the length of the text in the worst case, O(*n*) for typical texts.
struct MarkdownParser {
  /// A piece of text, or a run of delimiters such as asterisks. Delimiters that are never paired
  /// become text.
  struct Node {
    var units: [MarkdownUnit]
    var intent: InlinePresentationIntent = []
    var destination: [MarkdownUnit]?
    var delimiter: MarkdownDelimiter?
  }

  /// An opening bracket that may begin a link.
  struct Bracket {
    let node: Int
    /// The number of delimiters before the bracket.
    let delimiterCount: Int
    let kind: BracketKind
    /// Whether the bracket may still begin a link. It is set to false when a link is found after
    /// the bracket, because links cannot be nested.
    var isActive = true
  }

  /// The construct that an opening bracket may begin.
  enum BracketKind {
    case link
    /// An image: `![description](address)`.
    case image
    /// Foundation's syntax for attributes: `^[text](inflect: true)`.
    case attributes
  }

  let units: [MarkdownUnit]
  let keepsWhitespace: Bool
  var position = 0
  var nodes: [Node] = []
  /// The indices in ``nodes`` of the delimiters that are not fully paired yet.
  var delimiters: [Int] = []
  var brackets: [Bracket] = []
  /// Literal text that has not been appended as a node yet.
  var literal: [MarkdownUnit] = []

  /// Parses a text into runs. All characters of a run have the same meaning, such as emphasis.
  ///
  /// - Parameter keepsWhitespace: Whether line breaks and the spaces around them are kept.
  ///   Otherwise a line break becomes a space; after two spaces or a backslash, it becomes a line
  ///   feed. Default true.
  static func parse(_ units: [MarkdownUnit], keepsWhitespace: Bool = true) -> [MarkdownRun] {
    guard units.contains(where: isSpecial) else { return [MarkdownRun(units: units)] }
    var parser = MarkdownParser(units: units, keepsWhitespace: keepsWhitespace)
    while parser.position < units.count { parser.step() }
    parser.flush()
    parser.matchDelimiters(from: 0)
    return parser.runs()
  }

  /// Parses a text into runs. All characters of a run have the same meaning, such as emphasis.
  ///
  /// - Parameter keepsWhitespace: Whether line breaks and the spaces around them are kept.
  ///   Otherwise a line break becomes a space; after two spaces or a backslash, it becomes a line
  ///   feed. Default true.
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

  /// Returns the unit at a distance from the current position; nil outside of the text.
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

  /// Appends a node that contains the literal text collected since the last node.
  mutating func flush() {
    if literal.isEmpty { return }
    nodes.append(Node(units: literal))
    literal.removeAll()
  }

  /// Parses the backslash at the current position. It is removed if it precedes punctuation or a
  /// line break; otherwise, it is literal text.
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

  /// Parses a code span between two runs of the same number of backticks. The content of the span
  /// stays literal. If the first run has no counterpart, its backticks are literal text.
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

  /// Returns the content of a code span.
  ///
  /// Line breaks become spaces. If there is a space at both ends, one space is removed at each end,
  /// unless the content consists of spaces only.
  private func code(_ source: ArraySlice<MarkdownUnit>) -> [MarkdownUnit] {
    let space = MarkdownUnit.space
    let code = source.map { $0 == .lineFeed ? space : $0 }
    let isPadded = code.count > 2 && code.first == space && code.last == space
    guard isPadded, code.contains(where: { $0 != space }) else { return code }
    return Array(code.dropFirst().dropLast())
  }

  /// Returns the runs of the text in order. Neighboring nodes with the same meaning and destination
  /// form one run.
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
