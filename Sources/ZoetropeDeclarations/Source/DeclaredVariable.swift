/// A variable that source code declares.
package struct DeclaredVariable {
  package var name: String
  /// The distance of the name from the beginning of the source, in UTF-8 bytes.
  package var offset: Int
  /// Whether the variable is declared by `let`.
  package var isConstant: Bool
  /// The names of the attributes, such as property wrappers and macros. Module names are dropped:
  /// `@SwiftUI.State` gives `State`.
  package var attributes: [String]
  /// The modifiers that have no argument. For example, `private` is included, but `private(set)` is
  /// not.
  package var modifiers: Set<String>
  /// The source of the declared type; nil if the type is inferred.
  package var type: String?
  /// The tokens of the initial value; nil if there is none.
  package var value: ArraySlice<SourceToken>?
  /// Whether the variable has accessors. The observers `willSet` and `didSet` do not count.
  package var isComputed = false

  /// Whether the variable is a stored instance variable declared by `var`. Lazy variables do not
  /// count.
  package var isStoredVariable: Bool {
    !isConstant && !isComputed && modifiers.isDisjoint(with: ["static", "class", "lazy"])
  }
}

/// The declaration of a type, reduced to the parts that the macros use.
package struct DeclaredType {
  /// The keyword of the declaration: `struct`, `class`, `enum` or `actor`.
  package var keyword: String
  package var modifiers: Set<String>
  /// The variables of the type itself. Variables in nested types and functions are not included.
  package var variables: [DeclaredVariable]

  /// Reads the declaration of a type. The result is nil if the source does not declare a type.
  ///
  /// - Complexity: O(*n* · *v*) for *n* bytes of source with *v* variables whose type is declared.
  package init?(_ source: String) {
    var reader = DeclarationReader(source)
    guard let head = reader.readTypeHead() else { return nil }
    keyword = head.keyword
    modifiers = head.modifiers
    variables = reader.readVariables()
  }
}

extension DeclaredVariable {
  /// Returns the variables that a source declares outside of all braces.
  ///
  /// - Complexity: O(*n* · *v*) for *n* bytes of source with *v* variables whose type is declared.
  package static func all(in source: String) -> [DeclaredVariable] {
    var reader = DeclarationReader(source)
    return reader.readVariables()
  }
}
