import Foundation

/// A record of whether a view is inserted, is being removed, or is gone. The view is a branch of a
/// condition or an element of a `ForEach`.
///
/// A removed view is shown until the animations of its removal are over. Only then is the view
/// gone. A presence is also the transaction scope of the descendants of the view, so that the
/// removal waits for animations that a descendant starts.
package final class Presence: TransactionScope {
  /// The presence of the nearest enclosing view that can be inserted and removed; nil if there is
  /// none.
  package let enclosing: Presence?
  /// Whether the view has been removed. A removed view may still be shown.
  package private(set) var isRemoved = false
  /// Whether the view has been removed and is no longer shown.
  package private(set) var isGone = false

  /// The element that stands for the view in a lazy container; nil in other containers.
  package var element: LazyElement?

  private var exit: AnimationCompletion?
  /// The number of exits and restorations that have started so far. An exit is a removal that may
  /// be animated. Each exit remembers the number at its start. A restoration changes the number,
  /// and the end of the earlier exit is then ignored.
  private var exitNumber = 0
  private var isExitOver = false
  /// The number of removed views that lie inside this view and are still shown.
  private var leavingInside = 0
  /// The number of calls of ``retain(inside:)`` that have not been reverted by
  /// ``release(inside:)``. A removed view is kept until the number is 0.
  private var retainCount = 0

  /// Creates the presence of a view from the inputs of its node.
  package init(_ inputs: _ViewInputs) {
    enclosing = inputs.presence
    super.init(outer: inputs.scope)
  }

  /// Whether the view or an enclosing view has been removed.
  package var isLeaving: Bool { isLeaving(inside: nil) }

  /// Returns whether this view or an enclosing view has been removed. The search ends before the
  /// enclosing view whose presence is `boundary`. If `boundary` is nil, the search includes all
  /// enclosing views.
  package func isLeaving(inside boundary: Presence?) -> Bool {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      if current.isRemoved { return true }
      presence = current.enclosing
    }
    return false
  }

  /// Removes the view as part of the current batch of state changes. If there is no batch, or if
  /// nothing animates the removal, the view is gone immediately. A view kept by ``retain(inside:)``
  /// is gone only after ``release(inside:)``.
  ///
  /// - Parameters:
  ///   - node: The node of the view.
  ///   - hasTransition: Whether a transition applies to the removal. If none applies, the removal
  ///     is animated only if the batch or an enclosing transaction modifier has an animation.
  package func remove(_ node: ViewNode, hasTransition: Bool) {
    guard !isRemoved else { return }
    isRemoved = true
    node.isLeaving = true
    node.graph.pass.pointee.presenceChanges += 1
    guard let batch = node.graph.batch, hasTransition || isAnimated(batch) else {
      if retainCount == 0 {
        isGone = true
      } else {
        enclosing?.leavingInside += 1
        isExitOver = true
        self.node = node
      }
      return
    }
    enclosing?.leavingInside += 1
    exitNumber += 1
    let number = exitNumber
    let graph = node.graph
    let exit = AnimationCompletion(criteria: .removed) { [weak self, weak graph, weak node] in
      graph?.enqueue(in: Transaction()) { self?.endExit(number, of: node) }
    }
    self.exit = exit
    serial = batch.serial
    transform = { $0.completions.append(exit) }
    invalidate()
    graph.afterLayout { [weak self, weak node] in
      // By now, every animation of the removal has started.
      if exit.isRunning {
        Confinement.register(exit)
      } else {
        self?.endExit(number, of: node)
      }
    }
  }

  /// Restores a view that has been removed but is not gone yet.
  package func restore(_ node: ViewNode) {
    guard isRemoved, !isGone else { return }
    isRemoved = false
    node.isLeaving = false
    node.graph.pass.pointee.presenceChanges += 1
    isExitOver = false
    exitNumber += 1
    exit = nil
    transform = nil
    invalidate()
    enclosing?.leavingInside -= 1
  }

  /// Keeps this view and its enclosing views, even if they are removed, until ``release(inside:)``
  /// is called. Called by a node that shows the view in another place.
  ///
  /// - Parameter boundary: The presence of the first enclosing view that is not kept. If it is nil,
  ///   all enclosing views are kept.
  package func retain(inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      current.retainCount += 1
      presence = current.enclosing
    }
  }

  /// Reverts one call of ``retain(inside:)``.
  package func release(inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      current.retainCount -= 1
      if current.isExitOver, let node = current.node {
        // The action is deferred, because the running update may have visited the enclosing nodes
        // already.
        node.graph.afterLayout { current.leave(node) }
      }
      presence = current.enclosing
    }
  }

  /// Adds the running exits of this view and its enclosing views to the completions of a
  /// transaction. An exit is a removal that is not over yet. Each added exit also waits for the
  /// animations that the transaction starts.
  ///
  /// - Parameters:
  ///   - transaction: The transaction to change.
  ///   - boundary: The presence of the first enclosing view whose exit is not added. If it is nil,
  ///     the exits of all enclosing views are added.
  package func addExits(to transaction: inout Transaction, inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      if let exit = current.exit { transaction.completions.append(exit) }
      presence = current.enclosing
    }
  }

  /// Returns whether a batch of state changes has an animation, either of its own or from an
  /// enclosing transaction modifier.
  private func isAnimated(_ batch: ViewGraph.Batch) -> Bool {
    if batch.transaction.effectiveAnimation != nil { return true }
    var scope = outer
    while let current = scope {
      if current.resolve(batch).effectiveAnimation != nil { return true }
      scope = current.outer
    }
    return false
  }

  private func endExit(_ number: Int, of node: ViewNode?) {
    guard number == exitNumber, isRemoved, !isGone else { return }
    isExitOver = true
    leave(node)
  }

  private func leave(_ node: ViewNode?) {
    guard isExitOver, !isGone else { return }
    self.node = node
    guard leavingInside == 0, retainCount == 0 else { return }
    isGone = true
    exit = nil
    node?.markDirty(because: .transition)
    if let enclosing {
      enclosing.leavingInside -= 1
      enclosing.leave(enclosing.node)
    }
  }

  /// The node of the view, set when the exit is over. The view may still be kept after that,
  /// because nested views are leaving or other nodes show the view.
  private weak var node: ViewNode?
}
