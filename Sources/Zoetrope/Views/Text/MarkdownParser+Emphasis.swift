import Foundation

/// A run of asterisks, underscores or tildes.
struct MarkdownDelimiter {
  let character: MarkdownUnit
  /// The number of delimiter characters in the run.
  let length: Int
  /// The number of delimiter characters that have not been paired yet.
  var count: Int
  let canOpen: Bool
  let canClose: Bool

  /// The characters outside of pairs. These characters are literal text.
  var remainingUnits: [MarkdownUnit] { Array(repeating: character, count: count) }

  /// Determines from the neighboring characters whether a run can open or close emphasis
  /// (CommonMark 6.2). The beginning and the end of a text count as whitespace.
  init(character: MarkdownUnit, length: Int, before: MarkdownUnit?, after: MarkdownUnit?) {
    self.character = character
    self.length = length
    count = length
    let spaceBefore = before?.isMarkdownWhitespace ?? true
    let spaceAfter = after?.isMarkdownWhitespace ?? true
    let markBefore = before?.isMarkdownPunctuation ?? false
    let markAfter = after?.isMarkdownPunctuation ?? false
    let isLeft = !spaceAfter && (!markAfter || spaceBefore || markBefore)
    let isRight = !spaceBefore && (!markBefore || spaceAfter || markAfter)
    let isUnderscore = character == .underscore
    canOpen = isLeft && (!isUnderscore || !isRight || markBefore)
    canClose = isRight && (!isUnderscore || !isLeft || markAfter)
  }

  /// Whether this run can open a pair that is closed by `closer`, a later run.
  func opens(_ closer: MarkdownDelimiter) -> Bool {
    guard canOpen, character == closer.character else { return false }
    if character == .tilde { return count == closer.count }
    // CommonMark's rule of three (6.2, rules 9 and 10) applies if one of the two runs can both open
    // and close emphasis. The runs then form a pair if the sum of their lengths is not a multiple
    // of 3, or if both lengths are multiples of 3. In `*a**b*`, for example, only the outer
    // asterisks form a pair.
    let canBeBoth = canClose || closer.canOpen
    return !canBeBoth || (length + closer.length) % 3 != 0
      || (length % 3 == 0 && closer.length % 3 == 0)
  }

  /// Returns the properties of the pair that this opening run forms with a closing run. `count` is
  /// the number of characters that the pair uses from each run, and `intent` is the meaning of the
  /// text between the runs.
  func pair(with closer: MarkdownDelimiter) -> (count: Int, intent: InlinePresentationIntent) {
    if character == .tilde { return (count, .strikethrough) }
    return count >= 2 && closer.count >= 2 ? (2, .stronglyEmphasized) : (1, .emphasized)
  }
}

extension MarkdownParser {
  /// Parses a run of delimiters at the current position. Three or more tildes are literal text.
  mutating func readDelimiters(_ character: MarkdownUnit) {
    let length = units[position...].prefix { $0 == character }.count
    let before = peek(-1)
    let after = peek(length)
    if character == .tilde, length > 2 {
      literal.append(contentsOf: units[position..<position + length])
    } else {
      flush()
      let delimiter = MarkdownDelimiter(
        character: character, length: length, before: before, after: after)
      if delimiter.canOpen || delimiter.canClose { delimiters.append(nodes.count) }
      nodes.append(Node(units: [], delimiter: delimiter))
    }
    position += length
  }

  /// Pairs the delimiters at and after the index `bottom` of ``delimiters``, innermost pairs first.
  /// Adds the meaning of each pair to the nodes inside it, and removes the delimiters from the
  /// list.
  mutating func matchDelimiters(from bottom: Int) {
    var closer = bottom
    while closer < delimiters.count {
      guard let end = nodes[delimiters[closer]].delimiter, end.canClose else {
        closer += 1
        continue
      }
      let opener = (bottom..<closer).last {
        nodes[delimiters[$0]].delimiter?.opens(end) ?? false
      }
      if let opener {
        closer = pair(opener, closer)
      } else if end.canOpen {
        closer += 1
      } else {
        delimiters.remove(at: closer)
      }
    }
    delimiters.removeSubrange(bottom...)
  }

  /// Pairs an opening delimiter with a closing one, and adds the meaning of the pair to the nodes
  /// between them.
  ///
  /// - Parameters:
  ///   - opener: The index of the opening delimiter in ``delimiters``.
  ///   - closer: The index of the closing delimiter in ``delimiters``.
  /// - Returns: The index in ``delimiters`` at which the search for closing delimiters continues.
  private mutating func pair(_ opener: Int, _ closer: Int) -> Int {
    let (first, last) = (delimiters[opener], delimiters[closer])
    guard let start = nodes[first].delimiter, let end = nodes[last].delimiter else {
      return closer + 1
    }
    let (count, intent) = start.pair(with: end)
    for index in first + 1..<last { nodes[index].intent.formUnion(intent) }
    nodes[first].delimiter?.count -= count
    nodes[last].delimiter?.count -= count
    if end.count == count { delimiters.remove(at: closer) }
    delimiters.removeSubrange(opener + 1..<closer)
    if start.count > count { return opener + 1 }
    delimiters.remove(at: opener)
    return opener
  }
}
