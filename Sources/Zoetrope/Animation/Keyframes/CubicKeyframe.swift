import Foundation

/// A keyframe reached along a cubic curve, which is defined by the position and velocity at its
/// start and end.
///
/// Consecutive cubic keyframes without explicit velocities form one smooth curve, a Catmull-Rom
/// spline. The velocity at the joint of two keyframes is the change over both keyframes, divided by
/// their total duration. Next to a keyframe of another kind, the curve takes on that keyframe's
/// velocity. At the end of a track, the value comes to rest.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The velocity at the start, per second. Default nil: derived from the
  ///     neighbors.
  ///   - endVelocity: The velocity at the end, per second. Default nil: derived from the neighbors.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.startVelocity = startVelocity
    self.endVelocity = endVelocity
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe to a track.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      to, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
}
