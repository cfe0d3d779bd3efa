import Foundation
import ZoetropeGeometry

/// A gesture of two fingers that turn about each other.
///
/// A ``Cue`` touches a view with one finger, so the gesture never begins, and its actions never
/// run. The gesture fails at the first touch, so that other gestures can handle the touch.
nonisolated public struct RotateGesture: Gesture {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the last event, on the animation's virtual clock.
    public var time: Date
    /// The angle by which the fingers have turned, clockwise.
    public var rotation: Angle
    /// The angle by which the fingers turn per second, clockwise.
    public var velocity: Angle
    /// The midpoint between the fingers at the beginning, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the beginning, in points, in the view's space.
    public var startLocation: CGPoint
  }

  /// A rotate gesture has no body.
  public typealias Body = Never

  /// The smallest rotation of the fingers that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two fingers that turn about each other.
  ///
  /// - Parameter minimumAngleDelta: The smallest rotation of the fingers that begins the gesture.
  ///   Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Fails, because a touch made by a ``Cue`` has one finger.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    .failed
  }
}

/// A gesture of two fingers that turn about each other. The value of the gesture is the angle.
///
/// This gesture is the predecessor of ``RotateGesture``. The actions of this gesture never run,
/// because a ``Cue`` touches a view with one finger.
nonisolated public struct RotationGesture: Gesture {
  /// The angle by which the fingers have turned, clockwise.
  public typealias Value = Angle
  /// A rotation gesture has no body.
  public typealias Body = Never

  /// The smallest rotation of the fingers that begins the gesture.
  public var minimumAngleDelta: Angle

  /// Creates a gesture of two fingers that turn about each other.
  ///
  /// - Parameter minimumAngleDelta: The smallest rotation of the fingers that begins the gesture.
  ///   Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Fails, because a touch made by a ``Cue`` has one finger.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Angle> {
    .failed
  }
}
