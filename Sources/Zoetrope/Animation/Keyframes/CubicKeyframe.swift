import Foundation

/// A keyframe that is reached on a cubic curve, given by position and velocity at both ends.
///
/// Where no velocity is given, neighbouring cubic keyframes make one smooth curve, a Catmull-Rom
/// spline: the velocity between two of them is the way from the keyframe before to the one after,
/// by the time of both. Beside a keyframe of another kind its velocity is taken on, and at the ends
/// of a track the value rests.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval
  private let startVelocity: Value?
  private let endVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: Where the value is at the end.
  ///   - duration: The time that it takes, in seconds.
  ///   - startVelocity: The velocity at the start, per second. Default nil: a smooth one.
  ///   - endVelocity: The velocity at the end, per second. Default nil: a smooth one.
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

  /// Adds the keyframe.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      to, duration: duration, .cubic(startVelocity: startVelocity, endVelocity: endVelocity))
  }
}
