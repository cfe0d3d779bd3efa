import Foundation

/// A gesture that recognizes a press, in which a finger stays in place for a minimum duration.
nonisolated public struct LongPressGesture: Gesture {
  /// The type of the value, which is true while the view is pressed and when the gesture ends.
  public typealias Value = Bool
  /// A long press gesture has no body.
  public typealias Body = Never

  /// The minimum duration of the touch, in seconds.
  public var minimumDuration: Double
  /// The maximum distance that the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the touch, in seconds. Default: 0.5.
  ///   - maximumDistance: The maximum distance that the finger may move, in points. Default: 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  private struct Press {
    var start: CGPoint
    var time: Double
  }

  /// Ends the gesture successfully when the touch has lasted for the minimum duration. The gesture
  /// fails if the finger is lifted earlier or moves too far.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Bool> {
    let press =
      memory.state as? Press ?? Press(start: event.location, time: event.time)
    memory.state = press
    let deadline = press.time + gesture.minimumDuration
    if event.phase == .cancelled { return .failed }
    if distance(press.start, event.location) > gesture.maximumDistance { return .failed }
    if event.time >= deadline { return .ended(true) }
    if event.phase == .ended { return .failed }
    if event.phase == .began { event.target.wake(at: deadline) }
    return .possible(true)
  }
}
