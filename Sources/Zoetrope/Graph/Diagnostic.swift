/// Something that looks wrong but does not stop the work: one sentence that names the thing, what
/// was found and what was done instead.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The sentence, without a full stop at its end.
  public let message: String

  /// Creates a diagnostic.
  public init(_ message: String) { self.message = message }

  /// The sentence.
  public var description: String { message }
}

/// The diagnostics of one host: each different one once, in the order in which they arose.
package struct DiagnosticLog {
  private var seen: Set<Diagnostic> = []
  /// Those not yet taken.
  package private(set) var pending: [Diagnostic] = []

  package init() {}

  /// Notes a diagnostic, unless the same has been noted before.
  package mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { pending.append(diagnostic) }
  }

  /// Hands over what has been noted since the last call.
  package mutating func take() -> [Diagnostic] {
    defer { pending = [] }
    return pending
  }
}
