import Foundation

/// The presence of a view that may come and go: a branch, or an element of a `ForEach`.
///
/// A view that is taken out stays for as long as anything that its removal has set in motion moves;
/// only then it is gone. What is inside of it resolves its transactions through here, so that each
/// animation of the removal, wherever it starts, is noticed.
package final class Presence: TransactionScope {
  /// That of the view around which may come and go itself, if there is one.
  package let around: Presence?
  /// Whether the view has been taken out, although it may still be shown.
  package private(set) var isRemoved = false
  /// Whether a view that was taken out is no longer to be shown.
  package private(set) var isGone = false

  /// The view as one of a lazy container; nil for others.
  package var element: LazyElement?

  private var exit: AnimationCompletion?
  /// Counts changes of mind, so that an exit that was called off ends unnoticed.
  private var exitNumber = 0
  private var isExitOver = false
  /// How many views inside, taken out before this one, are still on their way.
  private var leavingInside = 0
  /// How many places show the view elsewhere, and are to let go of it before it is gone.
  private var keepers = 0

  package init(_ inputs: _ViewInputs) {
    around = inputs.presence
    super.init(outer: inputs.scope)
  }

  /// Whether the view, or one around it, has been taken out.
  package var isLeaving: Bool { isLeaving(inside: nil) }

  /// Whether the view has been taken out, or one around it that is inside a given one.
  package func isLeaving(inside boundary: Presence?) -> Bool {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      if current.isRemoved { return true }
      presence = current.around
    }
    return false
  }

  /// Takes the view out, in the transaction that is being applied; outside of any it is gone at
  /// once.
  ///
  /// - Parameters:
  ///   - node: The place of the view.
  ///   - hasTransition: Whether anything says how the view goes. If not, and if nothing around is
  ///     animated, the view is gone at once as well.
  package func remove(_ node: ViewNode, hasTransition: Bool) {
    guard !isRemoved else { return }
    isRemoved = true
    node.isLeaving = true
    node.graph.pass.pointee.departures += 1
    guard let batch = node.graph.batch, hasTransition || isAnimated(batch) else {
      if keepers == 0 {
        isGone = true
      } else {
        around?.leavingInside += 1
        isExitOver = true
        self.node = node
      }
      return
    }
    around?.leavingInside += 1
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
      // By now, all that is to move has begun to.
      if exit.isRunning {
        Confinement.register(exit)
      } else {
        self?.endExit(number, of: node)
      }
    }
  }

  /// Puts a view back that has been taken out and is not gone yet.
  package func restore(_ node: ViewNode) {
    guard isRemoved, !isGone else { return }
    isRemoved = false
    node.isLeaving = false
    node.graph.pass.pointee.departures += 1
    isExitOver = false
    exitNumber += 1
    exit = nil
    transform = nil
    invalidate()
    around?.leavingInside -= 1
  }

  /// Has the view, and those around it that are inside a given one, stay until ``letGo(inside:)``
  /// after they have been taken out: it is shown elsewhere.
  package func keep(inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      current.keepers += 1
      presence = current.around
    }
  }

  /// Undoes one ``keep(inside:)``.
  package func letGo(inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      current.keepers -= 1
      if current.isExitOver, let node = current.node {
        // The places around may have been visited already in the update that runs.
        node.graph.afterLayout { current.leave(node) }
      }
      presence = current.around
    }
  }

  /// Has the animations that a transaction starts counted as parts of the removal under way, of
  /// this view or one around it that is inside a given one.
  package func addExits(to transaction: inout Transaction, inside boundary: Presence?) {
    var presence: Presence? = self
    while let current = presence, current !== boundary {
      if let exit = current.exit { transaction.completions.append(exit) }
      presence = current.around
    }
  }

  /// Whether anything around is animated in a batch.
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
    guard leavingInside == 0, keepers == 0 else { return }
    isGone = true
    exit = nil
    node?.markDirty()
    if let around {
      around.leavingInside -= 1
      around.leave(around.node)
    }
  }

  /// The place of the view, while it waits for others inside to leave before it.
  private weak var node: ViewNode?
}
