/// A keyframe that is reached at once; it takes no time.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  private let to: Value

  /// Creates a keyframe.
  ///
  /// - Parameter to: Where the value is from then on.
  public init(_ to: Value) { self.to = to }

  /// The keyframe itself.
  public var body: Self { self }

  /// Adds the keyframe.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.append(to, duration: 0, .move)
  }
}
