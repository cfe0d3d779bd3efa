import Foundation

/// A value that changes over time along keyframes.
///
/// Guarantees: the value depends on the time alone. Tracks are applied in the order of their
/// declaration. If two tracks animate the same property, the later one takes effect.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let initialVelocities: [PropertyVelocity]
  private var tracks: [Track<Value>] = []

  /// The duration of the longest track, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The tracks, or the keyframes of a single track.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue: initialValue, keyframes: content())
  }

  /// Creates a timeline that continues a motion.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - velocities: The velocities of properties at the start. Default: all properties are at
  ///     rest.
  ///   - keyframes: The tracks.
  package init(
    initialValue: Value, velocities: [PropertyVelocity] = [], keyframes: some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    initialVelocities = velocities
    keyframes._addTracks(to: &self)
  }

  /// The velocity of one property at one instant.
  package struct PropertyVelocity {
    fileprivate let keyPath: AnyKeyPath
    /// The velocity in units of the property's animatable data per second.
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

  /// Returns the value at the given time.
  ///
  /// - Parameter time: The time in seconds since the start, clamped to the duration.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { track.apply(to: &value, at: time) }
    return value
  }

  /// Returns the value at a fraction of the duration.
  ///
  /// - Parameter progress: The fraction, from 0 at the start to 1 at the end, clamped to that
  ///   range.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// Returns the velocities of all animated properties at the given time in seconds.
  package func velocities(at time: Double) -> [PropertyVelocity] {
    tracks.map { PropertyVelocity(keyPath: $0.property, velocity: $0.velocity(at: time)) }
  }
}

/// The motion of one property. The type of the property is erased.
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
