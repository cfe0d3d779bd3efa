import Foundation

extension Animation {
  /// A spring that takes over position and velocity from the motion before.
  ///
  /// - Parameters:
  ///   - response: The stiffness, as the period in seconds without damping; 0 asks for the
  ///     stiffest spring. Default 0.5.
  ///   - dampingFraction: The drag, as a fraction of critical damping. Default 0.825.
  ///   - blendDuration: For how many seconds a change of response is blended. Default 0.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// A spring that takes over position and velocity from the motion before.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - bounce: 0 for none, up to 1 for an undamped oscillation, negative for over-damping.
  ///     Default 0.
  ///   - blendDuration: For how many seconds a change of duration is blended. Default 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring of 0.5 seconds without bounce.
  public static var spring: Animation {
    spring(duration: 0.5)
  }

  /// A given spring, which takes over position and velocity from the motion before.
  ///
  /// - Parameters:
  ///   - spring: How it moves.
  ///   - blendDuration: For how many seconds a change of duration is blended. Default 0.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// A quick spring for following a finger.
  ///
  /// - Parameters:
  ///   - response: The period in seconds without damping. Default 0.15.
  ///   - dampingFraction: The drag, as a fraction of critical damping. Default 0.86.
  ///   - blendDuration: For how many seconds a change of response is blended. Default 0.25.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// A quick spring for following a finger.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.15.
  ///   - extraBounce: What is added to the bounce of 0.15. Default 0.
  ///   - blendDuration: For how many seconds a change of duration is blended. Default 0.25.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A spring of 0.15 seconds with a bounce of 0.15, blended for 0.25 seconds.
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15)
  }

  /// A spring without bounce, of 0.5 seconds.
  public static var smooth: Animation {
    smooth(duration: 0.5)
  }

  /// A spring without bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0. Default 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a bounce of 0.15, of 0.5 seconds.
  public static var snappy: Animation {
    snappy(duration: 0.5)
  }

  /// A spring with a small bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0.15. Default 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a bounce of 0.3, of 0.5 seconds.
  public static var bouncy: Animation {
    bouncy(duration: 0.5)
  }

  /// A spring with a larger bounce, tuned.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - extraBounce: What is added to the bounce of 0.3. Default 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// A spring that starts afresh with every change; motions that overlap are added up.
  ///
  /// Damping past the critical one is taken as critical.
  ///
  /// - Parameters:
  ///   - mass: The mass of the attached object. Default 1.
  ///   - stiffness: The force per displacement.
  ///   - damping: The friction per velocity.
  ///   - initialVelocity: Whole ways per second. Default 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// A spring that starts afresh with every change; motions that overlap are added up.
  ///
  /// Damping past the critical one is taken as critical.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Default 0.5.
  ///   - bounce: 0 for none, up to 1 for an undamped oscillation. Default 0.
  ///   - initialVelocity: Whole ways per second. Default 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(response: duration, dampingRatio: min(Spring.dampingRatio(bounce: bounce), 1)),
      initialVelocity: initialVelocity)
  }

  /// A spring of 0.5 seconds that starts afresh with every change.
  public static var interpolatingSpring: Animation {
    interpolatingSpring(duration: 0.5)
  }

  /// A given spring, which starts afresh with every change; motions that overlap are added up.
  ///
  /// - Parameters:
  ///   - spring: How it moves.
  ///   - initialVelocity: Whole ways per second. Default 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
