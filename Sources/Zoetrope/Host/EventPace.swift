/// Counts the moments at which a host performs events, in order to find work that never lets the
/// clock get on: a timeline, an animation or a delay of almost no length.
///
/// The count depends on the virtual time only, so that it is the same at every frame rate.
struct EventPace {
  /// The largest number of moments within ``window`` seconds.
  static let limit = 10_000
  /// The time, in seconds, for which moments are counted together.
  static let window = 0.001

  private var start = -Double.infinity
  private var count = 0

  /// Counts a moment at a time in seconds.
  ///
  /// - Returns: Whether there have been too many moments.
  mutating func isTooFast(at time: Double) -> Bool {
    if time >= start + Self.window { (start, count) = (time, 0) }
    count += 1
    return count > Self.limit
  }
}
