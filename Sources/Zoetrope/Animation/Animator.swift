import Foundation

/// The animation of one value: a small piece of memory beside the value itself, the model.
///
/// Times are seconds on the host's clock, and never run backwards.
///
/// Guarantees: the value at the instant of a change is exactly the old one, and at the end exactly
/// the model; asking twice for one instant gives one value; with built-in animations the value at
/// an instant does not depend on which instants were asked for before.
package struct Animator<Value: VectorArithmetic> {
  // In a box of its own, because nearly all animators are idle nearly always.
  private var box: Box?

  private final class Box {
    var motion: Motion<Value>
    /// What there was before the change made last, until time goes on.
    var before: Before?

    init(_ motion: Motion<Value>) {
      self.motion = motion
    }
  }

  private struct Before {
    let change: Int
    let time: TimeInterval
    let model: Value
    let motion: Motion<Value>?
  }

  /// Creates an idle animator.
  package init() {}

  /// Whether the value shown differs, or may differ, from the model.
  package var isActive: Bool {
    box != nil
  }

  /// The next instant at which something happens that does not wait for a frame: the animation ends
  /// or counts as complete.
  ///
  /// Nil if idle, if it never happens, or if only asking for values will tell, as with
  /// custom animations. Ask for the value at that instant to make it happen.
  package var nextEvent: TimeInterval? {
    box?.motion.nextEvent.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Tells that the model has changed in a transaction.
  ///
  /// With an animation, the value starts to move from where it is shown; an animation that already
  /// runs is taken over or joined by the new one. Without, the new value shows at once.
  ///
  /// - Parameters:
  ///   - old: The model before.
  ///   - new: The model now. If both are equal nothing happens.
  ///   - transaction: What travels with the change.
  ///   - time: When the change happens.
  ///   - environment: The environment that custom animations are shown.
  ///   - change: The number of the change. Several steps of one change, at one instant, count as one
  ///     from the first model to the last. Default nil, a change of its own.
  package mutating func retarget(
    from old: Value, to new: Value, transaction: Transaction, at time: TimeInterval,
    environment: EnvironmentValues, change: Int? = nil
  ) {
    guard old != new else { return }
    guard let animation = transaction.effectiveAnimation else {
      stop()
      return
    }
    // Lets go of an animation that has ended by now, instead of joining it.
    _ = value(at: time, model: old)
    makeUnique()
    let known = box?.before.flatMap { $0.change == change ? $0 : nil }
    let before = known ?? Before(change: change ?? 0, time: time, model: old, motion: box?.motion)
    guard before.model != new else {
      if let motion = before.motion { box?.motion = motion } else { stop() }
      return
    }
    var motion = before.motion ?? Motion(at: before.model, environment: environment)
    motion.retarget(
      to: new, animation: animation, completions: transaction.completions, at: time,
      environment: environment)
    let box = box ?? Box(motion)
    box.motion = motion
    box.before = change == nil ? nil : before
    self.box = box
  }

  /// Tells that the model has moved by some way without a transaction of its own: what is shown
  /// moves along.
  package mutating func shift(by delta: Value) {
    if box == nil { return }
    makeUnique()
    guard let box else { return }
    box.motion.shift(to: box.motion.target + delta)
  }

  /// The value to show.
  ///
  /// A model other than the one last told counts as a shift. An animation that has ended by then is
  /// let go of, and its completions with it.
  ///
  /// - Parameters:
  ///   - time: The instant to show.
  ///   - model: The model at that instant.
  package mutating func value(at time: TimeInterval, model: Value) -> Value {
    guard box != nil else { return model }
    makeUnique()
    if let before = box?.before, before.time < time { box?.before = nil }
    // No local reference: it would make the box shared, and `stop` copy it.
    if model != box?.motion.target { box?.motion.shift(to: model) }
    if let value = box?.motion.value(at: time) { return value }
    stop()
    return model
  }

  /// How fast the value moves at a time, per second; zero when idle.
  package func velocity(at time: TimeInterval) -> Value {
    box?.motion.velocity(at: time) ?? .zero
  }

  /// Lets go of the running animation, if any, and of its completions.
  package mutating func stop() {
    makeUnique()
    box?.motion.releaseAll()
    box = nil
  }

  /// Copies of an animator run on independently.
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&box), let shared = box else { return }
    let copy = Box(shared.motion)
    copy.before = shared.before
    box = copy
  }
}
