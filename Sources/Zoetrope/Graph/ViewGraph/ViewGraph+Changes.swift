import Foundation

/// Applying state changes: enqueueing, flushing, settling.
extension ViewGraph {
  /// Enqueues a state change for a transaction, or else for the current one.
  package func enqueue(in transaction: Transaction?, _ commit: @escaping () -> Void) {
    MainActor.preconditionIsolated("State must be written on the main actor")
    let transaction = transaction ?? Confinement.currentTransaction ?? Transaction()
    changes.append(in: transaction, commit)
  }

  /// Whether state changes wait to be applied.
  package var hasPendingChanges: Bool { !changes.isEmpty }

  /// Records that state is about to be written with another value. A write during layout is
  /// reported once for each layout and state.
  package func willWrite(_ state: String) {
    guard let layout = layout.activeLayout else { return }
    report.noteWrite(of: state, by: layout, at: time)
  }

  /// Records that state has changed.
  package func didChange(_ state: String) { report.lastChange = state }

  /// Runs an action after the running update, in its transaction.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.addAfterUpdate(action) }

  /// Runs an action once everything is laid out, as part of the current transaction.
  package func afterLayout(_ action: @escaping () -> Void) { actions.addAfterLayout(action) }

  /// Makes the placements of this batch so far count as shown, so that views may animate away from
  /// them.
  package func beginPass() { batch?.pass += 1 }

  /// Records that a user closure has run, which may have started tasks.
  package func noteAction() { work.noteAction() }

  /// Whether other threads may be at work for the views: see ``UserWork/mayAwaitOthers()``.
  package func mayAwaitOthers() -> Bool { work.mayAwaitOthers() }

  /// The tasks of views that have not ended.
  package var tasks: RunningTasks { work.tasks }

  /// Applies all waiting state changes, in order, until nothing changes any more.
  ///
  /// A round applies the changes that wait when it begins; changes that they cause wait for the
  /// next round.
  ///
  /// - Throws: ``HostError`` if state does not settle, if fonts cannot be loaded, or if a layout is
  ///   at fault in a strict run.
  /// - Returns: Whether any change, completion or main-queue work was performed.
  @discardableResult @MainActor package func flush() throws -> Bool {
    var rounds = 0
    while true {
      reportFaults()
      if let failure = report.failure { throw failure }
      // Transactions that wrote nothing are complete as well.
      Confinement.commitCompletions(to: work.completions)
      let isWorkDue = mainQueueSchedule.nextTime.map { $0 <= time } ?? false
      if changes.isEmpty && work.completions.isEmpty && !isWorkDue { return rounds > 0 }
      rounds += 1
      if rounds > Self.settlingBound {
        _ = changes.take()
        mainQueueSchedule.removeAll()
        throw unsettled(rounds: rounds - 1)
      }
      entered(round)
    }
  }

  @MainActor private func round() {
    if changes.isEmpty && work.completions.isEmpty {
      // Main-queue work waits until all other pending work is done.
      for work in mainQueueSchedule.take(until: time) { work() }
      return
    }
    if !work.completions.isEmpty {
      noteAction()
      work.completions.runAll()
    }
    for batch in changes.take() { perform(batch) }
  }

  /// Returns the error that names the state that does not settle.
  package func unsettled(rounds: Int) -> HostError {
    report.unsettled(at: time, rounds: rounds)
  }

  /// Applies one batch, with the update, the layout and the actions that follow from it.
  @MainActor func perform(_ batch: Batch) {
    layOut()
    self.batch = batch
    for commit in batch.commits { commit() }
    settle()
    runLayoutActions()
    self.batch = nil
    runActions(in: batch.transaction)
    withExtendedLifetime(batch.holds) {
      for completion in batch.transaction.completions { completion.commit(to: work.completions) }
    }
  }

  /// Updates and lays out until the layout observers cause no further change.
  @MainActor func settle() {
    var rounds = 0
    repeat {
      update()
      layOut()
      notifyLayoutObservers()
      rounds += 1
      if rounds > Self.settlingBound { return report.fail(unsettled(rounds: rounds - 1)) }
    } while evaluation.isNeeded || layout.isNeeded
  }

  @MainActor private func update() {
    guard evaluation.isNeeded, let root = shown.root else { return }
    evaluation.isNeeded = false
    root.visit(root.inputs.environment)
  }

  /// Runs the actions that wait for the end of the update, inside a transaction.
  @MainActor func runActions(in transaction: Transaction) {
    let actions = actions.takeAfterUpdate()
    if actions.isEmpty { return }
    noteAction()
    withTransaction(transaction) {
      for action in actions { action() }
    }
  }

  /// Runs the actions that wait for the end of the layout, and lays out again after each round.
  @MainActor func runLayoutActions() {
    var rounds = 0
    while actions.areWaitingForLayout && report.failure == nil {
      for action in actions.takeAfterLayout() { action() }
      settle()
      rounds += 1
      if rounds > Self.settlingBound { report.fail(unsettled(rounds: rounds - 1)) }
    }
  }
}
