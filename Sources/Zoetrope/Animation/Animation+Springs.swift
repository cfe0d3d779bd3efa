import Foundation

extension Animation {
  /// Returns a spring that takes over position and velocity from the running animation.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds; a shorter period means a stiffer
  ///     spring. 0 selects the stiffest spring. Defaults to 0.5.
  ///   - dampingFraction: The drag as a fraction of critical damping. Defaults to 0.825.
  ///   - blendDuration: The time in seconds over which the response changes gradually from that of
  ///     the running spring. Defaults to 0.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }

  /// Returns a spring that takes over position and velocity from the running animation.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - bounce: The bounce: 0 for none, up to 1 for an undamped oscillation, negative for
  ///     over-damping. Defaults to 0.
  ///   - blendDuration: The time in seconds in which the duration of the running spring changes
  ///     gradually into the duration of the new one. Defaults to 0.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce),
      blendDuration: blendDuration)
  }

  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var spring: Animation {
    spring(duration: 0.5)
  }

  /// Returns an animation that follows a spring and takes over position and velocity from the
  /// running animation.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - blendDuration: The time in seconds in which the duration of the running spring changes
  ///     gradually into the duration of the new one. Defaults to 0.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio,
      blendDuration: blendDuration)
  }

  /// Returns a quick spring for following a finger.
  ///
  /// - Parameters:
  ///   - response: The period of the undamped spring in seconds. Defaults to 0.15.
  ///   - dampingFraction: The drag as a fraction of critical damping. Defaults to 0.86.
  ///   - blendDuration: The time in seconds over which the response changes gradually from that of
  ///     the running spring. Defaults to 0.25.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(
      response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }

  /// Returns a quick spring for following a finger.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.15.
  ///   - extraBounce: The amount added to the bounce of 0.15. Defaults to 0.
  ///   - blendDuration: The time in seconds in which the duration of the running spring changes
  ///     gradually into the duration of the new one. Defaults to 0.25.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// A quick spring with a duration of 0.15 seconds, a bounce of 0.15 and a blend duration of 0.25
  /// seconds.
  public static var interactiveSpring: Animation {
    interactiveSpring(duration: 0.15)
  }

  /// A spring without bounce, with a duration of 0.5 seconds.
  public static var smooth: Animation {
    smooth(duration: 0.5)
  }

  /// Returns a spring with the given duration and bounce. By default, it has no bounce.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0. Defaults to 0.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring with a small bounce of 0.15 and a duration of 0.5 seconds.
  public static var snappy: Animation {
    snappy(duration: 0.5)
  }

  /// Returns a spring with the given duration. The extra bounce is added to a small bounce of 0.15.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0.15. Defaults to 0.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a larger bounce of 0.3 and a duration of 0.5 seconds.
  public static var bouncy: Animation {
    bouncy(duration: 0.5)
  }

  /// Returns a spring with the given duration. The extra bounce is added to a larger bounce of 0.3.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - extraBounce: The amount added to the bounce of 0.3. Defaults to 0.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension Animation {
  /// Returns a spring that is restarted at each change of the value; overlapping motions add up.
  ///
  /// Over-damping is reduced to critical damping.
  ///
  /// - Parameters:
  ///   - mass: The mass of the attached object. Defaults to 1.
  ///   - stiffness: The spring force per unit of displacement.
  ///   - damping: The damping force per unit of velocity.
  ///   - initialVelocity: The initial velocity, in multiples of the full change per second.
  ///     Defaults to 0.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping),
      initialVelocity: initialVelocity)
  }

  /// Returns a spring that is restarted at each change of the value; overlapping motions add up.
  ///
  /// Over-damping is reduced to critical damping.
  ///
  /// - Parameters:
  ///   - duration: The perceptual duration in seconds. Defaults to 0.5.
  ///   - bounce: The bounce: 0 for none, up to 1 for an undamped oscillation. Defaults to 0.
  ///   - initialVelocity: The initial velocity, in multiples of the full change per second.
  ///     Defaults to 0.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(response: duration, dampingRatio: min(Spring.dampingRatio(bounce: bounce), 1)),
      initialVelocity: initialVelocity)
  }

  /// A spring that is restarted at each change of the value. It has a duration of 0.5 seconds and
  /// no bounce.
  public static var interpolatingSpring: Animation {
    interpolatingSpring(duration: 0.5)
  }

  /// Returns an animation that follows a spring and is restarted at each change of the value;
  /// overlapping motions add up.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: The initial velocity, in multiples of the full change per second.
  ///     Defaults to 0.
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(InterpolatingSpringAnimation(spring: spring, initialVelocity: initialVelocity))
  }
}
