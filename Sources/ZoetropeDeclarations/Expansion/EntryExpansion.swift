/// Expands `@Entry` to a key type and to accessors for the value of that key. The default value of
/// the key is the variable's initial value.
struct EntryExpansion {
  private let request: HostMessage.AttachedRequest

  init(_ request: HostMessage.AttachedRequest) { self.request = request }

  func source() throws(MacroError) -> String {
    switch request.macroRole {
    case "accessor": accessors()
    case "peer": try key()
    default: throw MacroError("'@Entry' has no expansion for the role '\(request.macroRole)'")
    }
  }

  private func key() throws(MacroError) -> String {
    let variable = try variable()
    let keyProtocol = try keyProtocol()
    if keyProtocol == "FocusedValueKey" { return try focusedKey(variable) }
    return """
      private struct __Key_\(variable.name): Zoetrope.\(keyProtocol) {
        \(try defaultValue(of: variable))
      }
      """
  }

  /// Returns the key type for a variable in `FocusedValues`. The value of the variable is nil
  /// unless a view sets it.
  private func focusedKey(_ variable: DeclaredVariable) throws(MacroError) -> String {
    guard let type = variable.type, let value = wrapped(type) else {
      throw MacroError(
        "'@Entry' in FocusedValues needs an optional type: write 'var \(variable.name): Value?'")
    }
    return """
      private struct __Key_\(variable.name): Zoetrope.FocusedValueKey {
        typealias Value = \(value)
      }
      """
  }

  private func variable() throws(MacroError) -> DeclaredVariable {
    let variables = DeclaredVariable.all(in: request.declSyntax.source)
    guard variables.count == 1, let variable = variables.first, variable.isStoredVariable else {
      throw MacroError("'@Entry' can only be applied to a single variable without accessors")
    }
    return variable
  }

  /// Returns the accessors. If the macro is misused, the accessors are placeholders that compile
  /// but never run. The error is reported only once, by the expansion that generates the key type.
  private func accessors() -> String {
    guard (try? key()) != nil, let name = try? variable().name else {
      return "{\n  get { fatalError() }\n  set {}\n}"
    }
    return """
      {
        get { self[__Key_\(name).self] }
        set { self[__Key_\(name).self] = newValue }
      }
      """
  }

  /// The names of the protocols that key types conform to, keyed by the name of the extended type.
  /// For example, keys in `EnvironmentValues` conform to `EnvironmentKey`.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Returns the protocol that the key type conforms to. The protocol depends on the extended type
  /// in which the variable is declared.
  private func keyProtocol() throws(MacroError) -> String {
    let context = SourceScanner.tokens(of: request.lexicalContext?.first?.source ?? "")
    let extended = context.drop { !$0.isWord("extension") }.dropFirst()
    let names = extended.prefix { $0.kind == .word || $0.isMark(".") }
    guard let name = names.last?.text, let key = Self.keyProtocols[name] else {
      throw MacroError(
        "'@Entry' can only be applied to a variable in an extension of EnvironmentValues, "
          + "Transaction, ContainerValues or FocusedValues")
    }
    return key
  }

  /// Returns the declaration of the key's default value. If the type is known, the declaration is a
  /// computed property, so that the value need not be `Sendable`.
  private func defaultValue(of variable: DeclaredVariable) throws(MacroError) -> String {
    let value = variable.value.map(text)
    guard let type = variable.type else {
      guard let value else { throw missing(variable) }
      if let type = variable.value?.evidentType {
        return "static var defaultValue: \(type) { \(value) }"
      }
      return "static let defaultValue = \(value)"
    }
    guard let value = value ?? (isOptional(type) ? "nil" : nil) else { throw missing(variable) }
    return "static var defaultValue: \(type) { \(value) }"
  }

  private func missing(_ variable: DeclaredVariable) -> MacroError {
    MacroError("'@Entry' needs a default value: give '\(variable.name)' an initial one")
  }

  private func isOptional(_ type: String) -> Bool { wrapped(type) != nil }

  /// Returns the type inside an optional type: `Int` for `Int?` and for `Optional<Int>`. The result
  /// is nil for other types.
  private func wrapped(_ type: String) -> String? {
    // In `() -> Int?`, only the closure's result is optional, not the closure type itself.
    if type.hasSuffix("?"), !type.hasArrow { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  /// Returns the source text from the first of the given tokens to the last.
  private func text(_ tokens: ArraySlice<SourceToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(request.declSyntax.source.utf8)
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}

extension String {
  /// Whether the string is a closure type without parentheses around it, such as `() -> Int`.
  fileprivate var hasArrow: Bool {
    var depth = 0
    var last: Character?
    for character in self {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where last == "-":
        if depth == 0 { return true }
      case ">": depth -= 1
      default: break
      }
      last = character
    }
    return false
  }
}
