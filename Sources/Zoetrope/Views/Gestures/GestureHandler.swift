import Foundation

/// A type-erased gesture of a view.
class GestureHandler {
  /// The phase of a gesture, without its value.
  enum Outcome { case possible, active, ended, failed }

  /// Processes one event of a touch, given the gesture's state in that touch.
  @MainActor func handle(_ event: _GestureEvent, _ memory: inout _GestureMemory) -> Outcome {
    .failed
  }

  /// Replaces the gesture of this handler by the gesture of another handler.
  ///
  /// - Returns: Whether both gestures have the same type. If the types differ, this handler keeps
  ///   its gesture.
  func take(_ other: GestureHandler) -> Bool { false }

  /// Whether the gesture is the drag that scrolls a scroll view.
  var isScrolling: Bool { false }

  /// Whether the gesture is enabled in an environment.
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
