import Foundation

/// A touch that stays for a while.
nonisolated public struct LongPressGesture: Gesture {
  /// True while the view is pressed, and when it has been pressed for long enough.
  public typealias Value = Bool
  /// A long press has no body.
  public typealias Body = Never

  /// How long the touch is to stay, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the touch is to stay, in seconds. Default 0.5.
  ///   - maximumDistance: How far the finger may move, in points. Default 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  private struct Press {
    var start: CGPoint
    var time: Double
  }

  /// Waits until the touch has lasted for long enough.
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
