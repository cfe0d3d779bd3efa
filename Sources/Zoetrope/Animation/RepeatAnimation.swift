import Foundation

/// Runs another animation again and again, each pass from its beginning, every second one in
/// reverse if it autoreverses.
///
/// The instant at which a pass ends shows the very end of that pass. All passes take as long as the
/// first. Passes of a built-in animation take exactly its duration; a custom one is tried out
/// beforehand on a grid of 1/240 s. A base that takes no time, or never ends, is not repeated.
struct RepeatAnimation: TimedAnimation {
  var base: Animation
  /// How many passes there are, at least one; nil for no end.
  var repeatCount: Int?
  var autoreverses: Bool

  /// How finely a custom animation is tried out, per second.
  private static var trialRate: Double {
    240
  }
  /// For how many steps a custom animation is tried out; past that it is taken to never end.
  private static var trialSteps: Int {
    240 * 64
  }
  /// Within this fraction of a pass, an instant is the end of that pass.
  ///
  /// Far more than the rounding of times that are multiples of a frame, far less than a frame.
  private static var boundaryTolerance: Double {
    1e-9
  }

  /// What is known of the passes, and the memory of the running one.
  private struct Passes<V: VectorArithmetic> {
    /// Of one pass; nil before it was asked for.
    var timing: AnimationTiming?
    /// What the base remembers as a pass begins.
    var first = AnimationState<V>()
    /// What a custom base remembers in the running pass.
    var current = AnimationState<V>()
    var index = 0
    /// Whether the base is built in and needs no memory within a pass.
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

  /// When all passes end.
  private func timing(pass: AnimationTiming) -> AnimationTiming {
    guard pass.end > 0, pass.end.isFinite else { return pass }
    guard let repeatCount else {
      return AnimationTiming(end: .infinity, logicalEnd: .infinity)
    }
    let count = Double(max(repeatCount, 1))
    return AnimationTiming(
      end: count * pass.end, logicalEnd: (count - 1) * pass.end + pass.logicalEnd)
  }

  /// The pass that an instant belongs to, and the time in it; no time for the end of the pass.
  private func place(
    of time: TimeInterval, duration: TimeInterval
  ) -> (pass: Int, time: TimeInterval?) {
    // Passes are counted in integers of limited size; nobody waits for the last of them.
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

  /// When one pass ends; found once and then remembered.
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

  /// When a pass of a custom animation ends, by trying it out.
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
