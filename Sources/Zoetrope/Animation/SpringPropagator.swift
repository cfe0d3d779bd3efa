import Foundation

/// The linear map from a spring's displacement and velocity to the displacement and velocity after
/// a time.
///
///     displacement' = dd · displacement + dv · velocity
///     velocity'     = vd · displacement + vv · velocity
///
/// The displacement is measured from the target. Because a spring is linear, the same exact 2×2
/// matrix applies to every component of a vector. The product of the matrices for two times is the
/// matrix for the sum of the times.
struct SpringPropagator {
  /// The displacement afterward per unit of initial displacement.
  var dd = 1.0
  /// The displacement afterward per unit of initial velocity, in seconds.
  var dv = 0.0
  /// The velocity afterward per unit of initial displacement, in 1/s.
  var vd = 0.0
  /// The velocity afterward per unit of initial velocity.
  var vv = 1.0

  /// Returns the map that applies this map and then another. The time of the result is the sum of
  /// the times of both maps.
  func then(_ next: SpringPropagator) -> SpringPropagator {
    SpringPropagator(
      dd: next.dd * dd + next.dv * vd,
      dv: next.dd * dv + next.dv * vv,
      vd: next.vd * dd + next.vv * vd,
      vv: next.vd * dv + next.vv * vv)
  }
}

extension Spring {
  /// Returns the exact solution of the damped oscillator over a time in seconds, as a linear map.
  func propagator(over time: TimeInterval) -> SpringPropagator {
    let decay = decayConstant
    // Both variables are products of e^(-decay t) and another factor: cos ωt for `even`, and sin ωt
    // / ω for `odd`. For an over-damped spring, the factors are cosh ωt and sinh ωt / ω; for a
    // critically damped spring, they are 1 and t.
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
