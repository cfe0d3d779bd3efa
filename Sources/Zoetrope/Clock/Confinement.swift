import Foundation

/// A main-actor value that a `Sendable` closure may carry to any thread.
///
/// This is safe because the value is accessed on the main actor only.
package struct Confined<Value>: Sendable {
  nonisolated(unsafe) private let value: Value

  /// Wraps a value of the main actor.
  package init(_ value: Value) { self.value = value }

  /// The value, for code that is known to run on the main actor.
  package var onMainActor: Value { value }

  /// Calls a closure with the value: at once on the main actor, otherwise as soon as the main
  /// actor is free.
  package func use(_ body: @escaping @MainActor @Sendable (Value) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(value) }
    } else {
      Task { @MainActor in body(value) }
    }
  }
}

/// A variable of the main actor that nonisolated functions read and write.
///
/// This is safe because all accesses happen on the main actor. A function that sets the variable
/// asserts the isolation, and restores the previous value before it returns. The variable itself
/// asserts nothing, so that SwiftUI's nonisolated functions can use it.
package final class ConfinedVariable<Value>: Sendable {
  /// The current value.
  nonisolated(unsafe) package var value: Value

  /// Creates a variable with its initial value.
  package init(_ value: Value) { self.value = value }
}

/// The state of the main actor's current synchronous region: the only mutable global state.
package enum Confinement {
  private static let scheduler = ConfinedVariable<(any MainQueueScheduling)?>(nil)

  /// The clock on which work for the main queue is scheduled; nil while no graph is at work.
  package static var mainQueueScheduler: (any MainQueueScheduling)? {
    get { scheduler.value }
    set { scheduler.value = newValue }
  }

  /// The clock on which work for the main queue is scheduled; nil outside the main actor. Code on
  /// any thread may read it.
  static var currentMainQueueScheduler: (any MainQueueScheduling)? {
    MainQueue.isCurrent ? mainQueueScheduler : nil
  }
}
