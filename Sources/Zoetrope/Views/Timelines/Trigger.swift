/// A type-erased value that is only compared for equality.
struct Trigger {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  func isSame(as other: Trigger) -> Bool { isEqual(other.value) }
}
