import Foundation

/// Keyframes that follow one another in a track.
///
/// A type of one's own conforms by giving a ``body`` of keyframes.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that changes.
  associatedtype Value: Animatable = Self.Body.Value
  /// The type of the keyframes that these are made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that these are made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a track; those that a person writes use the default.
  func _addKeyframes(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  /// Adds the keyframes of the body.
  public func _addKeyframes(to list: inout _KeyframeList<Value>) {
    body._addKeyframes(to: &list)
  }
}

/// The keyframes of a track, in order.
public struct _KeyframeList<Value: Animatable> {
  var keyframes: [Keyframe] = []

  /// One keyframe.
  struct Keyframe {
    /// Where the value is when the keyframe ends.
    var to: Value
    /// How long the way there takes, in seconds; not negative.
    var duration: TimeInterval
    var kind: Kind
  }

  /// How the value gets there; velocities are per second, and found by the neighbours where nil.
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

/// Keyframes one after the other.
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
