import Foundation

/// A keyframe that is reached in a straight line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: Where the value is at the end.
  ///   - duration: The time that it takes, in seconds.
  ///   - timingCurve: How fast it goes on its way. Default: evenly.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds the keyframe.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(to, duration: duration, .linear(timingCurve))
  }
}
