import Foundation

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What the two tell; nil for one that has nothing to tell.
  public struct Value {
    /// What the first one tells.
    public var first: First.Value?
    /// What the second one tells.
    public var second: Second.Value?
  }

  /// The gestures inside do the work.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Puts two gestures together.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var first: _GesturePhase<First.Value> = .possible(nil)
    var second: _GesturePhase<Second.Value> = .possible(nil)
  }

  /// Hands the event to both, as long as they want any.
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

/// A gesture after another one has come about, within the same touch.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is told.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first one is over, and the second one may have something to tell.
    case second(First.Value, Second.Value?)
  }

  /// The gestures inside do the work.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Puts two gestures one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var first: First.Value
    var hasBegunSecond = false
  }

  /// Hands the event to the one whose turn it is.
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
      // The finger may be on the view still: to the second gesture it comes down here.
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

/// One of two gestures: the second one only where the first one has failed.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// What is told.
  public enum Value {
    /// The first gesture has come about.
    case first(First.Value)
    /// The second gesture has come about.
    case second(Second.Value)
  }

  /// The gestures inside do the work.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Puts a gesture before another one.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  private struct State {
    var log: [_GestureEvent] = []
    var hasFirstFailed = false
  }

  /// Hands the event to the first one, and all events to the second one once the first has failed.
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
  /// This gesture and another one at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, then another one within the same touch.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one where this one has failed.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
