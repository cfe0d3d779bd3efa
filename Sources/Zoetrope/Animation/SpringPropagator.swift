import Foundation

/// What a stretch of time makes of a spring's displacement and velocity.
///
///     displacement' = dd · displacement + dv · velocity
///     velocity'     = vd · displacement + vv · velocity
///
/// The displacement is measured from the target. A spring is linear, so this exact 2×2 matrix
/// serves every component of a vector alike, and stretches are chained by multiplying.
struct SpringPropagator {
  /// Displacement out of displacement.
  var dd = 1.0
  /// Displacement out of velocity, in seconds.
  var dv = 0.0
  /// Velocity out of displacement, per second.
  var vd = 0.0
  /// Velocity out of velocity.
  var vv = 1.0

  /// This stretch of time, then another.
  func then(_ next: SpringPropagator) -> SpringPropagator {
    SpringPropagator(
      dd: next.dd * dd + next.dv * vd,
      dv: next.dd * dv + next.dv * vv,
      vd: next.vd * dd + next.vv * vd,
      vv: next.vd * dv + next.vv * vv)
  }
}

extension Spring {
  /// The exact solution of the damped oscillator over a time in seconds.
  func propagator(over time: TimeInterval) -> SpringPropagator {
    let decay = decayConstant
    // `even` and `odd` stand for e^(-decay t) times cosine and sine / ω, or their hyperbolic
    // relatives, or 1 and t.
    let even: Double
    let odd: Double
    if angularFrequency > 0 {
      let envelope = exp(-decay * time)
      even = envelope * cos(angularFrequency * time)
      odd = envelope * sin(angularFrequency * time) / angularFrequency
    } else if angularFrequency < 0 {
      let slow = exp((-angularFrequency - decay) * time)
      let fast = exp((angularFrequency - decay) * time)
      even = (slow + fast) / 2
      odd = (slow - fast) / (-2 * angularFrequency)
    } else {
      even = exp(-decay * time)
      odd = even * time
    }
    let pull = decay * decay + angularFrequency * abs(angularFrequency)
    return SpringPropagator(
      dd: even + decay * odd, dv: odd, vd: -pull * odd, vv: even - decay * odd)
  }
}
