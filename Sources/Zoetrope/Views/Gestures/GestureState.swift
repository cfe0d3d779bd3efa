import Foundation

/// A property that a gesture updates while the gesture is in progress.
///
/// When the gesture ends or fails, the property returns to its initial value.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var location: Location<Value>?

  /// Creates a state with an initial value. When the gesture is over, the state returns to that
  /// value without animation.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// Creates a state with an initial value. When the gesture is over, the state returns to that
  /// value without animation.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates a state with an initial value. When the gesture is over, the state returns to that
  /// value in the given transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// Creates a state with an initial value. When the gesture is over, the state returns to that
  /// value in the given transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value, to which the state returns when the gesture is over.
  ///   - reset: A closure that is called before each reset. It receives the last value and the
  ///     transaction of the reset, and may change the transaction.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// Creates a state with an initial value.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value, to which the state returns when the gesture is over.
  ///   - reset: A closure that is called before each reset. It receives the last value and the
  ///     transaction of the reset, and may change the transaction.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value. When it changes, each body that reads it is evaluated again.
  public var wrappedValue: Value { location?.get() ?? initial }

  /// This property itself, to be passed to `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the property to its storage in the view node.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }

  /// Calls a closure that changes the value and may change the transaction of this update.
  fileprivate func update(_ change: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.get()
    var transaction = Transaction()
    change(&value, &transaction)
    write(value, to: location, in: transaction)
  }

  /// Resets the value to the initial one.
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
  /// Creates a state that is initially nil, and is reset to nil in a given transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state that is initially nil.
  ///
  /// - Parameter reset: A closure that is called before each reset. It receives the last value and
  ///   the transaction of the reset, and may change the transaction.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

/// A gesture that updates a ``GestureState`` while the gesture is in progress.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// The type of the base gesture's value.
  public typealias Value = Base.Value
  /// A modified gesture has no body.
  public typealias Body = Never

  /// The base gesture.
  public var base: Base
  /// The state that the gesture updates.
  public var state: GestureState<State>
  /// The closure that updates the state from the gesture's value.
  public var body: (Value, inout State, inout Transaction) -> Void { change }

  private let change: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    change = body
  }

  /// Passes the event to the base gesture. Updates the state from the gesture's value, and resets
  /// the state when the gesture ends or fails.
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
