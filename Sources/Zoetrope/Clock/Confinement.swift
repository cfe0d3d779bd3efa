import Foundation

/// Something of the main actor's that a closure carries which may run anywhere.
///
/// This is safe because the value is handed out on the main actor only.
package struct Confined<Value>: Sendable {
  nonisolated(unsafe) private let value: Value

  package init(_ value: Value) { self.value = value }

  /// The value, for code that is known to run on the main actor.
  package var onMainActor: Value { value }

  /// Hands out the value: at once on the main actor, otherwise as soon as that is free.
  package func use(_ body: @escaping @MainActor @Sendable (Value) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(value) }
    } else {
      Task { @MainActor in body(value) }
    }
  }
}

/// What is going on right now: the only mutable global state there is.
///
/// This is safe because everything here is confined to the main actor: values are read and written
/// only from code that runs on it, inside synchronous regions that restore what they found before
/// they return. The functions that open such a region assert the isolation. The properties are
/// not isolated themselves, so that SwiftUI's nonisolated functions can reach them.
package enum Confinement {
  /// The transaction that state written now belongs to; nil outside of any.
  nonisolated(unsafe) package static var currentTransaction: Transaction?

  /// What does work for the main queue now; nil outside of any graph's own work.
  nonisolated(unsafe) package static var mainWorkTaker: (any MainWorkTaking)?

  /// The same for code that may run anywhere: nil away from the main actor.
  static var currentMainWorkTaker: (any MainWorkTaking)? {
    MainQueue.isCurrent ? mainWorkTaker : nil
  }

  /// Completions that were asked for and not yet handed to the graph that animates, oldest first.
  nonisolated(unsafe) private static var uncommittedCompletions: [AnimationCompletion] = []

  /// Keeps a completion until the next ``commitCompletions(to:)``.
  package static func register(_ completion: AnimationCompletion) {
    uncommittedCompletions.append(completion)
  }

  /// Commits every completion asked for since the last time.
  ///
  /// To be called once state that was written has been applied and animations have started.
  package static func commitCompletions(to queue: AnimationCompletionQueue) {
    let completions = uncommittedCompletions
    uncommittedCompletions = []
    for completion in completions {
      completion.commit(to: queue)
    }
  }
}
