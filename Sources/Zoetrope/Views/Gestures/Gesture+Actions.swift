import Foundation

/// A gesture with an action for each change of its value.
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// The gesture inside does the work.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  /// Runs the action where the value is another one.
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

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What the gesture tells.
  public typealias Value = Content.Value
  /// The gesture inside does the work.
  public typealias Body = Never

  let content: Content
  let action: (Content.Value) -> Void

  /// Runs the action when the gesture is over.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Content._recognize(gesture.content, event, &memory[part: 0])
    if case .ended(let value) = phase { gesture.action(value) }
    return phase
  }
}

/// A gesture that tells something made of what another one tells.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// The gesture inside does the work.
  public typealias Body = Never

  let content: Content
  let transform: (Content.Value) -> Value

  /// Makes a value of the value.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    Content._recognize(gesture.content, event, &memory[part: 0]).map(gesture.transform)
  }
}

/// Some gesture, whatever its type.
nonisolated public struct AnyGesture<Value>: Gesture {
  /// The gesture inside does the work.
  public typealias Body = Never

  private let recognize: @MainActor (_GestureEvent, inout _GestureMemory) -> _GesturePhase<Value>

  /// Wraps a gesture.
  @MainActor @preconcurrency public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    recognize = { T._recognize(gesture, $0, &$1) }
  }

  /// Hands the event to the gesture inside.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    gesture.recognize(event, &memory)
  }
}

extension Gesture {
  /// Runs an action when the gesture is over; not when it is broken off.
  public nonisolated func onEnded(
    _ action: @escaping (Self.Value) -> Void
  ) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Tells something made of the gesture's value.
  public nonisolated func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Writes a state while the gesture goes on, which is reset when it is over or broken off.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Takes the gesture's value, the state to be changed and the transaction of the change.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever the gesture's value is another one.
  public nonisolated func onChanged(
    _ action: @escaping (Self.Value) -> Void
  ) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
