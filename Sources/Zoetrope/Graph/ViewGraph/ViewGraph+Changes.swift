import Foundation

/// Enqueueing and applying of state changes, and repetition of updates until nothing changes.
extension ViewGraph {
  /// Enqueues a state change in a transaction; nil means the current transaction.
  package func enqueue(in transaction: Transaction?, _ commit: @escaping () -> Void) {
    MainActor.preconditionIsolated("State must be written on the main actor")
    let transaction = transaction ?? Confinement.currentTransaction ?? Transaction()
    changes.append(in: transaction, commit)
  }

  /// Whether any state changes are pending.
  package var hasPendingChanges: Bool { !changes.isEmpty }

  /// Reports that the running layout is about to change a piece of state. Each pair of a layout and
  /// a piece of state is reported once. Outside of layout, nothing happens.
  package func willWrite(_ state: String) {
    guard let layout = layout.activeLayout else { return }
    report.noteWrite(of: state, by: layout, at: time)
  }

  /// Records that a piece of state has just changed. Error messages name the latest one.
  package func didChange(_ state: String) {
    report.lastChange = state
    if report.settling.isFollowingWork, let layout = report.lastEnqueuingLayout {
      report.settling.note(state, by: layout, isHandedOver: true, at: time)
    }
  }

  /// Runs an action after the running update, in the transaction of that update.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.addAfterUpdate(action) }

  /// Runs an action as soon as the running layout is complete, still within the current batch of
  /// state changes.
  package func afterLayout(_ action: @escaping () -> Void) { actions.addAfterLayout(action) }

  /// Begins the next ``Batch/moment`` of the current batch: views count as shown where they are
  /// placed now, so that they may animate from there.
  package func beginPass() { batch?.pass += 1 }

  /// Records that a user closure has run. The closure may have started tasks.
  package func noteAction() { work.noteAction() }

  /// Returns whether user closures have run since the last call: see ``UserWork/takeActions()``.
  package func takeActions() -> Bool { work.takeActions() }

  /// The unfinished tasks of views.
  package var tasks: RunningTasks { work.tasks }

  /// Applies all pending state changes in order, and repeats this until nothing changes any more.
  ///
  /// Each round applies the changes that are pending when the round begins. Changes that arise
  /// during a round are applied in the next one.
  ///
  /// - Throws: ``HostError`` if state still changes after ``settlingBound`` rounds, if fonts cannot
  ///   be loaded, or if a layout is at fault in a strict run.
  /// - Returns: Whether any change, completion or main-queue work was performed.
  @discardableResult @MainActor package func flush() throws -> Bool {
    var rounds = 0
    while true {
      reportFaults()
      if let failure = report.failure { throw failure }
      // A transaction that wrote no state has no batch that commits its completions. They are
      // committed here.
      Confinement.commitCompletions(to: work.completions)
      if changes.isEmpty && work.completions.isEmpty && !clock.isWorkDue {
        if rounds > 0 { report.settling.finish() }
        return rounds > 0
      }
      rounds += 1
      report.settling.round = rounds
      if rounds > Self.settlingBound {
        _ = changes.take()
        clock.removeAllWork()
        throw unsettled(rounds: rounds - 1)
      }
      entered(round)
    }
  }

  @MainActor private func round() {
    if changes.isEmpty && work.completions.isEmpty {
      // Main-queue work waits until all other pending work is done.
      let done = clock.performDueWork()
      if let done {
        report.lastWork = (done.kind, time)
        report.settling.isFollowingWork =
          done.kind == .dispatch && report.lastEnqueuingLayout != nil
      }
      // Work of layouts sets state that depends on them. To give other threads a turn after it
      // would take longer than many a frame.
      if done?.isFromLayouts != true { noteAction() }
      return
    }
    if !work.completions.isEmpty {
      noteAction()
      work.completions.runAll()
    }
    for batch in changes.take() { perform(batch) }
  }

  /// Returns the error for state that still changes after the given number of rounds.
  package func unsettled(rounds: Int) -> HostError {
    report.unsettled(at: time, rounds: rounds)
  }

  /// Applies one batch of changes, then performs the update, the layout and the actions that the
  /// changes require.
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

  /// Updates and lays out the views, until the layout observers cause no further change.
  @MainActor func settle() {
    var rounds = SettlingRounds(pass.pointee)
    repeat {
      update()
      layOut()
      notifyLayoutObservers()
      if !goesOn(&rounds) { return }
    } while evaluation.isNeeded || layout.isNeeded
  }

  /// Counts a round of updates, and returns whether another round may follow. If there have been
  /// too many rounds, an error is recorded. The result is always false after an error.
  private func goesOn(_ rounds: inout SettlingRounds) -> Bool {
    switch rounds.next(pass.pointee) {
    case .goesOn: return report.failure == nil
    case .isUnsettled: report.fail(unsettled(rounds: rounds.earlierCount))
    case .growsOn:
      // If no view is nested deeper than the bound, the progress came from choices between views.
      // These choices were repeated without end, each time between new views.
      if let node = shown.root?.deepestView, node.pathComponents.count > SettlingRounds.growthBound
      {
        failNesting(at: node)
      } else {
        report.fail(unsettled(rounds: rounds.earlierCount))
      }
    }
    return false
  }

  @MainActor private func update() {
    guard evaluation.isNeeded, let root = shown.root else { return }
    evaluation.isNeeded = false
    pass.pointee.stack.enter()
    stage(.update) { root.visit(root.inputs.environment) }
  }

  /// Runs the actions that wait for the end of the update, in a given transaction.
  @MainActor func runActions(in transaction: Transaction) {
    let actions = actions.takeAfterUpdate()
    if actions.isEmpty { return }
    noteAction()
    withTransaction(transaction) {
      for action in actions { action() }
    }
  }

  /// Runs the actions that wait for the end of the layout, in rounds. Each round is followed by an
  /// update and a layout, which may add actions for the next round.
  @MainActor func runLayoutActions() {
    var rounds = SettlingRounds(pass.pointee)
    while actions.areWaitingForLayout && report.failure == nil {
      stage(.afterLayout) {
        for action in actions.takeAfterLayout() { action() }
      }
      settle()
      if !goesOn(&rounds) { return }
    }
  }
}
