/// Expands `@Animatable`. The expansion consists of a property `animatableData` and of the
/// conformance to `Animatable`. The property combines the stored variables in the order of their
/// declarations.
struct AnimatableExpansion {
  private let request: HostMessage.AttachedRequest

  init(_ request: HostMessage.AttachedRequest) { self.request = request }

  func source() throws(MacroError) -> String {
    switch request.macroRole {
    case "extension": conformance()
    case "member": try member()
    default: throw MacroError("'@Animatable' has no expansion for the role '\(request.macroRole)'")
    }
  }

  /// Returns the source of an extension with the conformance to `Animatable`. The result is empty
  /// if the type declares the conformance itself.
  private func conformance() -> String {
    guard let type = request.extendedTypeSyntax, request.conformanceListSyntax != nil else {
      return ""
    }
    return "extension \(type.source): Zoetrope.Animatable {\n}"
  }

  /// Returns the source of the property `animatableData`. The result is empty if the type declares
  /// this property itself.
  private func member() throws(MacroError) -> String {
    guard let type = DeclaredType(request.declSyntax.source), type.keyword != "enum" else {
      throw MacroError("'@Animatable' can only be applied to a structure or a class")
    }
    if type.variables.contains(where: { $0.name == "animatableData" }) { return "" }
    let parts = try type.variables.filter(takesPart).map { variable throws(MacroError) in
      (name: variable.name, type: try self.type(of: variable))
    }
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

  /// Returns the name of a type's animatable data, such as `Double.AnimatableData`. A type that is
  /// more than a plain name is put in parentheses.
  private func data(of type: String) -> String {
    let isSimple = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isSimple ? "\(type).AnimatableData" : "(\(type)).AnimatableData"
  }

  /// Returns whether a variable is animated. An animated variable is stored, and the names of all
  /// its attributes begin with a lower-case letter. The names of property wrappers and of
  /// `@AnimatableIgnored` begin with a capital letter, so variables with these attributes are
  /// excluded.
  private func takesPart(_ variable: DeclaredVariable) -> Bool {
    variable.isStoredVariable && variable.attributes.allSatisfy { $0.first?.isLowercase == true }
  }

  /// Returns the declared type of a variable, or the type that is evident from its initial value.
  ///
  /// - Throws: ``MacroError`` if the type is unknown, or if values of the type cannot be animated.
  private func type(of variable: DeclaredVariable) throws(MacroError) -> String {
    let location = request.declSyntax.location(of: variable.offset)
    guard let type = variable.type ?? variable.value?.evidentType else {
      throw MacroError(
        "'@Animatable' needs the type of '\(variable.name)': declare it, or mark the property with "
          + "'@AnimatableIgnored'", at: location)
    }
    if Self.neverAnimatable.contains(type) {
      throw MacroError(
        "'\(variable.name)' of type '\(type)' cannot be animated: mark the property with "
          + "'@AnimatableIgnored'", at: location)
    }
    return type
  }

  /// Common types of the standard library and of Foundation that have no animatable data.
  private static let neverAnimatable: Set<String> = [
    "Bool", "Int", "String", "UUID", "Date", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
    "UInt16", "UInt32", "UInt64", "Character",
  ]
}
