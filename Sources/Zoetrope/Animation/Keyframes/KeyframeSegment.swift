import Foundation

/// The motion of a value from one keyframe to the next.
///
/// Times are in seconds since the start of the segment. Velocities are in units of the value per
/// second.
struct KeyframeSegment<Value: VectorArithmetic> {
  /// The start of the segment, in seconds since the start of the track.
  let start: TimeInterval
  let duration: TimeInterval
  let path: Path

  /// The shape of the motion.
  enum Path {
    case linear(from: Value, to: Value, UnitCurve)
    case cubic(from: Value, startVelocity: Value, to: Value, endVelocity: Value)
    case spring(from: Value, startVelocity: Value, to: Value, Spring)
    /// No motion: the value equals the target during the whole segment.
    case rest(at: Value)
  }

  func value(at time: TimeInterval) -> Value {
    switch path {
    case .linear(let from, let to, let curve):
      from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let from, let startVelocity, let to, let endVelocity):
      cubic(
        Self.hermite(at: time / duration), from, startVelocity.scaled(by: duration), to,
        endVelocity.scaled(by: duration))
    case .spring(let from, let startVelocity, let to, let spring):
      from + spring.value(target: to - from, initialVelocity: startVelocity, time: time)
    case .rest(let value):
      value
    }
  }

  func velocity(at time: TimeInterval) -> Value {
    switch path {
    case .linear(let from, let to, let curve):
      slope(from: from, to: to, curve.velocity(at: time / duration))
    case .cubic(let from, let startVelocity, let to, let endVelocity):
      cubic(
        Self.hermiteSlope(at: time / duration), from, startVelocity.scaled(by: duration), to,
        endVelocity.scaled(by: duration)
      ).scaled(by: 1 / duration)
    case .spring(let from, let startVelocity, let to, let spring):
      springVelocity(from: from, startVelocity, to: to, spring, at: time)
    case .rest:
      .zero
    }
  }

  /// Returns the velocity that corresponds to a slope of a timing curve; zero if the slope is
  /// infinite.
  private func slope(from: Value, to: Value, _ slope: Double) -> Value {
    slope.isFinite ? (to - from).scaled(by: slope / duration) : .zero
  }

  private func springVelocity(
    from: Value, _ startVelocity: Value, to: Value, _ spring: Spring, at time: TimeInterval
  ) -> Value {
    var value = from
    var velocity = startVelocity
    spring.update(value: &value, velocity: &velocity, target: to, deltaTime: time)
    return velocity
  }

  /// The weights of the two end values and the two end tangents of a cubic Hermite curve, at a
  /// progress in 0...1.
  private struct Weights {
    var from, start, to, end: Double
  }

  private static func hermite(at t: Double) -> Weights {
    let (square, cube) = (t * t, t * t * t)
    return Weights(
      from: 2 * cube - 3 * square + 1, start: cube - 2 * square + t, to: 3 * square - 2 * cube,
      end: cube - square)
  }

  private static func hermiteSlope(at t: Double) -> Weights {
    let square = t * t
    return Weights(
      from: 6 * square - 6 * t, start: 3 * square - 4 * t + 1, to: 6 * t - 6 * square,
      end: 3 * square - 2 * t)
  }

  private func cubic(
    _ weights: Weights, _ from: Value, _ start: Value, _ to: Value, _ end: Value
  ) -> Value {
    from.scaled(by: weights.from) + start.scaled(by: weights.start) + to.scaled(by: weights.to)
      + end.scaled(by: weights.end)
  }
}
