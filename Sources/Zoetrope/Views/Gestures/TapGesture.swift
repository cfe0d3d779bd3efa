import Foundation

/// One or several short touches.
nonisolated public struct TapGesture: Gesture {
  /// Nothing but that it happened.
  public typealias Value = Void
  /// A tap has no body.
  public typealias Body = Never

  /// How many touches there are to be.
  public var count: Int

  /// Creates a gesture; a single tap by default.
  public init(count: Int = 1) { self.count = count }

  /// Counts the touches that end where they began.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Void> {
    TapCounter.count(event, upTo: gesture.count, &memory).map { _ in }
  }
}

/// One or several short touches, with the place where they were.
nonisolated public struct SpatialTapGesture: Gesture {
  /// Where the tap was.
  public struct Value: Equatable, Sendable {
    /// In points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// A tap has no body.
  public typealias Body = Never

  /// How many touches there are to be.
  public var count: Int
  let space: CoordinateSpace

  /// Creates a gesture; a single tap by default.
  ///
  /// - Parameters:
  ///   - count: How many touches there are to be. Default 1.
  ///   - coordinateSpace: The space of the location. Default that of the view.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  /// Creates a gesture; a single tap by default.
  ///
  /// - Parameters:
  ///   - count: How many touches there are to be. Default 1.
  ///   - coordinateSpace: The space of the location. Default that of the view.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Counts the touches that end where they began.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    TapCounter.count(event, upTo: gesture.count, &memory)
      .map { Value(location: event.target.convert($0, to: gesture.space)) }
  }
}

/// The touches of a tap so far.
struct TapCounter {
  private var ended = 0
  private var start: CGPoint

  /// How far, in points, a finger may move without it being more than a tap.
  static let allowedMovement: CGFloat = 10

  /// Takes an event; tells where the finger is.
  @MainActor static func count(
    _ event: _GestureEvent, upTo count: Int, _ memory: inout _GestureMemory
  ) -> _GesturePhase<CGPoint> {
    var taps = memory.state as? TapCounter ?? TapCounter(start: event.location)
    switch event.phase {
    case .began: taps.start = event.location
    case .moved: if distance(taps.start, event.location) > allowedMovement { return .failed }
    case .cancelled: return .failed
    case .ended:
      if distance(taps.start, event.location) > allowedMovement { return .failed }
      taps.ended += 1
      if taps.ended >= count { return .ended(event.location) }
    }
    memory.state = taps
    return .possible(nil)
  }

  private init(start: CGPoint) { self.start = start }
}

/// The distance of two points, in points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
