/// A keyframe that is reached instantly and takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// Creates a keyframe.
  ///
  /// - Parameter to: The value from this keyframe on.
  public init(_ to: Value) { self.to = to }

  /// The keyframe itself.
  public var body: Self { self }

  /// Appends the keyframe to a track.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(to, duration: 0, .move)
  }
}
