import Foundation

/// A gesture of one or more taps.
nonisolated public struct TapGesture: Gesture {
  /// A tap has no value.
  public typealias Value = Void
  /// A tap gesture has no body.
  public typealias Body = Never

  /// The number of taps that the gesture requires.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: The number of taps that the gesture requires. Default: 1.
  public init(count: Int = 1) { self.count = count }

  /// Counts taps. The gesture ends at the required number of taps. A tap is a touch that stays
  /// within 10 points of the position at which it began.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Void> {
    TapCounter.count(event, upTo: gesture.count, &memory).map { _ in }
  }
}

/// A gesture that consists of one or more taps. The value of the gesture is the position of the
/// last tap.
nonisolated public struct SpatialTapGesture: Gesture {
  /// The value of a tap gesture: the position of the last tap.
  public struct Value: Equatable, Sendable {
    /// The position of the last tap, in points, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// A tap gesture has no body.
  public typealias Body = Never

  /// The number of taps that the gesture requires.
  public var count: Int
  let space: CoordinateSpace

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps that the gesture requires. Default: 1.
  ///   - coordinateSpace: The coordinate space of the reported position. Default: the view's local
  ///     space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    space = coordinateSpace
  }

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps that the gesture requires. Default: 1.
  ///   - coordinateSpace: The coordinate space of the reported position. Default: the view's local
  ///     space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Counts taps. The gesture ends at the required number of taps. A tap is a touch that stays
  /// within 10 points of the position at which it began.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    TapCounter.count(event, upTo: gesture.count, &memory)
      .map { Value(location: event.target.convert($0, to: gesture.space)) }
  }
}

/// A counter of the taps of one gesture.
struct TapCounter {
  private var ended = 0
  private var start: CGPoint

  /// The maximum distance that a finger may move during a tap, in points.
  static let allowedMovement: CGFloat = 10

  /// Processes an event of a gesture that requires `count` taps, and returns the gesture's phase.
  ///
  /// The value of the phase is the position of the last tap in the canvas, in points.
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

/// Returns the length of the line from `a` to `b`, in points.
func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
