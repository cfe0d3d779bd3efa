import Foundation
import ZoetropeGeometry

/// A gesture of two fingers that move apart or together.
///
/// A ``Cue`` touches a view with one finger, so the gesture never begins, and its actions never
/// run. The gesture fails at the first touch, so that other gestures can handle the touch.
nonisolated public struct MagnifyGesture: Gesture {
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the last event, on the animation's virtual clock.
    public var time: Date
    /// The distance between the fingers, divided by their distance at the beginning.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The midpoint between the fingers at the beginning, in fractions of the view's size.
    public var startAnchor: UnitPoint
    /// The midpoint between the fingers at the beginning, in points, in the view's space.
    public var startLocation: CGPoint
  }

  /// A magnify gesture has no body.
  public typealias Body = Never

  /// The smallest change of the magnification that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two fingers that move apart or together.
  ///
  /// - Parameter minimumScaleDelta: The smallest change of the magnification that begins the
  ///   gesture. Default 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Fails, because a touch made by a ``Cue`` has one finger.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    .failed
  }
}

/// A gesture of two fingers that move apart or together. The value of the gesture is the
/// magnification.
///
/// This gesture is the predecessor of ``MagnifyGesture``. The actions of this gesture never run,
/// because a ``Cue`` touches a view with one finger.
nonisolated public struct MagnificationGesture: Gesture {
  /// The distance between the fingers, divided by their distance at the beginning.
  public typealias Value = CGFloat
  /// A magnification gesture has no body.
  public typealias Body = Never

  /// The smallest change of the magnification that begins the gesture.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture of two fingers that move apart or together.
  ///
  /// - Parameter minimumScaleDelta: The smallest change of the magnification that begins the
  ///   gesture. Default 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Fails, because a touch made by a ``Cue`` has one finger.
  @MainActor public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<CGFloat> {
    .failed
  }
}
