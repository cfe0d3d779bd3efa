import Foundation

/// A gesture that recognizes the movement of a finger across a view.
nonisolated public struct DragGesture: Gesture {
  /// The state of a drag: its time, the positions of the finger, and its velocity.
  public struct Value: Equatable, Sendable {
    /// The time of the last event, on the animation's virtual clock. The clock begins at
    /// Foundation's reference date.
    public var time: Date
    /// The current position of the finger, in points, in the gesture's coordinate space.
    public var location: CGPoint
    /// The position at which the touch began, in points, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// The velocity of the finger between the last two events, in points per second.
    public var velocity: CGSize

    /// The offset of the finger from the position at which the touch began, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The position at which the finger is expected to come to rest, in points.
    ///
    /// It is the current position plus the distance that the finger covers in 1/4 second at its
    /// current velocity.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The offset from the start of the touch to ``predictedEndLocation``, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// A drag gesture has no body.
  public typealias Body = Never

  /// The distance that the finger has to move before the drag is recognized, in points.
  public var minimumDistance: CGFloat
  let space: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that the finger has to move before the drag is recognized,
  ///     in points. Default: 10.
  ///   - coordinateSpace: The coordinate space of the reported positions. Default: the view's local
  ///     space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance that the finger has to move before the drag is recognized,
  ///     in points. Default: 10.
  ///   - coordinateSpace: The coordinate space of the reported positions. Default: the view's local
  ///     space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  private struct Drag {
    var value: Value
    /// The time of the last event, in seconds on the animation's virtual clock.
    var time: Double
    var isActive = false
  }

  /// Tracks the finger. The drag becomes active when the finger has moved by the minimum distance.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    let location = event.target.convert(event.location, to: gesture.space)
    let now = Date(timeIntervalSinceReferenceDate: event.time)
    var drag =
      memory.state as? Drag
      ?? Drag(
        value: Value(time: now, location: location, startLocation: location, velocity: .zero),
        time: event.time)
    let elapsed = event.time - drag.time
    if elapsed > 0 {
      drag.value.velocity = CGSize(
        width: (location.x - drag.value.location.x) / elapsed,
        height: (location.y - drag.value.location.y) / elapsed)
    }
    drag.value.location = location
    drag.value.time = now
    drag.time = event.time
    if distance(drag.value.startLocation, location) >= gesture.minimumDistance {
      drag.isActive = true
    }
    memory.state = drag
    switch event.phase {
    case .cancelled: return .failed
    case .ended: return drag.isActive ? .ended(drag.value) : .failed
    case .began, .moved: return drag.isActive ? .active(drag.value) : .possible(nil)
    }
  }
}
