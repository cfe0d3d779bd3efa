import Foundation

/// The animation of one value. The model is the value without animation; the displayed value moves
/// toward it.
///
/// Times are in seconds on the host's clock and never decrease.
///
/// Guarantees: at the instant of a change, the displayed value is exactly the old value. At the end
/// of the animation, it is exactly the model. Two requests for the same instant yield the same
/// value. With built-in animations, the value at an instant does not depend on earlier requests.
package struct Animator<Value: VectorArithmetic> {
  // The state is boxed because most animators are idle most of the time.
  private var box: Box?

  private final class Box {
    var motion: Motion<Value>
    /// The state before the last change of the model, kept until time advances.
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

  /// Whether the displayed value may differ from the model.
  package var isActive: Bool {
    box != nil
  }

  /// The value at which the motion began; nil if the animator is idle. If several animations
  /// overlap, this is the value at which the first one began.
  package var start: Value? { box?.motion.base }

  /// The next instant at which the animation ends or counts as complete. The instant may be between
  /// two frames.
  ///
  /// The value is nil if the animator is idle, or if no such instant follows. It is also nil for a
  /// user's custom animation, whose end is unknown. The animator notices an end or a completion
  /// when the displayed value is requested for the instant of this event or a later one.
  package var nextEvent: TimeInterval? {
    box?.motion.nextEvent.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Reacts to a change of the model in a transaction.
  ///
  /// If the transaction has an animation, the displayed value moves on from its current position:
  /// the new animation takes over from a running one, or their motions are combined. Otherwise, the
  /// new model is displayed immediately.
  ///
  /// - Parameters:
  ///   - old: The model before the change.
  ///   - new: The model after the change. If both are equal, nothing happens.
  ///   - transaction: The context of the change.
  ///   - time: The time of the change.
  ///   - environment: The environment for custom animations.
  ///   - change: A number that identifies the change. Calls with the same number at the same
  ///     instant are treated as a single change, from the first old model to the last new one. The
  ///     default is nil, which makes each call a separate change.
  package mutating func retarget(
    from old: Value, to new: Value, transaction: Transaction, at time: TimeInterval,
    environment: EnvironmentValues, change: Int? = nil
  ) {
    guard old != new else { return }
    guard let animation = transaction.effectiveAnimation else {
      stop()
      return
    }
    // Discards an animation that has ended by now, so that the new one does not join it.
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

  /// Moves the displayed value by the same amount as the model, for a change outside of any
  /// transaction.
  ///
  /// - Parameter delta: The change of the model.
  package mutating func shift(by delta: Value) {
    if box == nil { return }
    makeUnique()
    guard let box else { return }
    box.motion.shift(to: box.motion.target + delta)
  }

  /// Returns the value to display.
  ///
  /// If the model differs from the last known one, the displayed value is shifted by the
  /// difference. If the animation has ended at `time`, it is discarded and its completions are
  /// released.
  ///
  /// - Parameters:
  ///   - time: The time of the frame.
  ///   - model: The model at that time.
  package mutating func value(at time: TimeInterval, model: Value) -> Value {
    guard box != nil else { return model }
    makeUnique()
    if let before = box?.before, before.time < time { box?.before = nil }
    // A local reference would make the box shared, and `stop` would copy it.
    if model != box?.motion.target { box?.motion.shift(to: model) }
    if let value = box?.motion.value(at: time) { return value }
    stop()
    return model
  }

  /// Returns the velocity, per second, of the displayed value at the given time; zero if the
  /// animator is idle.
  package func velocity(at time: TimeInterval) -> Value {
    box?.motion.velocity(at: time) ?? .zero
  }

  /// Discards the running animation, if any, and releases its completions.
  package mutating func stop() {
    makeUnique()
    box?.motion.releaseAll()
    box = nil
  }

  /// Copies the box if it is shared, so that copies of an animator run independently.
  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&box), let shared = box else { return }
    let copy = Box(shared.motion)
    copy.before = shared.before
    box = copy
  }
}
