import Foundation

/// The names that a file declares and the names that it uses, found by a scan of its tokens.
///
/// The scan knows no types: a name counts as used wherever it stands after a period, before a
/// parenthesis, or as a type. ``FloorPlan`` compares only names that a single meaning can have.
struct Declarations {
  /// The types, whatever they are nested in.
  var types: Set<String> = []
  /// The functions, properties and cases of types and extensions, and the global functions.
  var members: Set<String> = []
  /// Everything that a name may mean besides: parameters, labels, generic parameters, variables.
  var others: Set<String> = []

  private static let modifiers =
    #"(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|private|fileprivate|internal|open|nonisolated|final|indirect|static|class|override|mutating|nonmutating|convenience|required|lazy|weak|unowned|dynamic|isolated)(?:\([a-z]+\))?\s+)*"#

  init(of code: String) throws {
    let type = try Regex(
      #"(?m)^\s*\#(Self.modifiers)(?:struct|class|enum|protocol|actor|typealias) (\w+)"#,
      as: (Substring, Substring).self)
    types = Set(code.matches(of: type).map { String($0.output.1) })
    let member = try Regex(
      #"(?m)^ {0,4}\#(Self.modifiers)(?:func|var|let|case) +`?(\w+)"#,
      as: (Substring, Substring).self)
    members = Set(code.matches(of: member).map { String($0.output.1) })
    for list in code.matches(of: /(?m)^\s*(?:indirect )?case ([^:=\n{]+)$/) {
      let names = String(list.output.1).replacing(/\([^)]*\)/, with: "")
      members.formUnion(names.matches(of: /\w+/).map { String($0.output) })
    }
    others = Set(code.matches(of: /[(,]\s*(?:\w+ )?(\w+):/).map { String($0.output.1) })
    others.formUnion(code.matches(of: /[(,]\s*(\w+) \w+:/).map { String($0.output.1) })
    others.formUnion(code.matches(of: /[<,] ?(\w+)[:,>]/).map { String($0.output.1) })
    others.formUnion(
      code.matches(of: /\b(?:let|var|for|in|associatedtype) (\w+)/).map { String($0.output.1) })
  }

  /// The names of types, and of members that are called or follow a period.
  static func uses(in code: String) -> Set<String> {
    // A name after that of the display list belongs to another module.
    let code = code.replacing(/DisplayList(\.[A-Za-z_]\w*)+/, with: "")
    var names = Set(code.matches(of: /\b[A-Z]\w{2,}/).map { String($0.output) })
    names.formUnion(code.matches(of: /\.([a-z_]\w*)/).map { String($0.output.1) })
    names.formUnion(code.matches(of: /\b([a-z_]\w*)\(/).map { String($0.output.1) })
    return names
  }
}
