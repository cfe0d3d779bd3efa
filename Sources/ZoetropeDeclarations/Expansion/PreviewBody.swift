/// The arguments of `#Preview`. In the closure, variables with the attribute `@Previewable` become
/// properties of a view, because only a view can keep state.
struct PreviewBody {
  /// The arguments with their parentheses, followed by the closure. If there are `@Previewable`
  /// variables, the closure only creates the view that ``state`` declares.
  private(set) var arguments: String
  /// The declaration of a view whose properties are the `@Previewable` variables of the closure;
  /// empty if there are no such variables.
  private(set) var state = ""

  /// Separates the `@Previewable` variables from the rest of the closure.
  ///
  /// - Parameters:
  ///   - syntax: The source of the macro's use.
  ///   - tokens: The tokens after the name of the macro.
  /// - Throws: ``MacroError`` at a `@Previewable` that is inside `#if`, or that is not at the top
  ///   level of the closure.
  init(_ syntax: SourceSyntax, tokens: ArraySlice<SourceToken>) throws(MacroError) {
    guard let first = tokens.first, let last = tokens.last else {
      arguments = "()"
      return
    }
    let whole = first.range.lowerBound..<last.range.upperBound
    arguments = syntax.text(whole)
    guard let closure = PreviewBody.closure(in: tokens) else { return }
    let variables = PreviewBody.variables(in: closure)
    try PreviewBody.checkOthers(in: closure, besides: variables, of: syntax)
    if variables.isEmpty { return }
    let start = closure[closure.startIndex].range.upperBound
    let end = closure[closure.endIndex - 1].range.lowerBound
    var (declarations, rest, position) = ("", "", start)
    for variable in variables {
      rest += syntax.text(position..<variable.whole.lowerBound)
      let before = syntax.text(variable.whole.lowerBound..<variable.mark.lowerBound)
      let after = syntax.text(variable.mark.upperBound..<variable.whole.upperBound)
      declarations += "    \(before)\(after.drop(while: \.isWhitespace))\n"
      position = variable.whole.upperBound
    }
    rest += syntax.text(position..<end)
    let name = "__PreviewContent"
    arguments =
      syntax.text(whole.lowerBound..<start) + " \(name)() "
      + syntax.text(end..<whole.upperBound)
    state = """
        private struct \(name): Zoetrope.View {
      \(declarations)    var body: some Zoetrope.View {\(rest)
          }
        }

      """
  }

  /// The ranges of a declaration with the attribute `@Previewable`, in UTF-8 bytes.
  private struct Variable {
    let whole: Range<Int>
    /// The range of the attribute `@Previewable`.
    let mark: Range<Int>
  }

  /// Returns the tokens of the preview's closure, including its braces. The closure is the argument
  /// `body:`, or else the trailing closure. The result is nil if there is no closure.
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
        inner = tokens.index(past: inner)
      }
      index = end + 1
    }
    guard index < tokens.endIndex, tokens[index].isMark("{") else { return nil }
    return tokens[index...tokens.matchingBracket(from: index)]
  }

  /// Returns the declarations with the attribute `@Previewable` at the top level of a closure.
  private static func variables(in closure: ArraySlice<SourceToken>) -> [Variable] {
    var variables: [Variable] = []
    var index = closure.startIndex + 1
    // The nesting depth of `#if`. A variable between `#if` and `#endif` cannot be moved.
    var conditions = 0
    let inner = closure[..<(closure.endIndex - 1)]
    while index < inner.endIndex {
      if inner[index].isMark("#"), index + 1 < inner.endIndex {
        if inner[index + 1].isWord("if") { conditions += 1 }
        if inner[index + 1].isWord("endif") { conditions -= 1 }
      }
      guard inner[index].isMark("@"), conditions == 0 else {
        index = inner.index(past: index)
        continue
      }
      let start = index
      var mark: Range<Int>?
      while index < inner.endIndex, inner[index].isMark("@") {
        let attribute = attribute(at: index, in: inner)
        if attribute.isPreviewable {
          mark = inner[index].range.lowerBound..<inner[attribute.end - 1].range.upperBound
        }
        index = attribute.end
      }
      guard let mark else { continue }
      let last = lastToken(ofDeclarationAt: index, in: inner)
      variables.append(
        Variable(
          whole: inner[start].range.lowerBound..<inner[last].range.upperBound, mark: mark))
      index = last + 1
    }
    return variables
  }

  /// Reads an attribute.
  ///
  /// - Returns: The index of the token after the attribute, and whether the attribute is
  ///   `@Previewable`, with or without the name of a module.
  private static func attribute(
    at start: Int, in tokens: ArraySlice<SourceToken>
  ) -> (end: Int, isPreviewable: Bool) {
    var index = start + 1
    var name = ""
    while index < tokens.endIndex, tokens[index].kind == .word {
      name = tokens[index].text
      index += 1
      guard index < tokens.endIndex, tokens[index].isMark(".") else { break }
      index += 1
    }
    // The parenthesis of an attribute's arguments follows the name without a space.
    if index < tokens.endIndex, tokens[index].isMark("("),
      tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
    {
      index = tokens.index(past: index)
    }
    return (index, name == "Previewable")
  }

  /// Throws an error at the first `@Previewable` that is not an attribute of one of the variables.
  private static func checkOthers(
    in closure: ArraySlice<SourceToken>, besides variables: [Variable], of syntax: SourceSyntax
  ) throws(MacroError) {
    for index in closure.indices.dropLast()
    where closure[index].isMark("@") && attribute(at: index, in: closure).isPreviewable {
      let offset = closure[index].range.lowerBound
      if variables.contains(where: { $0.mark.lowerBound == offset }) { continue }
      throw MacroError(
        "'@Previewable' has to stand at the top level of the preview's closure, outside of '#if'",
        at: syntax.location(of: offset))
    }
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
      index = tokens.index(past: index)
    }
    return tokens.endIndex - 1
  }
}

extension ArraySlice<SourceToken> {
  private func isOpening(_ index: Int) -> Bool {
    ["(", "[", "{"].contains { self[index].isMark($0) }
  }

  /// Returns the index after the token at `index`. If this token is an opening bracket, returns the
  /// index after the matching closing bracket.
  fileprivate func index(past index: Int) -> Int {
    isOpening(index) ? matchingBracket(from: index) + 1 : index + 1
  }

  /// Returns the index of the bracket that matches the bracket at `start`; the last index if there
  /// is no matching bracket.
  fileprivate func matchingBracket(from start: Int) -> Int {
    var depth = 0
    for index in start..<endIndex where self[index].kind == .mark {
      if isOpening(index) { depth += 1 }
      if [")", "]", "}"].contains(where: { self[index].isMark($0) }) { depth -= 1 }
      if depth == 0 { return index }
    }
    return endIndex - 1
  }

  /// Returns whether the token at `index`, which is the first on its line, continues the previous
  /// statement.
  fileprivate func continues(at index: Int) -> Bool {
    let (previous, token) = (self[index - 1], self[index])
    let openEnds = [",", "=", ":", "+", "-", "*", "/", "%", "&", "|", "<", "^", "~", ".", "->"]
    if openEnds.contains(where: { previous.isMark($0) }) { return true }
    if previous.isMark("?"), index >= startIndex + 2,
      self[index - 2].range.upperBound < previous.range.lowerBound
    {
      return true
    }
    if ["as", "is", "else"].contains(where: { token.isWord($0) }) { return true }
    let beginnings = [".", "?", ":", "=", ",", "{", "+", "*", "/", "%", "|", "<", ">", "^", "->"]
    if beginnings.contains(where: { token.isMark($0) }) { return true }
    // A sign or an `&` directly before a value belongs to the value. A sign or an `&` with spaces
    // on both sides is an operator.
    let signs = ["-", "&", "!", "~"]
    guard signs.contains(where: { token.isMark($0) }), index + 1 < endIndex else { return false }
    let next = self[index + 1]
    return next.kind == .mark || next.range.lowerBound > token.range.upperBound
  }
}
