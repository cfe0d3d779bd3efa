/// Something that looks wrong but does not stop the work: one sentence that names the thing, what
/// was found and what was done instead.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How much there is to a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// Something that may well be meant: a stack that is larger than what it is offered, a view that
    /// nobody sees.
    case note
    /// Something that is wrong, or missing.
    case warning
  }

  /// The sentence, without a full stop at its end.
  public let message: String
  /// How much there is to it.
  public let severity: Severity

  /// Creates a diagnostic; a warning by default.
  public init(_ message: String, severity: Severity = .warning) {
    self.message = message
    self.severity = severity
  }

  /// The sentence.
  public var description: String { message }
}

/// The diagnostics of one host: each different one once, in the order in which they arose.
package struct DiagnosticLog {
  private var seen: Set<Diagnostic> = []
  private var places: Set<Place> = []
  private var counts: [LayoutFault.Kind: Int] = [:]
  /// Those not yet taken.
  package private(set) var pending: [Diagnostic] = []

  private struct Place: Hashable {
    let path: String
    let kind: LayoutFault.Kind
  }

  /// How many places are told about a kind of fault in layout; further ones are left out.
  package static let limit = 20

  package init() {}

  /// Notes a diagnostic, unless the same has been noted before.
  package mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { pending.append(diagnostic) }
  }

  /// Notes a fault in layout, unless one of its kind has been noted at the same place before: numbers
  /// in its sentence may change from frame to frame.
  ///
  /// - Parameter path: The path of the view.
  package mutating func report(_ diagnostic: Diagnostic, of kind: LayoutFault.Kind, at path: String)
  {
    guard places.insert(Place(path: path, kind: kind)).inserted else { return }
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    if count <= Self.limit { report(diagnostic) }
    if count == Self.limit + 1 {
      report(
        Diagnostic("more like it is left out: \(kind.rawValue)", severity: diagnostic.severity))
    }
  }

  /// Hands over what has been noted since the last call.
  package mutating func take() -> [Diagnostic] {
    defer { pending = [] }
    return pending
  }
}
