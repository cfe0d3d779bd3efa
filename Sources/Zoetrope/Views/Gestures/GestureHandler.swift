import Foundation

/// A type-erased gesture of a view.
class GestureHandler {
  /// The phase of a gesture, without its value.
  enum Outcome { case possible, active, ended, failed }

  /// Processes one event of a touch, given the gesture's state in that touch.
  @MainActor func handle(_ event: _GestureEvent, _ memory: inout _GestureMemory) -> Outcome {
    .failed
  }

  /// Adopts the current value of the gesture.
  ///
  /// - Returns: Whether both gestures are of the same type; if not, nothing changes.
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
