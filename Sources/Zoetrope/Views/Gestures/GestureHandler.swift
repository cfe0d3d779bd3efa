import Foundation

/// A gesture at a view, whatever its type.
class GestureHandler {
  /// How far the gesture is in the touch.
  enum Outcome { case possible, active, ended, failed }

  /// Takes an event of a touch, given what the gesture remembers of that touch.
  @MainActor func handle(_ event: _GestureEvent, _ memory: inout _GestureMemory) -> Outcome {
    .failed
  }

  /// Takes a new value of the gesture if it is of the same type, and returns whether it was.
  func take(_ other: GestureHandler) -> Bool { false }

  /// Whether the gesture scrolls the view that it belongs to.
  var isScrolling: Bool { false }

  /// Whether the environment lets the gesture be recognized.
  func isEnabled(in environment: EnvironmentValues) -> Bool { true }
}

final class GestureHandlerOf<G: Gesture>: GestureHandler {
  private var gesture: G

  init(_ gesture: G) { self.gesture = gesture }

  override func handle(_ event: _GestureEvent, _ memory: inout _GestureMemory) -> Outcome {
    switch G._recognize(gesture, event, &memory) {
    case .possible: .possible
    case .active: .active
    case .ended: .ended
    case .failed: .failed
    }
  }

  override func take(_ other: GestureHandler) -> Bool {
    guard let other = other as? GestureHandlerOf<G> else { return false }
    gesture = other.gesture
    return true
  }
}
