import Foundation

/// The motion of a value under one animation, or under several that overlap.
///
/// Each animation is a track. At every instant, a track starts at the position that the preceding
/// tracks have reached, and animates the remaining change to its own target:
///
///     travelled = 0
///     for each track, oldest first:
///       travelled += animate(total - travelled)
///
/// The older tracks thus continue toward their targets, while the newest track bends the motion
/// toward its own target. The motion ends when the newest track ends.
///
/// Values are never added to `.zero`. The zero of a user's vector type may have fewer components
/// than the other values of the type. A sum has only the components that both operands share.
struct Motion<Value: VectorArithmetic> {
  /// One animation of the motion.
  private struct Track {
    var animation: Animation
    /// The change from the motion's base to this track's target.
    var total: Value
    /// The start of the animation, in seconds on the host's clock.
    var begin: TimeInterval
    var state: AnimationState<Value>
    /// The end of the animation, in seconds on the host's clock; nil if the animation does not know
    /// it in advance.
    var end: TimeInterval?
    var logicalEnd: TimeInterval?
    var hasEnded = false
    var isLogicallyComplete = false

    /// Returns the rest of `total` after the part `travelled` has been covered. A `travelled` of
    /// nil stands for zero.
    func rest(after travelled: Value?) -> Value {
      travelled.map { total - $0 } ?? total
    }
  }

  /// A completion that waits for an animation of this motion.
  private struct Waiting {
    var hold: AnimationCompletion.Hold
    /// The time at which the animation counts as complete, in seconds on the host's clock; nil if
    /// the animation does not know it in advance.
    var logicalEnd: TimeInterval?
  }

  /// The value at the start of the motion. It shifts along with the model value.
  private(set) var base: Value
  /// The model value at which the motion ends.
  private(set) var target: Value
  private var tracks: [Track] = []
  private var waiting: [Waiting] = []
  private var environment: EnvironmentValues
  /// The position at the last requested instant. It is returned if the same instant is requested
  /// again, so that custom animations also give the same result twice.
  private var sample: (time: TimeInterval, travelled: Value?)?

  /// Creates a motion without animations. It starts and ends at the given value.
  init(at value: Value, environment: EnvironmentValues) {
    base = value
    target = value
    self.environment = environment
  }

  /// The end of the motion, in seconds on the host's clock; nil if unknown.
  var end: TimeInterval? {
    tracks.last?.end
  }

  /// The earliest known instant at which the motion ends or a completion may become due. The value
  /// is infinity if none of these events ever happens, and nil if none of their times is known.
  var nextEvent: TimeInterval? {
    var next = end
    for event in waiting where event.hold.completion.criteria == .logicallyComplete {
      guard let logicalEnd = event.logicalEnd else { continue }
      next = next.map { min($0, logicalEnd) } ?? logicalEnd
    }
    return next
  }

  /// The change from ``base`` to ``target``; nil if the motion has no animations.
  private var total: Value? {
    tracks.last?.total
  }

  /// Shifts base and target by the same amount, so that the target equals a new model value.
  mutating func shift(to model: Value) {
    base += model - target
    target = model
  }

  /// Redirects the motion to a new target. The new animation takes over from the running ones, or
  /// runs together with them.
  mutating func retarget(
    to newTarget: Value, animation: Animation, completions: [AnimationCompletion],
    at time: TimeInterval, environment: EnvironmentValues
  ) {
    self.environment = environment
    let change = newTarget - target
    let newTotal = total.map { $0 + change } ?? change
    let merged = mergedTrack(animation, total: newTotal, at: time)
    if merged != nil { tracks = [] }
    var track =
      merged ?? Track(animation: animation, total: newTotal, begin: time, state: .init())
    let travelled = travelled(at: time)
    resolveTiming(of: &track, way: travelled.map { newTotal - $0 } ?? newTotal)
    tracks.append(track)
    target = newTarget
    if merged != nil {
      sample = nil
    } else {
      // The older tracks are at this time already.
      sample = (time, advance(track: tracks.count - 1, from: travelled, to: time))
    }
    for completion in completions {
      waiting.append(Waiting(hold: completion.hold(), logicalEnd: track.logicalEnd))
    }
  }

  /// Returns the value at the given time, or nil if the motion has ended by then.
  ///
  /// At the start of the motion, the result is exactly the old value. Once the target is reached,
  /// the result is exactly the target.
  mutating func value(at time: TimeInterval) -> Value? {
    let travelled = travelled(at: time)
    guard tracks.last?.hasEnded == false else { return nil }
    releaseLogicallyComplete(at: time)
    if travelled == total { return target }
    return travelled.map { base + $0 } ?? base
  }

  /// Returns the velocity, per second, of the value at the given time.
  func velocity(at time: TimeInterval) -> Value {
    reading(at: time).velocity ?? .zero
  }

  /// Releases the completions that wait for logical completion, if their animations are logically
  /// complete at the given time.
  mutating func releaseLogicallyComplete(at time: TimeInterval) {
    let isComplete = tracks.last?.isLogicallyComplete == true
    waiting.removeAll {
      guard $0.hold.completion.criteria == .logicallyComplete else { return false }
      return $0.logicalEnd.map { $0 <= time } ?? isComplete
    }
  }

  /// Releases all completions, those that wait for logical completion first.
  mutating func releaseAll() {
    waiting.removeAll { $0.hold.completion.criteria == .logicallyComplete }
    waiting.removeAll()
  }
}

extension Motion {
  /// Returns the part of the change that is covered at the given time. A nil result stands for
  /// zero.
  private mutating func travelled(at time: TimeInterval) -> Value? {
    if let sample, sample.time == time { return sample.travelled }
    guard !tracks.isEmpty else { return nil }
    var travelled: Value?
    for index in tracks.indices {
      travelled = advance(track: index, from: travelled, to: time)
    }
    // Once a track has ended, its final position does not depend on the tracks before it.
    if let ended = tracks.lastIndex(where: \.hasEnded) { tracks.removeFirst(ended) }
    sample = (time, travelled)
    return travelled
  }

  /// Advances a track to the given time. Returns the part of the change that this track and the
  /// earlier tracks have covered.
  private mutating func advance(
    track index: Int, from travelled: Value?, to time: TimeInterval
  ) -> Value {
    let track = tracks[index]
    if track.hasEnded { return track.total }
    if let end = track.end, time >= end {
      tracks[index].hasEnded = true
      return track.total
    }
    var context = context(for: track)
    let done = track.animation.animate(
      value: track.rest(after: travelled), time: max(0, time - track.begin), context: &context)
    tracks[index].isLogicallyComplete = context.isLogicallyComplete
    // Only a custom animation, whose end is unknown, keeps state between frames.
    if track.end == nil { tracks[index].state = context.state }
    guard let done else {
      tracks[index].hasEnded = true
      return track.total
    }
    return travelled.map { $0 + done } ?? done
  }

  private func context(for track: Track) -> AnimationContext<Value> {
    AnimationContext(
      state: track.state, isLogicallyComplete: track.isLogicallyComplete,
      environment: environment)
  }

  /// Returns the track of a new animation that takes over from all running ones; nil if the new
  /// animation does not take over.
  private func mergedTrack(
    _ animation: Animation, total newTotal: Value, at time: TimeInterval
  ) -> Track? {
    guard let first = tracks.first, let total else { return nil }
    var previous = first.animation
    var context = context(for: first)
    var reading: MotionSnapshot.LazyReading<Value>?
    // The new track keeps the state, but must not keep the old motion.
    defer { reading?.release() }
    if tracks.count > 1 {
      let lazy = MotionSnapshot.LazyReading { self.reading(at: time) }
      reading = lazy
      previous = Animation(MotionSnapshot())
      context.state = MotionSnapshot.state(lazy)
    }
    guard
      animation.shouldMerge(
        previous: previous, value: total, time: max(0, time - first.begin), context: &context)
    else { return nil }
    return Track(
      animation: animation, total: newTotal, begin: first.begin, state: context.state,
      isLogicallyComplete: context.isLogicallyComplete)
  }

  /// Stores the end and the logical end of a track. Both are nil if the track's animation does not
  /// know them in advance.
  ///
  /// - Parameter way: The change that the track still has to cover.
  private func resolveTiming(of track: inout Track, way: Value) {
    var context = context(for: track)
    let timing = track.animation.timing(of: way, context: &context)
    track.state = context.state
    track.end = timing.map { track.begin + $0.end }
    track.logicalEnd = timing.map { track.begin + $0.logicalEnd }
  }

  /// Returns the position and velocity of the motion at the given time.
  ///
  /// Let `f` be the animation of a track, taken as a linear map of its change, and `v` the velocity
  /// of the tracks before it. Then the velocity of `travelled + f(total - travelled)` is
  /// `v + f'(total - travelled) - f(v)`.
  private func reading(at time: TimeInterval) -> MotionSnapshot.Reading<Value> {
    // Custom animations change their state; only the copy does.
    var motion = self
    var reading = MotionSnapshot.Reading<Value>()
    for index in tracks.indices {
      let track = tracks[index]
      if track.hasEnded {
        reading = MotionSnapshot.Reading(travelled: track.total)
        continue
      }
      let elapsed = max(0, time - track.begin)
      let context = context(for: track)
      let way = track.rest(after: reading.travelled)
      var velocity = reading.velocity
      if let own = track.animation.velocity(value: way, time: elapsed, context: context) {
        velocity = velocity.map { $0 + own } ?? own
      }
      if let before = reading.velocity {
        var scratch = context
        let undone = track.animation.animate(value: before, time: elapsed, context: &scratch)
        if let undone { velocity = velocity.map { $0 - undone } }
      }
      reading.travelled = motion.advance(track: index, from: reading.travelled, to: time)
      reading.velocity = motion.tracks[index].hasEnded ? nil : velocity
    }
    return reading
  }
}
