import Foundation

/// A damped spring: a weight that is drawn to a target.
///
/// Springs can be described by a perceptual duration and a bounce, by a response and a damping
/// ratio, by mass, stiffness and damping, or by the time they take to settle; each description can
/// be read back.
///
/// Guarantees: positions and velocities are exact solutions of the equation of motion, functions of
/// the elapsed time alone.
public struct Spring: Hashable, Sendable {
  /// Radians a second; negative for an over-damped spring, zero for a critically damped one.
  let angularFrequency: Double
  /// How fast the envelope falls, per second.
  let decayConstant: Double
  /// The mass of the attached object. Default 1.
  public let mass: Double

  private static var tau: Double {
    2 * .pi
  }

  /// Creates a spring from its pace and its bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds: roughly the time to settle or, for very
  ///     bouncy springs, one period.
  ///   - bounce: 0 for critical damping, up to 1 for an undamped oscillation, down to -1
  ///     (exclusive) for over-damping. At -1 and below every property is NaN.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
  }

  /// Creates a spring from its response and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period in seconds that the spring would have without damping.
  ///   - dampingRatio: The drag, as a fraction of critical damping.
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
  ///   - mass: The mass of the attached object.
  ///   - stiffness: The force per displacement.
  ///   - damping: The friction per velocity.
  ///   - allowOverDamping: Whether damping past the critical one is kept; otherwise such a spring
  ///     is critically damped.
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
  /// The natural frequency is the one at which the envelope of the motion, for a damping ratio
  /// below 1 `ζ/√(1-ζ²) · e^(-ζωt)`, has fallen to `epsilon` by then.
  ///
  /// - Parameters:
  ///   - settlingDuration: The time to rest in seconds, clamped to 0.01...10.
  ///   - dampingRatio: The drag, as a fraction of critical damping, clamped to 0...1.
  ///   - epsilon: The fraction of the way that counts as rest. Default 0.001.
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

  /// The drag as a fraction of critical damping that a bounce stands for; infinite at -1 and below.
  static func dampingRatio(bounce: Double) -> Double {
    if bounce >= 0 { return max(1 - bounce, 0) }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval {
    response
  }

  /// How bouncy the spring is: 0 for critical damping, positive below it, negative above it.
  public var bounce: Double {
    angularFrequency < 0 ? 1 / dampingRatio - 1 : 1 - dampingRatio
  }

  /// The period in seconds that the spring would have without damping.
  public var response: Double {
    let pull = decayConstant * decayConstant + angularFrequency * abs(angularFrequency)
    return Spring.tau / pull.squareRoot()
  }

  /// The drag, as a fraction of critical damping.
  public var dampingRatio: Double {
    decayConstant * response / Spring.tau
  }

  /// The force per displacement.
  ///
  /// An over-damped spring does not give back the stiffness it was created with, as in SwiftUI.
  public var stiffness: Double {
    mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
  }

  /// The friction per velocity.
  public var damping: Double {
    2 * mass * decayConstant
  }
}

extension Spring {
  /// A spring without bounce: duration 0.5 seconds, bounce 0.
  public static var smooth: Spring {
    smooth()
  }

  /// A spring without bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0. Default 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce: duration 0.5 seconds, bounce 0.15.
  public static var snappy: Spring {
    snappy()
  }

  /// A spring with a small bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0.15. Default 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce: duration 0.5 seconds, bounce 0.3.
  public static var bouncy: Spring {
    bouncy()
  }

  /// A spring with a larger bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0.3. Default 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
