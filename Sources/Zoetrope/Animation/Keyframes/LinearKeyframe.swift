import Foundation

/// A keyframe reached along a straight line. A timing curve determines the progress along the line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value
  private let duration: TimeInterval
  private let timingCurve: UnitCurve

  /// Creates a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value at the end of the keyframe.
  ///   - duration: The duration in seconds.
  ///   - timingCurve: The curve from elapsed time to progress. Defaults to constant speed.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
    self.duration = duration
    self.timingCurve = timingCurve
  }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe to a track.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(to, duration: duration, .linear(timingCurve))
  }
}
