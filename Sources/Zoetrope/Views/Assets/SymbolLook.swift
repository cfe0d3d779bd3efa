/// A size, a weight or colors that an image sets for its symbol, regardless of the view that shows
/// the symbol.
package protocol SymbolLook: Hashable, Sendable {
  /// Whether this look sets the foreground style of the symbol.
  var setsColors: Bool { get }

  /// Changes the environment in which the symbol is resolved.
  func apply(to environment: inout EnvironmentValues)
}

/// A type-erased ``SymbolLook``. Two looks are equal if they have the same type and equal values.
struct AnySymbolLook: Equatable, Sendable {
  private let look: any SymbolLook

  init(_ look: any SymbolLook) { self.look = look }

  var setsColors: Bool { look.setsColors }

  /// Returns a copy of an environment, changed by the look.
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
