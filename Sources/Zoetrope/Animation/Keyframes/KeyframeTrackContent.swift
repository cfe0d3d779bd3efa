import Foundation

/// A sequence of keyframes in a track.
///
/// A custom type conforms by composing keyframes in its ``body``.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes in the body.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that make up this content.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a track. Custom types use the default implementation.
  func _addKeyframes(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Appends the keyframes of the body.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    body._addKeyframes(to: &list)
  }
}

/// The keyframes of a track, in order.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe] = []

  /// One keyframe: a target value, a duration, and the kind of motion toward the target.
  struct Keyframe {
    /// The value at the end of the keyframe.
    var to: Value
    /// The duration in seconds; at least 0.
    var duration: TimeInterval
    var kind: Kind
  }

  /// The kind of motion toward the target value. Velocities are per second. A nil velocity is
  /// derived from the neighboring keyframes, as described by ``KeyframeCurve``.
  enum Kind {
    case linear(UnitCurve)
    case cubic(startVelocity: Value?, endVelocity: Value?)
    case spring(Spring, startVelocity: Value?)
    case move
  }

  mutating func append(_ to: Value, duration: TimeInterval, _ kind: Kind) {
    keyframes.append(Keyframe(to: to, duration: max(duration, 0), kind: kind))
  }
}

/// Several keyframes that follow each other in one track.
struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  private var list = _KeyframeList<Value>()

  init() {}

  init<K: KeyframeTrackContent>(_ parts: [K]) where K.Value == Value {
    for part in parts { part._addKeyframes(to: &list) }
  }

  init<First: KeyframeTrackContent, Next: KeyframeTrackContent>(_ first: First, _ next: Next)
  where First.Value == Value, Next.Value == Value {
    first._addKeyframes(to: &list)
    next._addKeyframes(to: &list)
  }

  var body: Self { self }

  func _addKeyframes(to list: inout _KeyframeList<Value>) {
    list.keyframes += self.list.keyframes
  }
}
