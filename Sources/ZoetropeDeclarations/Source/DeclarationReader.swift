/// Reads declarations, token by token.
///
/// The reader understands attributes, modifiers and variables. It skips all other declarations, and
/// the contents of brackets of any kind.
struct DeclarationReader {
  private let source: String
  private let tokens: [SourceToken]
  private var index = 0
  /// The attributes that have been read so far for the current declaration. The modifiers of the
  /// declaration are in `modifiers`.
  private var attributes: [String] = []
  private var modifiers: Set<String> = []

  private static let modifierWords: Set<String> = [
    "public", "private", "fileprivate", "internal", "package", "open", "static", "class", "lazy",
    "final", "nonisolated", "weak", "unowned", "override", "dynamic", "required", "indirect",
  ]
  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor"]
  private static let observerWords: Set<String> = ["willSet", "didSet"]
  private static let declarationWords: Set<String> = [
    "var", "let", "func", "init", "deinit", "subscript", "typealias", "struct", "enum", "actor",
    "case", "extension", "protocol", "import", "mutating", "nonmutating", "convenience",
  ]

  init(_ source: String) {
    self.source = source
    tokens = SourceScanner.tokens(of: source)
  }

  /// The current token; nil at the end of the source.
  private var token: SourceToken? { tokens.indices.contains(index) ? tokens[index] : nil }

  private func following(_ distance: Int = 1) -> SourceToken? {
    tokens.indices.contains(index + distance) ? tokens[index + distance] : nil
  }

  // MARK: Types

  /// Reads the head of a type declaration, up to and including the opening brace.
  ///
  /// - Returns: The keyword, such as `struct`, and the modifiers; nil if the source does not
  ///   declare a type.
  mutating func readTypeHead() -> (keyword: String, modifiers: Set<String>)? {
    while let token {
      if readPrefix() { continue }
      guard token.kind == .word, Self.typeWords.contains(token.text) else { return nil }
      let head = (token.text, modifiers)
      while let token = self.token, !token.isMark("{") { advance(past: token) }
      index += 1
      resetPrefix()
      return head
    }
    return nil
  }

  // MARK: Variables

  /// Reads declarations up to the next unmatched closing brace or the end of the source, and
  /// returns the variables among them.
  mutating func readVariables() -> [DeclaredVariable] {
    var variables: [DeclaredVariable] = []
    while let token, !token.isMark("}") {
      if readPrefix() { continue }
      if token.isWord("var") || token.isWord("let") {
        index += 1
        variables += readBindings(isConstant: token.text == "let")
      } else {
        advance(past: token)
      }
      resetPrefix()
    }
    return variables
  }

  /// Reads the variables that one `var` or `let` declares. The keyword itself has been read
  /// already.
  private mutating func readBindings(isConstant: Bool) -> [DeclaredVariable] {
    var variables: [DeclaredVariable] = []
    repeat {
      guard let name = token, name.kind == .word else { break }
      index += 1
      var variable = DeclaredVariable(
        name: name.text, offset: name.range.lowerBound, isConstant: isConstant,
        attributes: attributes, modifiers: modifiers)
      if token?.isMark(":") == true { variable.type = readType() }
      if token?.isMark("=") == true { variable.value = readValue() }
      if token?.isMark("{") == true { variable.isComputed = !readAccessorsAreObservers() }
      variables.append(variable)
    } while skipComma()
    // In `var a, b: Double`, both variables have the type `Double`.
    for position in variables.indices.dropLast().reversed()
    where variables[position].type == nil && variables[position].value == nil {
      variables[position].type = variables[position + 1].type
    }
    return variables
  }

  private mutating func skipComma() -> Bool {
    guard token?.isMark(",") == true else { return false }
    index += 1
    return true
  }

  /// Reads a colon and the type after it, and returns the source of the type.
  private mutating func readType() -> String? {
    index += 1
    guard let first = token else { return nil }
    var end = first.range.lowerBound
    var angles = 0
    while let token {
      if angles == 0 {
        if token.isMark("=") || token.isMark("{") || token.isMark(",") { break }
        if token.isMark("}") || token.isMark(";") || token.isMark(")") { break }
        if token.startsLine, end > first.range.lowerBound, !continuesType(token) { break }
      }
      if token.isMark("<") { angles += 1 }
      if token.isMark(">") { angles -= 1 }
      advance(past: token)
      end = tokens[index - 1].range.upperBound
    }
    return text(first.range.lowerBound..<end)
  }

  /// Returns whether the given token, which begins a new line, continues the type before it.
  private func continuesType(_ token: SourceToken) -> Bool {
    let marks = ["->", "&", ".", "?"]
    let last = tokens[index - 1]
    return marks.contains { token.isMark($0) } || marks.prefix(3).contains { last.isMark($0) }
  }

  /// Reads an equals sign and the initial value after it, and returns the tokens of the value.
  private mutating func readValue() -> ArraySlice<SourceToken> {
    index += 1
    let start = index
    while let token {
      if token.isMark("}") || token.isMark(";") { break }
      if token.isMark(","), separatesVariables() { break }
      if token.isMark("{"), index > start, bracesHoldObservers() { break }
      if token.startsLine, index > start, beginsDeclaration(token) { break }
      advance(past: token)
    }
    return tokens[start..<index]
  }

  /// Returns whether the current comma separates two variables, rather than two generic arguments.
  private func separatesVariables() -> Bool {
    guard following(1)?.kind == .word, let next = following(2) else { return false }
    return next.isMark(":") || next.isMark("=") || next.isMark(",")
  }

  private func beginsDeclaration(_ token: SourceToken) -> Bool {
    token.isMark("@") || token.isMark("#")
      || (token.kind == .word
        && (Self.modifierWords.contains(token.text) || Self.declarationWords.contains(token.text)))
  }

  /// Returns whether the current token opens braces that begin with `willSet` or `didSet`.
  private func bracesHoldObservers() -> Bool {
    guard let first = following(1), first.kind == .word else { return false }
    return Self.observerWords.contains(first.text)
  }

  /// Reads the braces after a variable.
  ///
  /// - Returns: Whether the braces contain observers (`willSet` or `didSet`).
  private mutating func readAccessorsAreObservers() -> Bool {
    let result = bracesHoldObservers()
    if let token { advance(past: token) }
    return result
  }

  // MARK: Attributes and modifiers

  /// Reads an attribute or a modifier.
  ///
  /// - Returns: Whether the current token was the beginning of an attribute or a modifier.
  private mutating func readPrefix() -> Bool {
    guard let token else { return false }
    if token.isMark("@") {
      readAttribute()
      return true
    }
    guard token.kind == .word, Self.modifierWords.contains(token.text) else { return false }
    // `class` declares a type, unless another declaration follows, as in `class var`.
    if token.text == "class", let next = following(), !beginsDeclaration(next) { return false }
    index += 1
    // `private(set)` restricts writing only.
    if self.token?.isMark("(") == true { skipBrackets() } else { modifiers.insert(token.text) }
    return true
  }

  private mutating func readAttribute() {
    index += 1
    guard let name = token else { return }
    var last = name
    index += 1
    while token?.isMark(".") == true, let next = following() {
      last = next
      index += 2
    }
    attributes.append(last.text)
    if token?.isMark("<") == true { skipAngles() }
    // Arguments follow their attribute without a space.
    if let token, token.isMark("("), token.range.lowerBound == tokens[index - 1].range.upperBound {
      skipBrackets()
    }
  }

  private mutating func resetPrefix() {
    attributes = []
    modifiers = []
  }

  // MARK: Brackets

  /// Skips a token. If the token opens brackets, this method also skips their contents and the
  /// closing bracket.
  private mutating func advance(past token: SourceToken) {
    let opens = token.isMark("(") || token.isMark("[") || token.isMark("{")
    if opens { skipBrackets() } else { index += 1 }
  }

  /// Skips from an opening bracket past the matching closing bracket.
  private mutating func skipBrackets() {
    var depth = 0
    while let token {
      if token.kind == .mark {
        if "([{".contains(token.text) { depth += 1 }
        if ")]}".contains(token.text) { depth -= 1 }
      }
      index += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipAngles() {
    var depth = 0
    while let token {
      if token.isMark("<") { depth += 1 }
      if token.isMark(">") { depth -= 1 }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Returns the source text in a range of UTF-8 bytes.
  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(source.utf8)[range], as: UTF8.self)
  }
}
