/// The arguments of `#Preview`. Variables that its closure marks `@Previewable` become variables of
/// a view, because only a view keeps state.
struct PreviewBody {
  /// The arguments, with their parentheses, and the closure.
  private(set) var arguments: String
  /// The declaration of the view with the variables; empty if there are none.
  private(set) var state = ""

  /// Divides the arguments.
  ///
  /// - Parameters:
  ///   - syntax: The source of the macro.
  ///   - tokens: The tokens after its name.
  init(_ syntax: SourceSyntax, tokens: ArraySlice<SourceToken>) {
    guard let first = tokens.first, let last = tokens.last else {
      arguments = "()"
      return
    }
    let whole = first.range.lowerBound..<last.range.upperBound
    arguments = syntax.text(whole)
    guard let closure = PreviewBody.closure(in: tokens) else { return }
    let variables = PreviewBody.variables(in: closure)
    if variables.isEmpty { return }
    let start = closure[closure.startIndex].range.upperBound
    let end = closure[closure.endIndex - 1].range.lowerBound
    var (declarations, rest, position) = ("", "", start)
    for variable in variables {
      rest += syntax.text(position..<variable.lowerBound)
      let declaration = syntax.text(variable).dropFirst(PreviewBody.attribute.count + 1)
      declarations += "    \(declaration.drop(while: \.isWhitespace))\n"
      position = variable.upperBound
    }
    rest += syntax.text(position..<end)
    let name = "__PreviewContent"
    arguments =
      syntax.text(whole.lowerBound..<start) + " \(name)() "
      + syntax.text(end..<whole.upperBound)
    state = """
        private struct \(name): Zoetrope.View {
      \(declarations)    var body: some Zoetrope.View {\(rest)}
        }

      """
  }

  private static let attribute = "Previewable"

  /// Returns the tokens of the closure with its braces: the last argument in braces that stands
  /// outside of parentheses, or after `body:`.
  private static func closure(in tokens: ArraySlice<SourceToken>) -> ArraySlice<SourceToken>? {
    var index = tokens.startIndex
    if index < tokens.endIndex, tokens[index].isMark("(") {
      let end = tokens.matchingBracket(from: index)
      var inner = index + 1
      while inner + 2 < end {
        if tokens[inner].isWord("body"), tokens[inner + 1].isMark(":"),
          tokens[inner + 2].isMark("{")
        {
          return tokens[(inner + 2)...tokens.matchingBracket(from: inner + 2)]
        }
        inner = tokens.isOpening(inner) ? tokens.matchingBracket(from: inner) + 1 : inner + 1
      }
      index = end + 1
    }
    guard index < tokens.endIndex, tokens[index].isMark("{") else { return nil }
    return tokens[index...tokens.matchingBracket(from: index)]
  }

  /// Returns the ranges of the marked declarations in a closure, in UTF-8 bytes.
  private static func variables(in closure: ArraySlice<SourceToken>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = closure.startIndex + 1
    let end = closure.endIndex - 1
    while index < end {
      if closure[index].isMark("@"), index + 1 < end, closure[index + 1].isWord(attribute) {
        let last = lastToken(ofDeclarationAt: index + 2, in: closure[..<end])
        ranges.append(closure[index].range.lowerBound..<closure[last].range.upperBound)
        index = last + 1
      } else {
        index = closure.isOpening(index) ? closure.matchingBracket(from: index) + 1 : index + 1
      }
    }
    return ranges
  }

  /// Returns the index of the last token of a declaration.
  private static func lastToken(
    ofDeclarationAt start: Int, in tokens: ArraySlice<SourceToken>
  ) -> Int {
    var (index, hasKeyword) = (start, false)
    while index < tokens.endIndex {
      let token = tokens[index]
      if hasKeyword {
        if token.isMark(";") { return index }
        if token.startsLine, !tokens.continues(at: index) { return index - 1 }
      }
      if token.isWord("var") || token.isWord("let") { hasKeyword = true }
      index = tokens.isOpening(index) ? tokens.matchingBracket(from: index) + 1 : index + 1
    }
    return tokens.endIndex - 1
  }
}

extension ArraySlice<SourceToken> {
  fileprivate func isOpening(_ index: Int) -> Bool {
    ["(", "[", "{"].contains { self[index].isMark($0) }
  }

  /// The index of the bracket that closes the one at `start`; the last index if none does.
  fileprivate func matchingBracket(from start: Int) -> Int {
    var depth = 0
    for index in start..<endIndex where self[index].kind == .mark {
      if isOpening(index) { depth += 1 }
      if [")", "]", "}"].contains(where: { self[index].isMark($0) }) { depth -= 1 }
      if depth == 0 { return index }
    }
    return endIndex - 1
  }

  /// Whether the token at `index`, the first on its line, belongs to the statement before it.
  fileprivate func continues(at index: Int) -> Bool {
    let (previous, token) = (self[index - 1], self[index])
    let openEnds = [",", "=", ":", "+", "-", "*", "/", "%", "&", "|", "<", "^", ".", "->"]
    if openEnds.contains(where: { previous.isMark($0) }) { return true }
    if previous.isMark("?"), index >= 2,
      self[index - 2].range.upperBound < previous.range.lowerBound
    {
      return true
    }
    if ["as", "is", "else"].contains(where: { token.isWord($0) }) { return true }
    let beginnings = [".", "?", ":", "=", ",", "{", "+", "*", "/", "%", "|", "<", ">", "^", "->"]
    if beginnings.contains(where: { token.isMark($0) }) { return true }
    // A sign or an address belongs to the value right after it; between blanks, it is an operator.
    guard token.isMark("-") || token.isMark("&") || token.isMark("!"), index + 1 < endIndex else {
      return false
    }
    let next = self[index + 1]
    return next.kind == .mark || next.range.lowerBound > token.range.upperBound
  }
}
