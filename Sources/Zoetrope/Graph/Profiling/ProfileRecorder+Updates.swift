/// Recording of view updates and body evaluations.
extension ProfileRecorder {
  /// Records a reason for the next evaluation of a view.
  func note(_ cause: InvalidationCause, at node: ViewNode) {
    let view = index(of: node)
    if pendingCauses[view]?.contains(cause) == true { return }
    pendingCauses[view, default: []].append(cause)
  }

  /// Counts a change that may affect the layout or the picture.
  func noteEffect() { effectCount += 1 }

  /// Records that the update of a view begins.
  func beginUpdate(of node: ViewNode) {
    let isKnown = node.profiledView >= 0
    let isActivity = node.pathName != nil
    visits.append(
      Visit(
        node: ObjectIdentifier(node), isActivity: isActivity, effectCount: effectCount,
        isKnown: isKnown))
    if isActivity { begin(.updating, of: index(of: node)) }
  }

  /// Records that the innermost update in progress has ended. It must be the update of the given
  /// node.
  ///
  /// - Parameter hasEffect: Whether the node itself has changed the layout or the picture.
  func endUpdate(of node: ViewNode, hasEffect: Bool) {
    if hasEffect { noteEffect() }
    let visit = visits.removeLast()
    if visit.isActivity { end() }
    guard !visit.evaluations.isEmpty, visit.isKnown, effectCount == visit.effectCount else {
      return
    }
    frame[index(of: node)].idleEvaluations += visit.evaluations.count
    for row in visit.evaluations { frame.result.evaluations[row].idleCount += 1 }
  }

  /// Begins to record the evaluation of a view, provided that the innermost update in progress is
  /// the update of the same view.
  ///
  /// - Returns: Whether the evaluation is recorded. If it is, the caller must call `end()`
  ///   afterward.
  func beginEvaluation(by reader: Reader) -> Bool {
    guard let node = reader.node, let visit = visits.last, visit.node == ObjectIdentifier(node)
    else {
      return false
    }
    let view = index(of: node)
    unmeasured {
      var causes = pendingCauses.removeValue(forKey: view) ?? []
      if causes.isEmpty { causes = [visit.isKnown ? .other : .appearance] }
      if let unknown = causes.firstIndex(of: .model(nil)) {
        let names = models.changes(of: view)
        if !names.isEmpty {
          causes.replaceSubrange(unknown...unknown, with: names.map { .model($0) })
        }
      }
      visits[visits.count - 1].evaluations.append(frame.addEvaluation(of: view, causes))
      visits[visits.count - 1].evaluatedName = views[Int(view)].name
    }
    begin(.evaluating, of: view)
    return true
  }

  /// Records the models that a view refers to, after an evaluation of the view.
  ///
  /// - Parameter value: The view, connected to its state.
  func noteModels(of value: Any, at node: ViewNode) {
    let view = index(of: node)
    unmeasured { models.watch(value, for: view) }
  }

  /// The name of the innermost view whose body was evaluated in an update that is in progress.
  var evaluatedName: String? { visits.last { $0.evaluatedName != nil }?.evaluatedName }

  /// Returns the cause of a view's evaluation after the parent has replaced the value of the view.
  func parentCause<V>(from old: V, to new: V) -> InvalidationCause {
    unmeasured {
      .parent(view: evaluatedName, properties: StoredField.differences(between: old, and: new))
    }
  }
}

extension ViewNode {
  /// Updates the node, and notifies the recorder if there is one.
  @MainActor final func updateRecorded(_ change: Change) {
    guard let profile = graph.profile else { return update(change) }
    profile.beginUpdate(of: self)
    update(change)
    let mayChange = change.isDirty || change.environmentChanged
    profile.endUpdate(
      of: self,
      hasEffect: mayChange && outputs.contains { $0.owner === self && $0.isRedrawnWithOwner })
  }

  /// Requests an update of this node. If a profile is being recorded, also records the cause of the
  /// update.
  package final func markDirty(because cause: @autoclosure () -> InvalidationCause) {
    if graph.pass.pointee.isProfiling { graph.profile?.note(cause(), at: self) }
    markDirty()
  }
}
