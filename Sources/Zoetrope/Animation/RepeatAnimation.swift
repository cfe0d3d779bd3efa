import Foundation

/// An animation that runs its base animation several times. With `autoreverses`, every second pass
/// runs backward.
///
/// At the instant at which one pass ends and the next begins, the value is the final value of the
/// earlier pass. All passes take as long as the first. A pass of a built-in animation takes exactly
/// the duration of that animation. The duration of a custom animation is determined beforehand, by
/// a trial run in steps of 1/240 s. A base animation that takes no time, or never ends, is not
/// repeated.
struct RepeatAnimation: TimedAnimation {
  var base: Animation
  /// The number of passes, treated as at least 1; nil for an endless repetition.
  var repeatCount: Int?
  var autoreverses: Bool

  /// The number of steps per second in the trial run that determines the duration of a custom
  /// animation.
  private static var trialRate: Double {
    240
  }
  /// The number of steps in a trial run. A custom animation that has not ended at the last step is
  /// treated as endless.
  private static var trialSteps: Int {
    240 * 64
  }
  /// The tolerance at the end of a pass, as a fraction of the pass's duration. An instant that is
  /// this close to the end counts as the end.
  ///
  /// The tolerance is far larger than the rounding error of times that are multiples of a frame's
  /// duration, and far smaller than the duration of a frame.
  private static var boundaryTolerance: Double {
    1e-9
  }

  /// The timing of the passes and the state of the current one.
  private struct Passes<V: VectorArithmetic> {
    /// The timing of one pass; nil until it is determined.
    var timing: AnimationTiming?
    /// The state of the base animation at the start of a pass.
    var first = AnimationState<V>()
    /// The state of a custom base animation in the current pass.
    var current = AnimationState<V>()
    var index = 0
    /// Whether the base animation knows its timing in advance. Such an animation needs no state
    /// within a pass.
    var isTimed = true
  }

  private struct PassesKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Passes<V> {
      Passes()
    }
  }

  func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    let pass = passTiming(of: value, context: &context)
    let whole = timing(pass: pass)
    if time >= whole.logicalEnd { context.isLogicallyComplete = true }
    guard pass.end > 0 else { return nil }
    guard pass.end.isFinite else {
      return animateBase(value: value, time: time, pass: 0, context: &context)
    }
    let place = place(of: time, duration: pass.end)
    if let repeatCount, place.pass >= max(repeatCount, 1) { return nil }
    let isReversed = autoreverses && place.pass % 2 != 0
    guard let local = place.time,
      let done = animateBase(value: value, time: local, pass: place.pass, context: &context)
    else { return isReversed ? value.scaled(by: 0) : value }
    return isReversed ? value - done : done
  }

  func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
  where V: VectorArithmetic {
    var context = context
    let pass = passTiming(of: value, context: &context)
    guard pass.end > 0 else { return nil }
    let passes = context.state[PassesKey<V>.self]
    let inner = context.withState(passes.isTimed ? passes.first : passes.current)
    guard pass.end.isFinite else {
      return base.velocity(value: value, time: time, context: inner)
    }
    let place = place(of: time, duration: pass.end)
    let velocity = base.velocity(value: value, time: place.time ?? pass.end, context: inner)
    return autoreverses && place.pass % 2 != 0 ? velocity?.scaled(by: -1) : velocity
  }

  func timing<V>(of value: V, context: inout AnimationContext<V>) -> AnimationTiming?
  where V: VectorArithmetic {
    timing(pass: passTiming(of: value, context: &context))
  }

  /// Returns the timing of the whole repetition, computed from the timing of one pass.
  private func timing(pass: AnimationTiming) -> AnimationTiming {
    guard pass.end > 0, pass.end.isFinite else { return pass }
    guard let repeatCount else {
      return AnimationTiming(end: .infinity, logicalEnd: .infinity)
    }
    let count = Double(max(repeatCount, 1))
    return AnimationTiming(
      end: count * pass.end, logicalEnd: (count - 1) * pass.end + pass.logicalEnd)
  }

  /// Returns the index of the pass that runs at the given instant, and the time in seconds since
  /// that pass started. The returned time is nil if the instant is the end of the pass.
  private func place(
    of time: TimeInterval, duration: TimeInterval
  ) -> (pass: Int, time: TimeInterval?) {
    // Limits the pass number to the range of `Int`; no render gets that far.
    let ratio = min(time / duration, 1e15)
    let nearest = ratio.rounded()
    if nearest >= 1, abs(ratio - nearest) <= RepeatAnimation.boundaryTolerance {
      return (Int(nearest) - 1, nil)
    }
    let pass = max(0, ratio.rounded(.down))
    return (Int(pass), max(0, time - pass * duration))
  }

  private func animateBase<V>(
    value: V, time: TimeInterval, pass: Int, context: inout AnimationContext<V>
  ) -> V? where V: VectorArithmetic {
    var passes = context.state[PassesKey<V>.self]
    if passes.isTimed {
      var inner = context.withState(passes.first)
      return base.animate(value: value, time: time, context: &inner)
    }
    if passes.index != pass {
      passes.index = pass
      passes.current = passes.first
    }
    var inner = context.withState(passes.current)
    inner.isLogicallyComplete = false
    let done = base.animate(value: value, time: time, context: &inner)
    passes.current = inner.state
    context.state[PassesKey<V>.self] = passes
    return done
  }

  /// Returns the timing of one pass. The timing is determined once and then kept in the state.
  private func passTiming<V>(
    of value: V, context: inout AnimationContext<V>
  ) -> AnimationTiming where V: VectorArithmetic {
    var passes = context.state[PassesKey<V>.self]
    if let timing = passes.timing { return timing }
    var inner = context.withState(AnimationState<V>())
    inner.isLogicallyComplete = false
    let timing: AnimationTiming
    if let known = base.timing(of: value, context: &inner) {
      timing = known
      passes.first = inner.state
    } else {
      timing = trialTiming(of: value, context: inner)
      passes.isTimed = false
    }
    passes.timing = timing
    context.state[PassesKey<V>.self] = passes
    return timing
  }

  /// Determines the timing of a custom animation by a trial run.
  private func trialTiming<V>(
    of value: V, context: AnimationContext<V>
  ) -> AnimationTiming where V: VectorArithmetic {
    var context = context
    var logicalEnd: TimeInterval?
    for step in 0..<RepeatAnimation.trialSteps {
      let time = Double(step) / RepeatAnimation.trialRate
      if base.animate(value: value, time: time, context: &context) == nil {
        return AnimationTiming(end: time, logicalEnd: logicalEnd ?? time)
      }
      if context.isLogicallyComplete, logicalEnd == nil { logicalEnd = time }
    }
    return AnimationTiming(end: .infinity, logicalEnd: logicalEnd ?? .infinity)
  }
}
