/// A variable of a type, as it is declared.
struct DeclaredVariable {
  var name: String
  /// Where the name stands, in bytes from the beginning of the source.
  var offset: Int
  var isConstant: Bool
  /// The names of its attributes: property wrappers, macros and others.
  var attributes: [String]
  var modifiers: Set<String>
  var type: String?
  /// The tokens of the initial value, as far as they are on the same line.
  var value: ArraySlice<SourceToken>?
  /// Whether it has a getter of its own.
  var isComputed = false

  /// Whether it is part of each value of the type, and may be changed.
  var isStoredVariable: Bool {
    !isConstant && !isComputed && modifiers.isDisjoint(with: ["static", "class", "lazy"])
  }
}

/// A declaration of a type, as far as the macros have to know it.
struct DeclaredType {
  /// What kind of type it is: `struct`, `class`, `enum` or `actor`.
  var keyword: String
  var modifiers: Set<String>
  var variables: [DeclaredVariable]

  /// Reads a declaration; nil for anything else. O(n)
  init?(_ source: String) {
    var reader = DeclarationReader(source)
    guard let head = reader.readTypeHead() else { return nil }
    keyword = head.keyword
    modifiers = head.modifiers
    variables = reader.readVariables()
  }
}

extension DeclaredVariable {
  /// Reads the declaration of variables that a source consists of. O(n)
  static func all(in source: String) -> [DeclaredVariable] {
    var reader = DeclarationReader(source)
    return reader.readVariables()
  }
}
