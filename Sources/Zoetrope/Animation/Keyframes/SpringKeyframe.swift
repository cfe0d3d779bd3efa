import Foundation

/// A keyframe toward which a spring pulls the value.
///
/// If the spring has not reached its target when the duration is over, the next keyframe continues
/// from the position reached so far. After the last keyframe, the value is exactly the target.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The target of the spring.
  ///   - duration: The duration in seconds. Default nil: the spring's settling duration.
  ///   - spring: The spring. Defaults to a duration of 0.5 seconds without bounce.
  ///   - startVelocity: The velocity at the start, per second. Default nil: the velocity at the end
  ///     of the preceding keyframe.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
    self.duration = duration
    self.spring = spring
    self.startVelocity = startVelocity
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe to a track.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      to, duration: duration ?? spring.settlingDuration,
      .spring(spring, startVelocity: startVelocity))
  }
}
