import Foundation

/// A gesture that runs an action when its base gesture ends. It also reports when the finger comes
/// down, and when the base gesture ends or fails.
nonisolated struct PressingGesture<Base: Gesture>: Gesture {
  typealias Value = Base.Value
  typealias Body = Never

  let base: Base
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let phase = Base._recognize(gesture.base, event, &memory[part: 0])
    let wasPressed = memory.state != nil
    if phase.isOver == wasPressed { gesture.onPressingChanged?(!phase.isOver) }
    memory.state = phase.isOver ? nil : true
    if case .ended = phase { gesture.action() }
    return phase
  }
}
