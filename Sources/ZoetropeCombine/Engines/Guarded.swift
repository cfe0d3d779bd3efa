import Foundation

/// A variable that several threads can use.
final class Guarded<Value> {
  private var value: Value
  private let lock = NSLock()

  /// Creates a variable with its initial value.
  init(_ value: Value) { self.value = value }

  /// Calls a closure with exclusive access to the value.
  func withLock<T>(_ body: (inout Value) -> T) -> T { lock.withLock { body(&value) } }
}
