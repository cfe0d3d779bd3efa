import Foundation

/// A spring that takes over position and velocity from the previous animation.
///
/// The motion ends when speed and force are imperceptible and less than a hundredth of the change
/// is left. It counts as complete when ``response`` seconds have passed since the last change.
///
/// If the previous animation is a spring with another response, the response changes gradually over
/// ``blendDuration``. Time is then divided into cells of 1/300 s, and the response is constant
/// within each cell. The motion is exact within each cell and depends on the elapsed time alone.
struct FluidSpringAnimation: TimedAnimation {
  /// The period of the undamped spring in seconds. 0 selects the stiffest spring that is simulated.
  var response: Double
  /// The drag as a fraction of critical damping.
  var dampingFraction: Double
  /// The time in seconds in which the response of the previous spring changes gradually into
  /// ``response``.
  var blendDuration: TimeInterval

  /// The length, in seconds, of the cells into which time is divided. The end of a motion is
  /// rounded up to a whole number of cells.
  private static var cell: TimeInterval {
    1.0 / 300
  }
  /// The stiffness of the stiffest spring that is simulated, per second squared.
  private static var largestStiffness: Double {
    45_000
  }
  /// The limit up to which a motion is imperceptible. It applies to the squared speed and to the
  /// squared force.
  ///
  /// The speed is in units of the animatable data per second. The force is in units of the
  /// animatable data per second squared.
  private static var restThreshold: Double {
    0.0036
  }
  /// The square of the largest fraction of the change that may be left at the end of the motion.
  private static var restFraction: Double {
    0.01 * 0.01
  }
  /// The greatest number of cells of 1/300 s in a motion; a longer motion is treated as endless.
  private static var horizon: Int {
    300 * 1024
  }

  /// The position and velocity that the spring took over at the last change. By default, the spring
  /// starts from rest.
  struct TakenOverMotion<V: VectorArithmetic> {
    var offset: V?
    var velocity: V?
    /// The time of the last change, in seconds on the animation's own clock.
    var time: TimeInterval = 0
    /// The response, in seconds, of the previous spring, if this response is blended into the new
    /// one; otherwise nil.
    var blendedResponse: Double?
    /// The end of the motion, in seconds on the animation's own clock; nil until it is computed.
    var end: TimeInterval?

    /// Returns the vector from the target to the start of the motion.
    func displacement(from target: V) -> V {
      offset.map { $0 - target } ?? target.scaled(by: -1)
    }
  }

  private struct TakenOverMotionKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: TakenOverMotion<V> {
      TakenOverMotion()
    }
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let motion = resolvedMotion(of: value, context: &context)
    if time >= logicalEnd(of: motion) { context.isLogicallyComplete = true }
    guard let end = motion.end, time < end else { return nil }
    let step = propagator(over: max(0, time - motion.time), blending: motion.blendedResponse)
    var position = value.scaled(by: 1 - step.dd)
    if let offset = motion.offset { position += offset.scaled(by: step.dd) }
    if let velocity = motion.velocity { position += velocity.scaled(by: step.dv) }
    return position
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let motion = context.state[TakenOverMotionKey<V>.self]
    let step = propagator(over: max(0, time - motion.time), blending: motion.blendedResponse)
    var velocity = motion.displacement(from: value).scaled(by: step.vd)
    if let initial = motion.velocity { velocity += initial.scaled(by: step.vv) }
    return velocity
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    var motion = TakenOverMotion<V>(time: time)
    let velocity = previous.velocity(value: value, time: time, context: context)
    // At a vertical tangent of a curve the velocity is infinite: no spring can take it over.
    motion.velocity = velocity.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
    motion.offset = previous.animate(value: value, time: time, context: &context) ?? value
    if let spring = previous.fluidSpring, spring.response != response, blendDuration > 0 {
      motion.blendedResponse = spring.response
    }
    context.state[TakenOverMotionKey<V>.self] = motion
    context.isLogicallyComplete = false
    return true
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    let motion = resolvedMotion(of: value, context: &context)
    return motion.end.map { AnimationTiming(end: $0, logicalEnd: logicalEnd(of: motion)) }
  }

  private func logicalEnd<V>(of motion: TakenOverMotion<V>) -> TimeInterval {
    motion.time + max(response, 0)
  }

  /// Returns the motion taken over at the last change, including its end time. The end time is
  /// computed once and then kept in the animation's state.
  private func resolvedMotion<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> TakenOverMotion<V> where V: VectorArithmetic {
    var motion = context.state[TakenOverMotionKey<V>.self]
    if motion.end == nil {
      motion.end = motion.time + restTime(of: value, motion: motion)
      context.state[TakenOverMotionKey<V>.self] = motion
    }
    return motion
  }
}

extension FluidSpringAnimation {
  /// Returns a spring with the given response in seconds. The stiffness is limited to
  /// ``largestStiffness``.
  private func spring(response: Double) -> Spring {
    let shortest = 2 * .pi / FluidSpringAnimation.largestStiffness.squareRoot()
    return Spring(response: max(response, shortest), dampingRatio: max(dampingFraction, 0))
  }

  /// The number of cells of 1/300 s over which the response is blended.
  private var blendCells: Int {
    Int((min(blendDuration, 60) / FluidSpringAnimation.cell).rounded(.up))
  }

  /// Returns the spring for one cell of 1/300 s during blending. Its response is the blended
  /// response at the middle of the cell.
  private func spring(cell: Int, blending previous: Double) -> Spring {
    let middle = (Double(cell) + 0.5) * FluidSpringAnimation.cell
    let progress = min(middle / blendDuration, 1)
    let smooth = progress * progress * (3 - 2 * progress)
    return spring(response: response + (previous - response) * (1 - smooth))
  }

  /// Returns the map from the displacement and velocity at the last change to the displacement and
  /// velocity after `time` seconds.
  ///
  /// - Complexity: O(1), or O(number of cells) if the response is blended.
  private func propagator(
    over time: TimeInterval, blending previous: Double?
  ) -> SpringPropagator {
    guard let previous else { return spring(response: response).propagator(over: time) }
    let cell = FluidSpringAnimation.cell
    var remaining = time
    var result = SpringPropagator()
    for index in 0..<blendCells where remaining > 0 {
      let spring = spring(cell: index, blending: previous)
      result = result.then(spring.propagator(over: min(remaining, cell)))
      remaining -= cell
    }
    guard remaining > 0 else { return result }
    return result.then(spring(response: response).propagator(over: remaining))
  }

  /// Returns the time in seconds from the last change of the target until the motion comes to rest.
  ///
  /// Time is divided into cells of equal duration. The result is the end of the first cell in which
  /// the motion is imperceptible.
  ///
  /// The displacement and the velocity at any time are linear combinations of the initial
  /// displacement and the initial velocity. The dot products of these two initial vectors therefore
  /// determine the lengths of the displacement vector and of the velocity vector at any time.
  ///
  /// - Complexity: O(number of cells until rest), with some 20 operations per cell.
  private func restTime<V>(of value: V, motion start: TakenOverMotion<V>) -> TimeInterval
  where V: VectorArithmetic {
    let square = DotProducts(start.displacement(from: value), start.velocity)
    let tolerance = value.magnitudeSquared * FluidSpringAnimation.restFraction
    guard square.isFinite, tolerance.isFinite else { return 0 }
    let final = spring(response: response)
    let finalStep = final.propagator(over: FluidSpringAnimation.cell)
    guard finalStep.dd.isFinite, finalStep.dv.isFinite else { return 0 }
    guard final.decayConstant > 0 else { return .infinity }
    let pull = final.decayConstant * 2
    let stiffness = final.response.isFinite ? pow(2 * .pi / final.response, 2) : 0
    var motion = SpringPropagator()
    for cell in 0..<FluidSpringAnimation.horizon {
      if let previous = start.blendedResponse, cell < blendCells {
        let spring = spring(cell: cell, blending: previous)
        motion = motion.then(spring.propagator(over: FluidSpringAnimation.cell))
      } else {
        motion = motion.then(finalStep)
      }
      let force = square.length(
        -stiffness * motion.dd - pull * motion.vd, -stiffness * motion.dv - pull * motion.vv)
      let speed = square.length(motion.vd, motion.vv)
      if max(speed, force) <= FluidSpringAnimation.restThreshold,
        square.length(motion.dd, motion.dv) <= tolerance || tolerance == 0
      {
        return Double(cell + 1) * FluidSpringAnimation.cell
      }
    }
    return .infinity
  }

  /// The dot products of two vectors: of the first with itself, of the first with the second, and
  /// of the second with itself. They determine the length of every linear combination of the
  /// vectors.
  private struct DotProducts {
    let first: Double
    let mixed: Double
    let second: Double

    init<V: VectorArithmetic>(_ left: V, _ right: V?) {
      first = left.magnitudeSquared
      guard let right else {
        (mixed, second) = (0, 0)
        return
      }
      second = right.magnitudeSquared
      mixed = ((left + right).magnitudeSquared - first - second) / 2
    }

    var isFinite: Bool {
      first.isFinite && mixed.isFinite && second.isFinite
    }

    /// Returns the squared length of `a · left + b · right`.
    func length(_ a: Double, _ b: Double) -> Double {
      a * a * first + 2 * a * b * mixed + b * b * second
    }
  }
}

extension Animation {
  /// The fluid spring, if the animation is a fluid spring or the default animation; otherwise nil.
  fileprivate var fluidSpring: FluidSpringAnimation? {
    switch base {
    case let spring as FluidSpringAnimation: spring
    case is DefaultAnimation: DefaultAnimation.spring
    default: nil
    }
  }
}
