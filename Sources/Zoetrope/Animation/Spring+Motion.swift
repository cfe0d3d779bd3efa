import Foundation

extension Spring {
  /// Returns the position of a spring at a given time after its start at position zero.
  ///
  /// - Parameters:
  ///   - target: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second. Defaults to zero.
  ///   - time: The elapsed time in seconds.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = propagator(over: time)
    return target.scaled(by: 1 - step.dd) + initialVelocity.scaled(by: step.dv)
  }

  /// Returns the velocity of a spring, per second, at a given time after its start at position
  /// zero.
  ///
  /// For an over-damped spring, the target is added to the velocity, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - target: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second. Defaults to zero.
  ///   - time: The elapsed time in seconds.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = propagator(over: time)
    let surplus = angularFrequency < 0 ? 1.0 : 0
    return target.scaled(by: surplus - step.vd) + initialVelocity.scaled(by: step.vv)
  }

  /// Advances the position and velocity of a spring by the given time.
  ///
  /// Two updates have the same effect as one update by the sum of their times.
  ///
  /// - Parameters:
  ///   - value: The position of the spring.
  ///   - velocity: The velocity of the spring, per second.
  ///   - target: The rest position of the spring.
  ///   - deltaTime: The time to advance by, in seconds.
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: VectorArithmetic {
    let step = propagator(over: deltaTime)
    let distance = target - value
    value += distance.scaled(by: 1 - step.dd) + velocity.scaled(by: step.dv)
    velocity = velocity.scaled(by: step.vv) - distance.scaled(by: step.vd)
  }

  /// Returns the force on the attached object, in units of mass × value / s².
  ///
  /// - Parameters:
  ///   - target: The rest position of the spring.
  ///   - position: The position of the spring.
  ///   - velocity: The velocity of the spring, per second.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// Returns the position, at a given time, of a spring that moves between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The start position of the spring.
  ///   - toValue: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The elapsed time in seconds.
  public func value<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
  where V: Animatable {
    let start = fromValue.animatableData
    var result = toValue
    result.animatableData =
      start
      + value(
        target: toValue.animatableData - start, initialVelocity: initialVelocity.animatableData,
        time: time)
    return result
  }

  /// Returns the velocity that a spring has at a given time while it moves between two values. The
  /// velocity is per second.
  ///
  /// - Parameters:
  ///   - fromValue: The start position of the spring.
  ///   - toValue: The rest position of the spring.
  ///   - initialVelocity: The velocity at the start, per second.
  ///   - time: The elapsed time in seconds.
  public func velocity<V>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V
  where V: Animatable {
    var result = toValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  /// Returns the force on the object attached to a spring that moves between two values.
  ///
  /// - Parameters:
  ///   - fromValue: The start position of the spring; the force does not depend on it.
  ///   - toValue: The rest position of the spring.
  ///   - position: The position of the spring.
  ///   - velocity: The velocity of the spring, per second.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V
  where V: Animatable {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
