/// A counter of the moments at which a host performs events.
///
/// Too many moments within a short time mean that a timeline, an animation or a delay has a tiny
/// interval, so that the clock hardly advances. The count depends on the virtual time only, and is
/// therefore the same at every frame rate.
struct EventPace {
  /// The largest number of moments within ``window`` seconds.
  static let limit = 10_000
  /// The length, in seconds, of each period in which moments are counted.
  static let window = 0.001

  private var start = -Double.infinity
  private var count = 0

  /// Counts a moment.
  ///
  /// - Parameter time: The virtual time of the moment, in seconds.
  /// - Returns: Whether the current period has more than ``limit`` moments.
  mutating func isTooFast(at time: Double) -> Bool {
    if time >= start + Self.window { (start, count) = (time, 0) }
    count += 1
    return count > Self.limit
  }
}
