/// The `==` operator of a type, found when two values are compared for the first time. Most values
/// of a graph are never compared. Finding out that a type is not `Equatable` takes longer than
/// creating a node.
package struct Equality<Value> {
  private enum State {
    /// If there is a part, the type is equatable only if the part is.
    case unknown(part: Any.Type?)
    /// The operator; nil if the type is not equatable.
    case known(((Value, Value) -> Bool)?)
  }

  private var state: State

  /// Creates an operator that is found when it is needed.
  package init() { state = .unknown(part: nil) }

  /// The operator of a type that is known not to be equatable.
  static var neverEqual: Self { Self(state: .known(nil)) }

  private init(state: State) { self.state = state }

  /// Creates an operator that calls a closure.
  package init(_ areEqual: @escaping (Value, Value) -> Bool) { state = .known(areEqual) }

  /// Records that the type of the values is equatable only if another type is. Few types are parts
  /// of many, so that it takes less time to find that a part is not equatable.
  mutating func requireEquatable(_ part: Any.Type) {
    if case .unknown = state { state = .unknown(part: part) }
  }

  /// Returns whether two values are equal; false if their type is not equatable.
  ///
  /// Most types are not equatable. The answer for them is inlined, and therefore needs no metadata
  /// of `Equality<Value>`. To look up that metadata would take longer than the rest of the call.
  @inline(__always)
  package mutating func areEqual(_ a: Value, _ b: Value) -> Bool {
    if case .known(nil) = state { return false }
    return areEqualIfKnown(a, b)
  }

  private mutating func areEqualIfKnown(_ a: Value, _ b: Value) -> Bool {
    if case .unknown(let part) = state {
      let isPossible = part == nil || part is any Equatable.Type
      state = .known(isPossible ? equalityOfValues(like: a) : nil)
    }
    guard case .known(let areEqual?) = state else { return false }
    return areEqual(a, b)
  }
}

/// Returns the `==` operator for the type of a value; nil if the type is not equatable.
private func equalityOfValues<Value>(like value: Value) -> ((Value, Value) -> Bool)? {
  // The type is always that of the values.
  func equality<E: Equatable>(_ type: E.Type) -> ((Value, Value) -> Bool)? {
    { unsafeBitCast($0, to: type) == unsafeBitCast($1, to: type) }
  }
  // For a cast, the runtime searches all conformances of the program.
  if Value.self == Bool.self { return equality(Bool.self) }
  if Value.self == Int.self { return equality(Int.self) }
  if Value.self == Double.self { return equality(Double.self) }
  if Value.self == String.self { return equality(String.self) }
  guard let type = Value.self as? any Equatable.Type else { return nil }
  return equality(type)
}
