/// Keyframes that say how a value changes over time: one track, or several that run side by side.
///
/// A type of one's own conforms by giving a ``body`` of tracks.
public protocol Keyframes<Value> {
  /// The type of the value that changes.
  associatedtype Value = Self.Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: Keyframes

  /// The keyframes that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a timeline; those that a person writes use the default.
  func _addTracks(to timeline: inout KeyframeTimeline<Value>)
}

extension Keyframes where Body.Value == Value {
  /// Adds the tracks of the body.
  public func _addTracks(to timeline: inout KeyframeTimeline<Value>) {
    body._addTracks(to: &timeline)
  }
}

/// Keyframes that run side by side.
struct JoinedKeyframes<Value>: Keyframes {
  var parts: [any Keyframes<Value>] = []

  var body: Self { self }

  func _addTracks(to timeline: inout KeyframeTimeline<Value>) {
    for part in parts { part._addTracks(to: &timeline) }
  }
}
