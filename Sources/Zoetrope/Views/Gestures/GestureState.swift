import Foundation

/// A value that a gesture writes while it goes on, and that is reset when it is over.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: Location<Value>?

  /// Creates a state that starts with a value, and is reset to it without an animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a state that starts with a value, and is reset to it without an animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state that starts with a value, and is reset to it in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state that starts with a value, and is reset to it in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state that starts with a value.
  ///
  /// - Parameter reset: Takes the last value, and changes the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// Creates a state that starts with a value.
  ///
  /// - Parameter reset: Takes the last value, and changes the transaction of the reset.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value; a body that reads it is evaluated again when it changes.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// The state itself, for a gesture to write.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property to its place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }

  /// Has a closure change the value, and the transaction in which it changes.
  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    write(value, to: location, in: transaction)
  }

  /// Goes back to the first value.
  fileprivate func reset() {
    guard let location else { return }
    var transaction = Transaction()
    resetting(location.get(), &transaction)
    write(initial, to: location, in: transaction)
  }

  private func write(_ value: Value, to location: Location<Value>, in transaction: Transaction) {
    if transaction.properties.isEmpty {
      location.set(value)
    } else {
      withTransaction(transaction) { location.set(value) }
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts with nil, and is reset in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that starts with nil.
  ///
  /// - Parameter reset: Takes the last value, and changes the transaction of the reset.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that writes a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What the gesture tells.
  public typealias Value = Base.Value
  /// The gesture inside does the work.
  public typealias Body = Never

  /// The gesture inside.
  public var base: Base
  /// The state that is written.
  public var state: GestureState<State>
  /// Changes the state by the gesture's value.
  public var body: (Value, inout State, inout Transaction) -> Void { change }

  private let change: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that writes a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  /// Writes the state, and resets it when the gesture is over.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, event, &memory[part: 0])
    if phase.isOver {
      if memory.state != nil { gesture.state.reset() }
      memory.state = nil
    } else if let value = phase.value {
      memory.state = true
      gesture.state.update { gesture.change(value, &$0, &$1) }
    }
    return phase
  }
}
