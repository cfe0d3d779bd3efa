import Foundation

/// The node of a keyframe animator: it makes its content for every frame while keyframes play.
final class KeyframeAnimatorNode<Value, KeyframePath: Keyframes, Content: View>:
  ClosureNode<KeyframeAnimator<Value, KeyframePath, Content>, Content>, Ticking, VisibilityObserving
where Value == KeyframePath.Value {
  package var isTicking = false
  private var run: Run?
  private var trigger: Trigger?
  /// Whether the view is measured but not shown; nil before the first evaluation. Repeating
  /// keyframes start only when the view is shown.
  private var isOnlyMeasured: Bool?

  /// Keyframes that are playing or have finished.
  private struct Run {
    var timeline: KeyframeTimeline<Value>
    /// The time at which cycle 0 began, in seconds.
    var start: Double
    var cycle = 0.0

    func value(at time: Double) -> Value { timeline.value(time: elapsed(at: time)) }

    /// Returns the time since the current cycle began, in seconds.
    func elapsed(at time: Double) -> Double { time - start - cycle * cycleDuration }

    func cycles(at time: Double) -> Double {
      cycleDuration > 0 ? ((time - start) / cycleDuration).rounded(.down) : 0
    }

    private var cycleDuration: Double {
      // An infinite timeline is a single cycle that never ends.
      timeline.duration.isFinite ? timeline.duration : 0
    }
  }

  override func willEvaluate() {
    if isOnlyMeasured == nil {
      isOnlyMeasured = inputs.choice != nil
      inputs.choice?.add(self)
    }
    switch view.mode {
    case .triggered(let trigger):
      if let last = self.trigger, !last.isSame(as: trigger) {
        // The keyframes themselves move the content. They therefore start in a transaction without
        // an animation, even if the change of the trigger is animated.
        graph.enqueue(in: Transaction()) { [weak self] in self?.play() }
      }
      self.trigger = trigger
    case .repeating(true):
      trigger = nil
      if run == nil, isOnlyMeasured == false { repeatFromNow() }
    case .repeating(false):
      trigger = nil
      run = nil
    }
  }

  override func makeContent() -> Content? { view.content(currentValue) }

  private var currentValue: Value {
    if let run { return run.value(at: graph.time) }
    guard case .repeating = view.mode else { return view.initialValue }
    return initialTimeline().value(time: 0)
  }

  // MARK: Playing

  func visibilityDidChange(isShown: Bool) {
    isOnlyMeasured = !isShown
    if isShown { markDirty(because: .timeline) }
  }

  /// Starts the keyframes from the current value and velocity.
  private func play() {
    guard !isDestroyed else { return }
    let time = graph.time
    let value = currentValue
    let velocities = run.map { $0.timeline.velocities(at: $0.elapsed(at: time)) } ?? []
    let timeline = KeyframeTimeline(
      initialValue: value, velocities: velocities, keyframes: view.keyframes(value))
    run = Run(timeline: timeline, start: time)
    markDirty(because: .timeline)
    graph.startTicking(self)
  }

  private func repeatFromNow() {
    let timeline = initialTimeline()
    run = Run(timeline: timeline, start: graph.time)
    if timeline.duration > 0 { graph.startTicking(self) }
  }

  private func initialTimeline() -> KeyframeTimeline<Value> {
    KeyframeTimeline(
      initialValue: view.initialValue, keyframes: view.keyframes(view.initialValue))
  }

  package func tick(at time: Double) -> Bool {
    guard !isDestroyed, let run else { return false }
    markDirty(because: .timeline)
    if case .repeating = view.mode {
      let cycle = run.cycles(at: time)
      if cycle > run.cycle { beginCycle(cycle) }
      return true
    }
    return run.elapsed(at: time) < run.timeline.duration
  }

  /// Begins a cycle. The keyframes are made again, because the view may have changed since the last
  /// cycle.
  private func beginCycle(_ cycle: Double) {
    guard var run else { return }
    let timeline = initialTimeline()
    run.cycle = cycle
    if timeline.duration != run.timeline.duration {
      run.start += cycle * run.timeline.duration
      run.cycle = 0
    }
    run.timeline = timeline
    self.run = run
  }

  /// The time at which triggered keyframes end, in seconds; nil for repeating or infinite
  /// keyframes.
  package var nextEvent: Double? {
    guard case .triggered = view.mode, let run, run.timeline.duration.isFinite else { return nil }
    return run.start + run.timeline.duration
  }
}
