import Foundation

extension Spring {
  /// The estimated time, in seconds, until a spring that moves from 0 to 1 stays within 0.001 of 1.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
  }

  /// Returns the estimated time in seconds until a spring that starts at zero comes to rest.
  ///
  /// For a spring that oscillates, this is the time at which its envelope has fallen to `epsilon`.
  /// For other springs, the time is searched in steps of 0.1 seconds. If the spring does not come
  /// to rest within 102 seconds, the result is 0, as in SwiftUI. The result is infinite for an
  /// undamped spring.
  ///
  /// - Parameters:
  ///   - target: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second. Defaults to zero.
  ///   - epsilon: The distance from the target below which the spring counts as being at rest.
  /// - Complexity: O(1) for a spring that oscillates, otherwise proportional to the time until
  ///   rest.
  public func settlingDuration<V>(target: V, initialVelocity: V = .zero, epsilon: Double)
    -> TimeInterval
  where V: VectorArithmetic {
    if decayConstant == 0 { return .infinity }
    if angularFrequency > 0 {
      let swing = target.scaled(by: decayConstant) - initialVelocity
      let amplitude =
        swing.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
      return max(0, -log(epsilon / amplitude) / decayConstant)
    }
    return scannedSettlingDuration(
      target: target, initialVelocity: initialVelocity, epsilon: epsilon)
  }

  /// Returns the estimated time, in seconds, until a spring that moves between two values comes to
  /// rest.
  ///
  /// - Parameters:
  ///   - fromValue: The start position of the spring.
  ///   - toValue: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - epsilon: The distance from the target below which the spring counts as being at rest, in
  ///     units of the animatable data.
  public func settlingDuration<V>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: Animatable {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }

  /// The time, in seconds, at which ``settlingDuration(target:initialVelocity:epsilon:)`` stops
  /// searching.
  static var settlingHorizon: TimeInterval {
    102.4
  }

  /// Returns the time from which the spring stays within `epsilon` of its target for more than a
  /// second; 0 if there is no such time. The result is in seconds and is a multiple of 0.1.
  private func scannedSettlingDuration<V>(
    target: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval where V: VectorArithmetic {
    let step = 0.1
    var restStart: TimeInterval?
    for index in 0..<Int(Spring.settlingHorizon / step) {
      let time = Double(index) * step
      let remaining = value(target: target, initialVelocity: initialVelocity, time: time) - target
      let distance = remaining.magnitudeSquared.squareRoot()
      guard distance.isFinite else { return 0 }
      if distance >= epsilon {
        restStart = nil
      } else if let start = restStart {
        if time - start > 1 { return start }
      } else {
        restStart = time
      }
    }
    return 0
  }

  /// Returns the product `ωt`, where `ω` is the natural frequency of a spring and `t` the time at
  /// which its envelope has fallen to `epsilon`.
  static func settlingPhase(dampingRatio ratio: Double, epsilon: Double) -> Double {
    guard ratio < 1 else { return criticalSettlingPhase(epsilon: epsilon) }
    let damped = (1 - ratio * ratio).squareRoot()
    let phase = -log(epsilon * damped / ratio) / ratio
    // With hardly any damping, the envelope `ζ/√(1-ζ²) · e^(-ζωt)` starts below `epsilon`. It is
    // then used without the factor ζ, so that it starts at about 1.
    return phase > 0 ? phase : max(-log(epsilon * damped) / ratio, .ulpOfOne)
  }

  /// Returns the root of `(1 + y) e^(-y) = epsilon`, by bisection.
  private static func criticalSettlingPhase(epsilon: Double) -> Double {
    var low = 0.0
    // (1 + 800) e^(-800) is below every normal number.
    var high = 800.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if (1 + middle) * exp(-middle) > epsilon { low = middle } else { high = middle }
    }
    return max(low, .ulpOfOne)
  }
}
