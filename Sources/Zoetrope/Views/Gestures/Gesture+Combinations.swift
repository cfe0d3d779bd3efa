import Foundation

/// A combination of two gestures that are recognized at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of both gestures. Each is nil while its gesture has no value.
  public struct Value {
    /// The value of the first gesture; nil while that gesture has no value.
    public var first: First.Value?
    /// The value of the second gesture; nil while that gesture has no value.
    public var second: Second.Value?
  }

  /// A combined gesture has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var first: _GesturePhase<First.Value> = .possible(nil)
    var second: _GesturePhase<Second.Value> = .possible(nil)
  }

  /// Passes the event to each gesture that has not yet ended or failed.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    var state = memory.state as? State ?? State()
    if !state.first.isOver {
      state.first = First._recognize(gesture.first, event, &memory[part: 0])
    }
    if !state.second.isOver {
      state.second = Second._recognize(gesture.second, event, &memory[part: 1])
    }
    memory.state = state
    let value = Value(first: state.first.value, second: state.second.value)
    switch (state.first, state.second) {
    case (.failed, .failed): return .failed
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.first == nil && value.second == nil ? nil : value)
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    default: return .active(value)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// A combination of two gestures within one touch: the second begins when the first has ended.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is in progress.
  public enum Value {
    /// The first gesture is in progress and has the associated value.
    case first(First.Value)
    /// The first gesture has ended. The associated values are the final value of the first gesture
    /// and the value of the second gesture, which is nil while the second gesture has no value.
    case second(First.Value, Second.Value?)
  }

  /// A combined gesture has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures in sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var first: First.Value
    var hasBegunSecond = false
  }

  /// Passes the event to the first gesture until that gesture ends, and then to the second gesture.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    var state: State
    if let begun = memory.state as? State {
      state = begun
    } else {
      switch First._recognize(gesture.first, event, &memory[part: 0]) {
      case .possible(let value): return .possible(value.map(Value.first))
      case .active(let value): return .active(.first(value))
      case .failed: return .failed
      case .ended(let value):
        state = State(first: value)
      }
      memory.state = state
      // If the finger is still down, this event is the beginning of the touch for the second
      // gesture.
      guard event.phase == .moved else { return .active(.second(state.first, nil)) }
    }
    var event = event
    if !state.hasBegunSecond, event.phase == .moved { event.phase = .began }
    state.hasBegunSecond = true
    memory.state = state
    let phase = Second._recognize(gesture.second, event, &memory[part: 1])
    if case .possible(let value) = phase { return .active(.second(state.first, value)) }
    return phase.map { .second(state.first, $0) }
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A combination of two gestures, the second of which is recognized only if the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the gesture that is recognized.
  public enum Value {
    /// The first gesture is recognized and has the associated value.
    case first(First.Value)
    /// The second gesture is recognized and has the associated value.
    case second(Second.Value)
  }

  /// A combined gesture has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures in order of precedence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var log: [_GestureEvent] = []
    var hasFirstFailed = false
  }

  /// Passes the event to the first gesture until that gesture fails.
  ///
  /// The second gesture then receives all past events of the touch, followed by each new event.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    var state = memory.state as? State ?? State()
    var events = [event]
    if !state.hasFirstFailed {
      let phase = First._recognize(gesture.first, event, &memory[part: 0])
      guard case .failed = phase else {
        state.log.append(event)
        memory.state = state
        return phase.map(Value.first)
      }
      state.hasFirstFailed = true
      events = state.log + events
      state.log = []
    }
    memory.state = state
    var phase = _GesturePhase<Second.Value>.possible(nil)
    for event in events where !phase.isOver {
      phase = Second._recognize(gesture.second, event, &memory[part: 1])
    }
    return phase.map(Value.second)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture and another gesture at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that first recognizes this gesture and then, when this gesture has ended,
  /// another gesture.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture, or another gesture if this gesture fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
