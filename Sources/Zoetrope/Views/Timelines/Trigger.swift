/// A value of some type that is only looked at for changes.
struct Trigger {
  private let value: Any
  private let isEqual: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    isEqual = { ($0 as? Value) == value }
  }

  func isSame(as other: Trigger) -> Bool { isEqual(other.value) }
}
