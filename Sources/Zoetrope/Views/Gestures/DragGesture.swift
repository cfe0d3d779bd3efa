import Foundation

/// A touch that moves.
nonisolated public struct DragGesture: Gesture {
  /// Where the finger is, and where it was.
  public struct Value: Equatable, Sendable {
    /// When, as virtual seconds since the reference date.
    public var time: Date
    /// Where the finger is, in points, in the gesture's coordinate space.
    public var location: CGPoint
    /// Where the finger was first, in points, in the gesture's coordinate space.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger is from where it was first, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest: as far on as it moves in a quarter of a second.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would be from where it was first when it comes to rest, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// A drag has no body.
  public typealias Body = Never

  /// How far the finger has to move before it counts, in points.
  public var minimumDistance: CGFloat
  let space: CoordinateSpace

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger has to move before it counts, in points. Default 10.
  ///   - coordinateSpace: The space of the locations. Default that of the view.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    space = coordinateSpace
  }

  /// Creates a gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger has to move before it counts, in points. Default 10.
  ///   - coordinateSpace: The space of the locations. Default that of the view.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  private struct Drag {
    var value: Value
    /// The time of the value, in seconds.
    var time: Double
    var isActive = false
  }

  /// Follows the finger.
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
