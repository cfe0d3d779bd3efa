/// A variable of a type, as it is declared.
package struct DeclaredVariable {
  package var name: String
  /// Where the name stands, in bytes from the beginning of the source.
  package var offset: Int
  package var isConstant: Bool
  /// The names of its attributes: property wrappers, macros and others.
  package var attributes: [String]
  package var modifiers: Set<String>
  package var type: String?
  /// The tokens of the initial value, as far as they are on the same line.
  package var value: ArraySlice<SourceToken>?
  /// Whether it has a getter of its own.
  package var isComputed = false

  /// Whether it is part of each value of the type, and may be changed.
  package var isStoredVariable: Bool {
    !isConstant && !isComputed && modifiers.isDisjoint(with: ["static", "class", "lazy"])
  }
}

/// A declaration of a type, as far as the macros have to know it.
package struct DeclaredType {
  /// What kind of type it is: `struct`, `class`, `enum` or `actor`.
  package var keyword: String
  package var modifiers: Set<String>
  package var variables: [DeclaredVariable]

  /// Reads a declaration; nil for anything else. O(n)
  package init?(_ source: String) {
    var reader = DeclarationReader(source)
    guard let head = reader.readTypeHead() else { return nil }
    keyword = head.keyword
    modifiers = head.modifiers
    variables = reader.readVariables()
  }
}

extension DeclaredVariable {
  /// Reads the declaration of variables that a source consists of. O(n)
  package static func all(in source: String) -> [DeclaredVariable] {
    var reader = DeclarationReader(source)
    return reader.readVariables()
  }
}
