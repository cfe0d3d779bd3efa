import Foundation

extension Spring {
  /// How far the spring has moved after a time, starting at zero.
  ///
  /// - Parameters:
  ///   - target: Where the spring is drawn to.
  ///   - initialVelocity: The velocity at the start, per second. Default zero.
  ///   - time: The elapsed time in seconds.
  public func value<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = propagator(over: time)
    return target.scaled(by: 1 - step.dd) + initialVelocity.scaled(by: step.dv)
  }

  /// How fast the spring moves after a time, starting at zero, per second.
  ///
  /// For an over-damped spring the result has the target added to it, as SwiftUI's has.
  ///
  /// - Parameters:
  ///   - target: Where the spring is drawn to.
  ///   - initialVelocity: The velocity at the start, per second. Default zero.
  ///   - time: The elapsed time in seconds.
  public func velocity<V>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
  where V: VectorArithmetic {
    let step = propagator(over: time)
    let surplus = angularFrequency < 0 ? 1.0 : 0
    return target.scaled(by: surplus - step.vd) + initialVelocity.scaled(by: step.vv)
  }

  /// Moves a spring on by a time.
  ///
  /// Two updates make the same motion as one of their summed time.
  ///
  /// - Parameters:
  ///   - value: Where the spring is.
  ///   - velocity: How fast it moves, per second.
  ///   - target: Where it is drawn to.
  ///   - deltaTime: The time that passes, in seconds.
  public func update<V>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) where V: VectorArithmetic {
    let step = propagator(over: deltaTime)
    let distance = target - value
    value += distance.scaled(by: 1 - step.dd) + velocity.scaled(by: step.dv)
    velocity = velocity.scaled(by: step.vv) - distance.scaled(by: step.vd)
  }

  /// The force on the attached object, in units of the value per second squared, times mass.
  ///
  /// - Parameters:
  ///   - target: Where the spring is drawn to.
  ///   - position: Where it is.
  ///   - velocity: How fast it moves, per second.
  public func force<V>(target: V, position: V, velocity: V) -> V where V: VectorArithmetic {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
}

extension Spring {
  /// The value a spring has reached after a time on its way between two values.
  ///
  /// - Parameters:
  ///   - fromValue: Where the spring starts.
  ///   - toValue: Where it is drawn to.
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

  /// The velocity of a spring after a time on its way between two values, per second.
  ///
  /// - Parameters:
  ///   - fromValue: Where the spring starts.
  ///   - toValue: Where it is drawn to.
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

  /// The force on a spring on its way between two values.
  ///
  /// - Parameters:
  ///   - fromValue: Where the spring starts; the force does not depend on it.
  ///   - toValue: Where it is drawn to.
  ///   - position: Where it is.
  ///   - velocity: How fast it moves, per second.
  public func force<V>(fromValue: V, toValue: V, position: V, velocity: V) -> V
  where V: Animatable {
    var result = toValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }
}
