/// The diagnostics of one host, without duplicates, in the order in which they were reported.
package struct DiagnosticLog {
  private var seen: Set<Diagnostic> = []
  private var places: Set<Place> = []
  private var counts: [LayoutFault.Kind: Int] = [:]
  /// The diagnostics that have been added since the last call of ``take()``.
  package private(set) var pending: [Diagnostic] = []

  private struct Place: Hashable {
    let path: String
    let kind: LayoutFault.Kind
  }

  /// The largest number of view paths for which layout faults of one kind are reported. Faults at
  /// further paths are omitted.
  package static let limit = 20

  /// Creates an empty log.
  package init() {}

  /// Adds a diagnostic, unless an equal one has been added before.
  package mutating func report(_ diagnostic: Diagnostic) {
    if seen.insert(diagnostic).inserted { pending.append(diagnostic) }
  }

  /// Adds the diagnostic of a layout fault, unless a fault of the same kind has been added for the
  /// same path.
  ///
  /// The check ignores the messages, because the numbers in them may change from frame to frame.
  ///
  /// - Parameters:
  ///   - diagnostic: The diagnostic.
  ///   - kind: The kind of fault.
  ///   - path: The path of the view.
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

  /// Whether the limit for a kind of fault has been exceeded. Further faults of the kind are
  /// omitted and need no messages.
  package func omits(_ kind: LayoutFault.Kind) -> Bool { counts[kind, default: 0] > Self.limit }

  /// Returns the diagnostics added since the last call, and empties ``pending``.
  package mutating func take() -> [Diagnostic] {
    defer { pending = [] }
    return pending
  }
}
