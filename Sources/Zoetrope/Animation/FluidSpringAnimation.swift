import Foundation

/// Moves as a spring does, and takes over position and velocity from whatever ran before.
///
/// It ends when speed and force have become imperceptible and less than a hundredth of the way is
/// left, and counts as complete one response after the last change.
///
/// After a change of response, the response is blended over `blendDuration`. Time is then cut into
/// cells of 1/300 s with one response each, so that the motion is still exact within each cell and
/// a function of the elapsed time alone.
struct FluidSpringAnimation: TimedAnimation {
  /// In seconds. Zero asks for the stiffest spring there is.
  var response: Double
  /// A fraction of critical damping.
  var dampingFraction: Double
  /// In seconds.
  var blendDuration: TimeInterval

  /// The length of a cell in seconds, and the grid on which the end of a motion is looked for.
  private static var cell: TimeInterval {
    1.0 / 300
  }
  /// Stiffer springs are not simulated; per second squared.
  private static var largestStiffness: Double {
    45_000
  }
  /// The squared speed per second, and the squared force, below which nothing is seen to move.
  private static var restThreshold: Double {
    0.0036
  }
  /// The squared fraction of the way that may be left at the end.
  private static var restFraction: Double {
    0.01 * 0.01
  }
  /// How many cells a motion may take; past that it never ends.
  private static var horizon: Int {
    300 * 1024
  }

  /// What the last change found: nothing for a spring that starts afresh.
  struct Launch<V: VectorArithmetic> {
    var offset: V?
    var velocity: V?
    /// On the animation's own clock, in seconds.
    var time: TimeInterval = 0
    /// The response of the spring before, if it is blended.
    var blendedResponse: Double?
    /// When the motion ends, once known, on the animation's own clock.
    var end: TimeInterval?

    /// From the target to where the motion starts.
    func displacement(from target: V) -> V {
      offset.map { $0 - target } ?? target.scaled(by: -1)
    }
  }

  private struct LaunchKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Launch<V> {
      Launch()
    }
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let launch = resolvedLaunch(of: value, context: &context)
    if time >= logicalEnd(of: launch) { context.isLogicallyComplete = true }
    guard let end = launch.end, time < end else { return nil }
    let step = propagator(over: max(0, time - launch.time), blending: launch.blendedResponse)
    var position = value.scaled(by: 1 - step.dd)
    if let offset = launch.offset { position += offset.scaled(by: step.dd) }
    if let velocity = launch.velocity { position += velocity.scaled(by: step.dv) }
    return position
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let launch = context.state[LaunchKey<V>.self]
    let step = propagator(over: max(0, time - launch.time), blending: launch.blendedResponse)
    var velocity = launch.displacement(from: value).scaled(by: step.vd)
    if let initial = launch.velocity { velocity += initial.scaled(by: step.vv) }
    return velocity
  }

  func shouldMerge<V>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool where V: VectorArithmetic {
    var launch = Launch<V>(time: time)
    let velocity = previous.velocity(value: value, time: time, context: context)
    // Where a curve is vertical its velocity is infinite, which no spring can take over.
    launch.velocity = velocity.flatMap { $0.magnitudeSquared.isFinite ? $0 : nil }
    launch.offset = previous.animate(value: value, time: time, context: &context) ?? value
    if let spring = previous.fluidSpring, spring.response != response, blendDuration > 0 {
      launch.blendedResponse = spring.response
    }
    context.state[LaunchKey<V>.self] = launch
    context.isLogicallyComplete = false
    return true
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    let launch = resolvedLaunch(of: value, context: &context)
    return launch.end.map { AnimationTiming(end: $0, logicalEnd: logicalEnd(of: launch)) }
  }

  private func logicalEnd<V>(of launch: Launch<V>) -> TimeInterval {
    launch.time + max(response, 0)
  }

  /// What the last change found, with the end of the motion, which is found once and remembered.
  private func resolvedLaunch<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> Launch<V> where V: VectorArithmetic {
    var launch = context.state[LaunchKey<V>.self]
    if launch.end == nil {
      launch.end = launch.time + restTime(of: value, launch: launch)
      context.state[LaunchKey<V>.self] = launch
    }
    return launch
  }
}

extension FluidSpringAnimation {
  /// The spring of a response.
  private func spring(response: Double) -> Spring {
    let shortest = 2 * .pi / FluidSpringAnimation.largestStiffness.squareRoot()
    return Spring(response: max(response, shortest), dampingRatio: max(dampingFraction, 0))
  }

  /// How many cells the response is blended for.
  private var blendCells: Int {
    Int((min(blendDuration, 60) / FluidSpringAnimation.cell).rounded(.up))
  }

  /// The spring of a cell while the response is blended, from the response at the cell's middle.
  private func spring(cell: Int, blending previous: Double) -> Spring {
    let middle = (Double(cell) + 0.5) * FluidSpringAnimation.cell
    let progress = min(middle / blendDuration, 1)
    let smooth = progress * progress * (3 - 2 * progress)
    return spring(response: response + (previous - response) * (1 - smooth))
  }

  /// What the time since the last change makes of displacement and velocity.
  ///
  /// - Complexity: O(1), but O(cells) if the response is blended.
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

  /// The time from the last change to rest, in seconds: the first cell at whose end the motion is
  /// imperceptible.
  ///
  /// The motion is a combination of the initial displacement and the initial velocity with numbers
  /// as coefficients, so all lengths follow from three dot products, whatever the vector.
  ///
  /// - Complexity: O(cells until rest), some 20 operations each.
  private func restTime<V>(of value: V, launch: Launch<V>) -> TimeInterval
  where V: VectorArithmetic {
    let square = DotProducts(launch.displacement(from: value), launch.velocity)
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
      if let previous = launch.blendedResponse, cell < blendCells {
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

  /// The dot products of two vectors, from which the length of every combination follows.
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

    /// The squared length of `a · left + b · right`.
    func length(_ a: Double, _ b: Double) -> Double {
      a * a * first + 2 * a * b * mixed + b * b * second
    }
  }
}

extension Animation {
  /// The spring that takes over from others, if that is what the animation is.
  fileprivate var fluidSpring: FluidSpringAnimation? {
    switch base {
    case let spring as FluidSpringAnimation: spring
    case is DefaultAnimation: DefaultAnimation.spring
    default: nil
    }
  }
}
