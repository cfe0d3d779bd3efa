import Foundation

/// The node of a phase animator.
///
/// Each phase begins in a transaction of its own. The next phase begins when the animations of that
/// transaction are complete.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>:
  ClosureNode<PhaseAnimator<Phase, Content>, Content>, Ticking, VisibilityObserving
{
  package var isTicking = false
  private var phases: [Phase]?
  private var index = 0
  private var trigger: Trigger?
  /// The number of the current run; callbacks of earlier runs are ignored.
  private var run = 0
  /// The time at which the current phase began, in seconds.
  private var start = 0.0
  /// The number of successive phases that took no time.
  private var instantCount = 0
  /// The time at which the current pause ends and the next phase begins, in seconds; nil if there
  /// is no pause.
  private var waitingUntil: Double?

  /// Whether the view is measured but not shown, and the index of the phase to begin once the view
  /// is shown. The value is nil before the first evaluation.
  private var stage: (isHidden: Bool, next: Int?)?

  /// The duration of a pause, in seconds. If nothing animates during a whole cycle, or during
  /// ``instantLimit`` successive phases, a pause follows the last of these phases. A pause then
  /// also follows each further phase in which nothing animates.
  private static var pause: Double { 1.0 / 60 }
  /// The maximum number of phases that may follow each other at one instant.
  private static var instantLimit: Int { 32 }

  override func willEvaluate() {
    if stage == nil {
      stage = (isHidden: inputs.choice != nil, next: nil)
      inputs.choice?.add(self)
    }
    let isNew = phases != view.phases
    if isNew {
      phases = view.phases
      index = 0
      cancelRun()
      if view.phases.isEmpty {
        graph.report.diagnostics.report(
          Diagnostic("A PhaseAnimator has no phases; nothing is shown in its place"))
      }
    }
    if let new = view.trigger {
      if let trigger, !trigger.isSame(as: new) {
        cancelRun()
        goOn(to: 1)
      }
      trigger = new
    } else if isNew {
      goOn(to: 1)
    }
  }

  override func makeContent() -> Content? {
    view.phases.isEmpty ? nil : view.content(view.phases[index])
  }

  private func cancelRun() {
    run += 1
    instantCount = 0
    waitingUntil = nil
  }

  /// Begins a phase in a transaction of its own. If the view is not shown, the phase begins once
  /// the view is shown.
  private func goOn(to next: Int) {
    guard !isDestroyed, view.phases.count > 1 else { return }
    if stage?.isHidden == true {
      stage?.next = next
      return
    }
    let run = run
    var transaction = Transaction(animation: view.animation(view.phases[next]))
    transaction.id = TransactionID()
    transaction.addAnimationCompletion { [weak self] in self?.phaseIsComplete(in: run) }
    graph.enqueue(in: transaction) { [weak self] in self?.show(next, in: run) }
  }

  func visibilityDidChange(isShown: Bool) {
    let next = stage?.next
    stage = (isHidden: !isShown, next: nil)
    if let next, isShown { goOn(to: next) }
  }

  private func show(_ next: Int, in run: Int) {
    guard run == self.run else { return }
    index = next
    start = graph.time
    markDirty(because: .timeline)
  }

  private func phaseIsComplete(in run: Int) {
    guard run == self.run, !isDestroyed else { return }
    if view.trigger != nil && index == 0 { return }
    instantCount = graph.time > start ? 0 : instantCount + 1
    if instantCount < min(view.phases.count, Self.instantLimit) {
      goOn(to: following)
    } else {
      waitingUntil = graph.time + Self.pause
      graph.startTicking(self)
    }
  }

  private var following: Int { (index + 1) % view.phases.count }

  package func tick(at time: Double) -> Bool {
    guard let waitingUntil else { return false }
    if time < waitingUntil { return true }
    self.waitingUntil = nil
    goOn(to: following)
    return false
  }

  package var nextEvent: Double? { waitingUntil }
}
