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

  /// Calls a closure with the value: immediately if the caller is on the main actor, and otherwise
  /// in a new task of the main actor.
  package func use(_ body: @escaping @MainActor @Sendable (Value) -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { body(value) }
    } else {
      Task { @MainActor in body(value) }
    }
  }
}

/// A value that a closure carries to another thread.
///
/// Carrying the value is safe in two cases: the sending code does not use the value afterward, or
/// the value may be used on several threads. An example of the second case is a closure that is
/// meant for a scheduler.
package struct Transferred<Value>: Sendable {
  /// The value, to be used only by the code that receives it.
  nonisolated(unsafe) package let value: Value

  /// Wraps a value that another thread will use.
  package init(_ value: Value) { self.value = value }
}

/// A variable of the main actor that nonisolated functions read and write.
///
/// This is safe because all accesses happen on the main actor. A function that sets the variable
/// asserts that it runs on the main actor. If it sets the variable for the duration of a call, it
/// restores the previous value afterward. The variable itself asserts nothing, so that SwiftUI's
/// nonisolated functions can use it.
package final class ConfinedVariable<Value>: Sendable {
  /// The current value.
  nonisolated(unsafe) package var value: Value

  /// Creates a variable with its initial value.
  package init(_ value: Value) { self.value = value }
}

/// The variables that describe the synchronous code running on the main actor, for example the
/// current transaction.
///
/// No other global variable of the view graph is mutable. The virtual clock is a task-local value
/// instead.
package enum Confinement {
}
