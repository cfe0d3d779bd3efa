import ZoetropeDeclarations

/// Expands `@Entry`: a key with the variable's initial value as its default, and accessors that
/// look it up.
struct EntryExpansion {
  private let request: HostMessage.AttachedRequest

  init(_ request: HostMessage.AttachedRequest) { self.request = request }

  func source() throws -> String {
    guard request.macroRole == "accessor" else { return try key() }
    // What is wrong is said once, by the key; what is left of the variable makes no errors.
    guard (try? key()) != nil, let variable = try? variable() else {
      return "{\n  get { fatalError() }\n  set {}\n}"
    }
    return accessors(of: variable.name)
  }

  private func key() throws -> String {
    let variable = try variable()
    let container = try container()
    if container == "FocusedValueKey" { return try focusedKey(variable) }
    return """
      private struct __Key_\(variable.name): Zoetrope.\(container) {
        \(try defaultValue(of: variable))
      }
      """
  }

  /// A key of a value that is nil unless a view sets it.
  private func focusedKey(_ variable: DeclaredVariable) throws -> String {
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

  private func variable() throws -> DeclaredVariable {
    let variables = DeclaredVariable.all(in: request.declSyntax.source)
    guard variables.count == 1, let variable = variables.first, variable.isStoredVariable else {
      throw MacroError("'@Entry' can only be applied to a single variable without accessors")
    }
    return variable
  }

  private func accessors(of name: String) -> String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  /// The kind of key that the type around has.
  private func container() throws -> String {
    let keys = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    let around = SourceScanner.tokens(of: request.lexicalContext?.first?.source ?? "")
    let start = around.firstIndex { $0.isWord("extension") }.map { $0 + 1 } ?? around.endIndex
    let names = around[start...].prefix { $0.kind == .word || $0.isMark(".") }
    guard let name = names.last?.text, let key = keys[name] else {
      throw MacroError(
        "'@Entry' can only be applied to a variable in an extension of EnvironmentValues, "
          + "Transaction, ContainerValues or FocusedValues")
    }
    return key
  }

  private func defaultValue(of variable: DeclaredVariable) throws -> String {
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

  /// The type inside an optional one.
  private func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    guard type.hasPrefix("Optional<"), type.hasSuffix(">") else { return nil }
    return String(type.dropFirst("Optional<".count).dropLast())
  }

  private func text(_ tokens: ArraySlice<SourceToken>) -> String {
    guard let first = tokens.first, let last = tokens.last else { return "" }
    let bytes = Array(request.declSyntax.source.utf8)
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }
}
