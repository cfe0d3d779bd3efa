/// A size, a weight or colors that a symbol has in every view that shows it.
package protocol SymbolLook: Hashable, Sendable {
  /// Whether this look sets the foreground style of the symbol.
  var setsColors: Bool { get }

  /// Changes the environment in which the symbol is resolved.
  func apply(to environment: inout EnvironmentValues)
}

/// A look of a symbol, compared by type and value.
struct AnySymbolLook: Equatable, Sendable {
  private let look: any SymbolLook

  init(_ look: any SymbolLook) { self.look = look }

  var setsColors: Bool { look.setsColors }

  /// Returns an environment with the changes of the look.
  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    look.apply(to: &environment)
    return environment
  }

  static func == (a: AnySymbolLook, b: AnySymbolLook) -> Bool {
    func equals<Look: SymbolLook>(_ first: Look) -> Bool { b.look as? Look == first }
    return equals(a.look)
  }
}
