import Foundation

/// A sequence of keyframes for one property of a value, or for the value as a whole.
public struct KeyframeTrack<Root, Value, Content>: Keyframes
where Value == Content.Value, Content: KeyframeTrackContent {
  /// The type of the root value. The track animates either the whole root value or one of its
  /// properties.
  @_implements(Keyframes,Value) public typealias _Root = Root

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Creates a track that animates a value as a whole.
  ///
  /// - Parameter content: The keyframes, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Creates a track that animates one property of a value.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of the property.
  ///   - content: The keyframes, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The track itself.
  public var body: Self { self }

  /// Adds the track to a timeline.
  public func _addTracks(to timeline: inout KeyframeTimeline<Root>) {
    var list = _KeyframeList<Value>()
    content._addKeyframes(to: &list)
    timeline.append(list, for: keyPath)
  }
}
