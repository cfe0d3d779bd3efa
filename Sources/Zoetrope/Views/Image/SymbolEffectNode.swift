import Foundation

/// A modifier that plays a symbol effect in a view.
nonisolated package struct SymbolEffectModifier: ViewModifier {
  package typealias Body = Never

  var motion: SymbolEffectConfiguration.Motion
  var options: SymbolEffectOptions
  var isActive: Bool
  /// The value whose changes start the effect; nil for an effect that `isActive` controls.
  var trigger: Trigger?

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    SymbolEffectNode(view, inputs)
  }
}

/// The view node of a symbol effect. Over time, the node changes the pose of the symbols inside its
/// view: their size, opacity, rotation and offset.
private final class SymbolEffectNode<C: View>:
  UnaryNode<ModifiedContent<C, SymbolEffectModifier>, C>, Ticking
{
  package var isTicking = false
  private var inner: EnvironmentValues?
  private var isDestroyed = false
  private var trigger: Trigger?
  private var wasActive: Bool?
  /// The time at which the repetitions began, in seconds; nil if no repetitions are playing.
  private var start: Double?
  /// The number of times that the effect plays in all; nil for no end.
  private var count: Int?
  /// The running change between active and inactive; nil if none is running. `time` is the start of
  /// the change, in seconds. `progress` is the progress at the start, from 0 (inactive) to 1
  /// (active).
  private var change: (time: Double, progress: Double)?

  /// The duration of a change between active and inactive, in seconds.
  private static var changeDuration: Double { 0.35 }

  init(_ view: ModifiedContent<C, SymbolEffectModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  private var modifier: SymbolEffectModifier { view.modifier }
  private var rate: Double { modifier.options.rate }

  override func willUpdate(_ change: Change) {
    if change.isDirty { follow() }
    var environment = inputs.environment
    environment.symbolPose = environment.symbolPose.combined(with: pose(at: graph.time))
    inner = environment
  }

  override var environmentForChild: EnvironmentValues { inner ?? inputs.environment }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.environment = environmentForChild
    return inputs
  }

  override func destroy() {
    isDestroyed = true
    super.destroy()
  }

  /// Starts or ends the effect if the modifier has changed.
  private func follow() {
    let time = graph.time
    if let new = modifier.trigger {
      if let trigger, !trigger.isSame(as: new) { play(modifier.options.behavior.map(\.count) ?? 1) }
      trigger = new
      return
    }
    let isActive = modifier.isActive
    defer { wasActive = isActive }
    guard isActive != wasActive else { return }
    if modifier.motion.period == nil {
      guard wasActive != nil else { return }
      self.change = (time, progress(at: time, isActive: !isActive))
      graph.startTicking(self)
    } else if isActive {
      play(modifier.options.behavior.map(\.count) ?? nil)
    } else if let start, let cycle {
      // The current repetition becomes the last one.
      count = max(Int(min((time - start) / cycle, 1e9).rounded(.down)) + 1, 1)
    }
  }

  private func play(_ count: Int?) {
    guard count ?? 1 > 0, modifier.motion.period != nil else { return }
    self.count = count
    start = graph.time
    graph.startTicking(self)
  }

  /// The duration of one repetition plus the pause after it, in seconds; nil if the motion does not
  /// repeat.
  private var cycle: Double? {
    modifier.motion.period.map { $0 / rate + max(modifier.options.behavior?.delay ?? 0, 0) }
  }

  private func pose(at time: Double) -> SymbolPose {
    guard let period = modifier.motion.period, let cycle else {
      let isActive = modifier.isActive
      return modifier.motion.pose(towardsActive: progress(at: time, isActive: isActive))
    }
    guard let start, !hasEnded(at: time) else { return .identity }
    let elapsed = (time - start).truncatingRemainder(dividingBy: cycle)
    return modifier.motion.pose(at: min(max(elapsed * rate / period, 0), 1))
  }

  private func hasEnded(at time: Double) -> Bool {
    guard let start, let cycle, let count else { return start == nil }
    return time >= start + cycle * Double(count)
  }

  /// Returns the progress of a change between active and inactive, from 0 (inactive) to 1 (active).
  /// The time is in seconds; `isActive` is the state at the end of the change.
  private func progress(at time: Double, isActive: Bool) -> Double {
    let goal = isActive ? 1.0 : 0
    guard let change else { return goal }
    let part = min(max((time - change.time) * rate / Self.changeDuration, 0), 1)
    return change.progress + (goal - change.progress) * (part * part * (3 - 2 * part))
  }

  package func tick(at time: Double) -> Bool {
    if isDestroyed { return false }
    markDirty()
    if let change, time >= change.time + Self.changeDuration / rate { self.change = nil }
    if hasEnded(at: time) { start = nil }
    return start != nil || change != nil
  }

  package var nextEvent: Double? {
    let end = start.flatMap { start in
      cycle.flatMap { cycle in count.map { start + cycle * Double($0) } }
    }
    return earlier(end, change.map { $0.time + Self.changeDuration / rate })
  }
}
