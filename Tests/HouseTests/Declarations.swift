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

  /// The patterns of a scan. A pattern is compiled when it is first used, which takes longer than
  /// to scan a file.
  struct Patterns {
    private static let modifiers =
      #"(?:@\w+(?:\([^)]*\))?\s+|(?:public|package|private|fileprivate|internal|open|nonisolated|final|indirect|static|class|override|mutating|nonmutating|convenience|required|lazy|weak|unowned|dynamic|isolated)(?:\([a-z]+\))?\s+)*"#

    let type: Regex<(Substring, Substring)>
    let member: Regex<(Substring, Substring)>
    let cases = /(?m)^\s*(?:indirect )?case ([^:=\n{]+)$/
    let parentheses = /\([^)]*\)/
    let word = /\w+/
    let name = /[A-Za-z_]\w*/
    let others = [
      /[(,]\s*(?:\w+ )?(\w+):/, /[(,]\s*(\w+) \w+:/, /[<,] ?(\w+)[:,>]/,
      /\b(?:let|var|for|in|associatedtype) (\w+)/,
    ]
    let displayList = /DisplayList(\.[A-Za-z_]\w*)+/
    let capitalized = /\b[A-Z]\w{2,}/
    let uses = [/\.([a-z_]\w*)/, /\b([a-z_]\w*)\(/]

    init() throws {
      type = try Regex(
        #"(?m)^\s*\#(Self.modifiers)(?:struct|class|enum|protocol|actor|typealias) (\w+)"#,
        as: (Substring, Substring).self)
      member = try Regex(
        #"(?m)^ {0,4}\#(Self.modifiers)(?:func|var|let|case) +`?(\w+)"#,
        as: (Substring, Substring).self)
    }
  }

  init(of code: String, by patterns: Patterns) {
    types = Set(code.matches(of: patterns.type).map { String($0.output.1) })
    members = Set(code.matches(of: patterns.member).map { String($0.output.1) })
    for list in code.matches(of: patterns.cases) {
      let names = String(list.output.1).replacing(patterns.parentheses, with: "")
      members.formUnion(names.matches(of: patterns.word).map { String($0.output) })
    }
    for pattern in patterns.others {
      others.formUnion(code.matches(of: pattern).map { String($0.output.1) })
    }
  }

  /// The names of types, and of members that are called or follow a period.
  static func uses(in code: String, by patterns: Patterns) -> Set<String> {
    // A name after that of the display list belongs to another module.
    let code = code.replacing(patterns.displayList, with: "")
    var names = Set(code.matches(of: patterns.capitalized).map { String($0.output) })
    for pattern in patterns.uses {
      names.formUnion(code.matches(of: pattern).map { String($0.output.1) })
    }
    return names
  }
}
