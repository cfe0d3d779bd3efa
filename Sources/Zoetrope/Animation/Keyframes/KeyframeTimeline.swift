import Foundation

/// A value that changes over time as keyframes say.
///
/// Guarantees: the value at a time is a function of the time alone. Tracks are applied in the order
/// in which they are listed, so that of two for one property the later one counts.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let initialVelocities: [PropertyVelocity]
  private var tracks: [Track<Value>] = []

  /// The time of the longest track, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  /// Creates a timeline that may take over a motion.
  ///
  /// - Parameter velocities: How fast properties move at the start.
  package init(
    initialValue: Value, velocities: [PropertyVelocity] = [], keyframes: some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    initialVelocities = velocities
    keyframes._addTracks(to: &self)
  }

  /// How fast a property moves.
  package struct PropertyVelocity {
    fileprivate let keyPath: AnyKeyPath
    /// The animatable data of the property, per second.
    fileprivate let velocity: Any
  }

  mutating func append<Property>(
    _ keyframes: _KeyframeList<Property>, for keyPath: WritableKeyPath<Value, Property>
  ) {
    let velocity = initialVelocities.last { $0.keyPath == keyPath }?.velocity
    let curve = KeyframeCurve(
      keyframes, from: initialValue[keyPath: keyPath],
      velocity: velocity as? Property.AnimatableData ?? .zero)
    tracks.append(PropertyTrack(keyPath: keyPath, curve: curve))
    duration = max(duration, curve.duration)
  }

  /// The value at a time.
  ///
  /// - Parameter time: The time since the start, in seconds; before the start the value is that at
  ///   the start, and past the end that at the end.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(to: &value, at: time) }
    return value
  }

  /// The value at a fraction of the duration.
  ///
  /// - Parameter progress: 0 at the start, 1 at the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// How fast the properties move at a time in seconds.
  package func velocities(at time: Double) -> [PropertyVelocity] {
    tracks.map { PropertyVelocity(keyPath: $0.property, velocity: $0.velocity(at: time)) }
  }
}

/// The motion of some property of a value.
private class Track<Root> {
  let property: AnyKeyPath

  init(property: AnyKeyPath) { self.property = property }

  func apply(to root: inout Root, at time: Double) {}
  func velocity(at time: Double) -> Any { () }
}

private final class PropertyTrack<Root, Property: Animatable>: Track<Root> {
  private let keyPath: WritableKeyPath<Root, Property>
  private let curve: KeyframeCurve<Property>

  init(keyPath: WritableKeyPath<Root, Property>, curve: KeyframeCurve<Property>) {
    self.keyPath = keyPath
    self.curve = curve
    super.init(property: keyPath)
  }

  override func apply(to root: inout Root, at time: Double) {
    root[keyPath: keyPath] = curve.value(at: time)
  }

  override func velocity(at time: Double) -> Any { curve.velocity(at: time) }
}
