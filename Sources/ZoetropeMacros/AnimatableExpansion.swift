/// Expands `@Animatable`: an `animatableData` of all stored variables that are not left out.
struct AnimatableExpansion {
  private let request: HostMessage.AttachedRequest

  init(_ request: HostMessage.AttachedRequest) { self.request = request }

  func source() throws -> String {
    request.macroRole == "extension" ? conformance() : try member()
  }

  /// The conformance, where the type does not have it.
  private func conformance() -> String {
    guard let type = request.extendedTypeSyntax, request.conformanceListSyntax != nil else {
      return ""
    }
    return "extension \(type.source): Zoetrope.Animatable {\n}"
  }

  private func member() throws -> String {
    guard let type = DeclaredType(request.declSyntax.source), type.keyword != "enum" else {
      throw MacroError("'@Animatable' can only be applied to a structure or a class")
    }
    if type.variables.contains(where: { $0.name == "animatableData" }) { return "" }
    let parts = try type.variables.filter(takesPart).map { ($0.name, try self.type(of: $0)) }
    let access = ["public", "package"].first(where: type.modifiers.contains).map { $0 + " " } ?? ""
    if parts.isEmpty { return empty(access: access) }
    if parts.count == 1 { return single(parts[0], access: access) }
    return pack(parts, access: access)
  }

  private func empty(access: String) -> String {
    """
    \(access)nonisolated var animatableData: Zoetrope.EmptyAnimatableData {
      get { Zoetrope.EmptyAnimatableData() }
      set {}
    }
    """
  }

  private func single(_ part: (name: String, type: String), access: String) -> String {
    """
    \(access)nonisolated var animatableData: \(data(of: part.type)) {
      get { \(part.name).animatableData }
      set { \(part.name).animatableData = newValue }
    }
    """
  }

  private func pack(_ parts: [(name: String, type: String)], access: String) -> String {
    let types = parts.map { data(of: $0.type) }.joined(separator: ", ")
    let values = parts.map { "\($0.name).animatableData" }.joined(separator: ", ")
    let pack = "Zoetrope.AnimatableValues<\(types)>"
    return """
      \(access)nonisolated var animatableData: \(pack) {
        get { \(pack)(\(values)) }
        set { (\(values)) = newValue.value }
      }
      """
  }

  private func data(of type: String) -> String {
    let isSimple = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isSimple ? "\(type).AnimatableData" : "(\(type)).AnimatableData"
  }

  /// Whether a variable is animated: a stored one that no property wrapper manages.
  private func takesPart(_ variable: DeclaredVariable) -> Bool {
    variable.isStoredVariable && variable.attributes.allSatisfy { $0.first?.isLowercase == true }
  }

  /// The declared type, or the one that the initial value shows.
  private func type(of variable: DeclaredVariable) throws -> String {
    let place = request.declSyntax.location(of: variable.offset)
    guard let type = variable.type ?? variable.value?.evidentType else {
      throw MacroError(
        "'@Animatable' needs the type of '\(variable.name)': declare it, or mark the property with "
          + "'@AnimatableIgnored'", at: place)
    }
    if Self.neverAnimatable.contains(type) {
      throw MacroError(
        "'\(variable.name)' of type '\(type)' cannot be animated: mark the property with "
          + "'@AnimatableIgnored'", at: place)
    }
    return type
  }

  private static let neverAnimatable: Set<String> = [
    "Bool", "Int", "String", "UUID", "Date", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Character",
  ]
}

extension ArraySlice<SourceToken> {
  /// The type of a value that shows it: a literal, or a type's name before a call or a member.
  var evidentType: String? {
    var rest = self
    if rest.first?.isMark("-") == true { rest.removeFirst() }
    guard let first = rest.first else { return nil }
    switch first.kind {
    case .number:
      guard rest.count == 1 else { return nil }
      let isWhole = !first.text.contains(".") && !first.text.lowercased().contains("e")
      return isWhole || first.text.hasPrefix("0x") ? "Int" : "Double"
    case .string:
      return rest.count == 1 ? "String" : nil
    case .word:
      if rest.count == 1, first.text == "true" || first.text == "false" { return "Bool" }
      return rest.leadingTypeName
    case .mark:
      return nil
    }
  }

  /// `A.B` of `A.B(…)` and of `A.B.member`.
  private var leadingTypeName: String? {
    var names: [String] = []
    var position = startIndex
    while position < endIndex, self[position].kind == .word,
      self[position].text.first?.isUppercase == true
    {
      names.append(self[position].text)
      let next = position + 1
      guard next < endIndex else { return nil }
      if self[next].isMark("(") { return endsAfterCall(next) ? names.joined(separator: ".") : nil }
      guard self[next].isMark(".") else { return nil }
      position = next + 1
    }
    guard position == endIndex - 1, !names.isEmpty else { return nil }
    return names.joined(separator: ".")
  }

  /// Whether the call whose parenthesis is at a position is all that follows.
  private func endsAfterCall(_ open: Int) -> Bool {
    var depth = 0
    for position in open..<endIndex where self[position].kind == .mark {
      if "([{".contains(self[position].text) { depth += 1 }
      if ")]}".contains(self[position].text) { depth -= 1 }
      if depth == 0 { return position == endIndex - 1 }
    }
    return false
  }
}
