/// A description of how a value changes over time: one track, or several that run in parallel.
///
/// A custom type conforms by composing tracks in its ``body``.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Self.Body.Value
  /// The type of the tracks in the body.
  associatedtype Body: Keyframes

  /// The tracks that make up these keyframes.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a timeline. Custom types use the default implementation.
  func _addTracks(to timeline: inout KeyframeTimeline<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _addTracks(to timeline: inout KeyframeTimeline<Value>) {
    body._addTracks(to: &timeline)
  }
}

/// Several tracks that run in parallel.
struct JoinedKeyframes<Value>: Keyframes {
  var parts: [any Keyframes<Value>] = []

  var body: Self { self }

  func _addTracks(to timeline: inout KeyframeTimeline<Value>) {
    for part in parts { part._addTracks(to: &timeline) }
  }
}
