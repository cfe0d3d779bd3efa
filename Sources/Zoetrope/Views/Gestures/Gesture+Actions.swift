import Foundation

/// A gesture that runs an action when the gesture's value changes.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  /// The type of the base gesture's value.
  public typealias Value = Content.Value
  /// A modified gesture has no body.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  /// Passes the event to the base gesture. Runs the action if the gesture is then active and its
  /// value differs from the value at the last call of the action.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Content._recognize(gesture.content, event, &memory[part: 0])
    if case .active(let value) = phase, memory.state as? Value != value {
      memory.state = value
      gesture.action(value)
    }
    return phase
  }
}

/// A gesture that runs an action when the gesture ends successfully.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// The type of the base gesture's value.
  public typealias Value = Content.Value
  /// A modified gesture has no body.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  /// Passes the event to the base gesture. Runs the action if the gesture then ends successfully.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Content._recognize(gesture.content, event, &memory[part: 0])
    if case .ended(let value) = phase { gesture.action(value) }
    return phase
  }
}

/// A gesture whose value is a function of the base gesture's value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// A modified gesture has no body.
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  /// Passes the event to the base gesture, and transforms the value of the resulting phase.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    Content._recognize(gesture.content, event, &memory[part: 0]).map(gesture.transform)
  }
}

/// A type-erased gesture.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// A type-erased gesture has no body.
  public typealias Body = Never

  private let recognize: @MainActor (_GestureEvent, inout _GestureMemory) -> _GesturePhase<Value>

  /// Wraps a gesture.
  @MainActor @preconcurrency public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    recognize = { T._recognize(gesture, $0, &$1) }
  }

  /// Passes the event to the wrapped gesture.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    gesture.recognize(event, &memory)
  }
}

extension Gesture {
  /// Runs an action when the gesture ends successfully.
  ///
  /// The action does not run if the gesture fails or is cancelled.
  public nonisolated func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Returns a gesture whose value is transformed by a closure.
  public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Updates a gesture state while the gesture is in progress.
  ///
  /// The state returns to its initial value when the gesture ends, fails or is cancelled.
  ///
  /// - Parameters:
  ///   - state: The state to update.
  ///   - body: A closure that changes the state. It is called with the gesture's value, the state,
  ///     and the transaction of the update.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action each time the gesture's value changes while the gesture is active.
  public nonisolated func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
