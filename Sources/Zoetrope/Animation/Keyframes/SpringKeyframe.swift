import Foundation

/// A keyframe that a spring draws the value to.
///
/// What the spring has not covered of its way when its time is over is left to the next keyframe;
/// after the last one the value is exactly the keyframe's.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval?
  private let spring: Spring
  private let startVelocity: Value?

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: Where the value is drawn to.
  ///   - duration: The time for it, in seconds. Default nil: the spring's settling duration.
  ///   - spring: The spring. Default: duration 0.5, no bounce.
  ///   - startVelocity: The velocity at the start, per second. Default nil: that of the keyframe
  ///     before.
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

  /// Adds the keyframe.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(
      to, duration: duration ?? spring.settlingDuration,
      .spring(spring, startVelocity: startVelocity))
  }
}
