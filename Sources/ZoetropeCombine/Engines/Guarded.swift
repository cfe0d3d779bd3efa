import Foundation

/// A variable that several threads can use.
final class Guarded<Value> {
  private var value: Value
  private let lock = NSLock()

  /// Creates a variable with its initial value.
  init(_ value: Value) { self.value = value }

  /// Calls a closure with the value. No other thread uses the value meanwhile.
  func withLock<T>(_ body: (inout Value) -> T) -> T { lock.withLock { body(&value) } }
}
