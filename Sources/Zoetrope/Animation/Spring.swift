import Foundation

/// A damped spring that pulls an object toward a target.
///
/// A spring can be created from a perceptual duration and a bounce, or from a response and a
/// damping ratio. It can also be created from mass, stiffness and damping, or from the time it
/// takes to settle. Each of these quantities can be read back.
///
/// Guarantees: positions and velocities are exact solutions of the equation of motion, and depend
/// on the elapsed time alone.
public struct Spring: Hashable, Sendable {
  /// The angular frequency in radians per second. It is negative for an over-damped spring and zero
  /// for a critically damped one.
  let angularFrequency: Double
  /// The rate of decay of the motion's envelope, per second.
  let decayConstant: Double
  /// The mass of the attached object. Defaults to 1.
  public let mass: Double

  private static var tau: Double {
    2 * .pi
  }

  /// Creates a spring from a perceptual duration and a bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds: roughly the time to settle or, for very
  ///     bouncy springs, one period. Defaults to 0.5.
  ///   - bounce: The bounce: 0 for critical damping, up to 1 for an undamped oscillation, negative
  ///     for over-damping. At -1 and below, ``duration``, ``bounce``, ``response`` and
  ///     ``dampingRatio`` are NaN. Defaults to 0.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from a response and a damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period in seconds that the spring would have without damping.
  ///   - dampingRatio: The drag as a fraction of critical damping.
  public init(response: Double, dampingRatio: Double) {
    let natural = Spring.tau / response
    let oscillation = abs(1 - dampingRatio * dampingRatio).squareRoot() * natural
    angularFrequency = dampingRatio > 1 ? -oscillation : oscillation
    decayConstant = dampingRatio * natural
    mass = 1
  }

  /// Creates a spring from physical constants.
  ///
  /// - Parameters:
  ///   - mass: The mass of the attached object. Defaults to 1.
  ///   - stiffness: The spring force per unit of displacement.
  ///   - damping: The damping force per unit of velocity.
  ///   - allowOverDamping: Whether the spring may be over-damped. If false, over-damping is reduced
  ///     to critical damping. Defaults to false.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    let isOverDamped = decay > natural
    if isOverDamped && !allowOverDamping {
      angularFrequency = 0
      decayConstant = natural
    } else {
      let oscillation = abs(stiffness / mass - decay * decay).squareRoot()
      angularFrequency = isOverDamped ? -oscillation : oscillation
      decayConstant = decay
    }
    self.mass = mass
  }

  /// Creates a spring that comes to rest in a given time.
  ///
  /// The natural frequency ω is chosen so that the envelope of the motion has fallen to `epsilon`
  /// at that time. For a damping ratio ζ below 1, the envelope is `ζ/√(1-ζ²) · e^(-ζωt)`.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time until rest in seconds, clamped to 0.01...10.
  ///   - dampingRatio: The drag as a fraction of critical damping, clamped to 0...1.
  ///   - epsilon: The fraction of the distance that remains when the spring counts as being at
  ///     rest. Defaults to 0.001.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let duration = min(max(settlingDuration, 0.01), 10)
    let natural = Spring.settlingPhase(dampingRatio: ratio, epsilon: epsilon) / duration
    angularFrequency = natural * (1 - ratio * ratio).squareRoot()
    decayConstant = natural * ratio
    mass = 1
  }

  init(angularFrequency: Double, decayConstant: Double, mass: Double) {
    self.angularFrequency = angularFrequency
    self.decayConstant = decayConstant
    self.mass = mass
  }

  /// Returns the damping ratio that corresponds to a bounce; infinity for a bounce of -1 or less.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(1 - bounce, 0) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval {
    response
  }

  /// The bounce: 0 for critical damping, positive for less damping, negative for more.
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// The period in seconds that the spring would have without damping.
  public var response: Double {
    let pull = decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
    return Spring.tau / pull.squareRoot()
  }

  /// The drag as a fraction of critical damping.
  public var dampingRatio: Double {
    decayConstant * response / Spring.tau
  }

  /// The spring force per unit of displacement.
  ///
  /// For an over-damped spring, this differs from the stiffness passed to the initializer, as in
  /// SwiftUI.
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
  }

  /// The damping force per unit of velocity.
  public var damping: Double {
    2 * mass * decayConstant
  }
}

extension Spring {
  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var smooth: Spring {
    smooth()
  }

  /// Returns a spring with the given duration and bounce. By default, it has no bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0. Defaults to 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15 and a duration of 0.5 seconds.
  public static var snappy: Spring {
    snappy()
  }

  /// Returns a spring with the given duration. The extra bounce is added to a small bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0.15. Defaults to 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce of 0.3 and a duration of 0.5 seconds.
  public static var bouncy: Spring {
    bouncy()
  }

  /// Returns a spring with the given duration. The extra bounce is added to a larger bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0.3. Defaults to 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
