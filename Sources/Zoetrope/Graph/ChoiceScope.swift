import Foundation

/// A place that does some of its work only while it is shown, and not while it is only measured.
package protocol StageMember: ViewNode {
  /// Told when the place begins to be shown, and when it ends; at first it is not.
  func stageChanged(isShown: Bool)
}

/// A place that chooses, by layout, which of its views are shown.
package protocol Choosing: AnyObject {
  /// Shows what the last layout has chosen, by hiding all else.
  func applyChoice()
}

/// A choice of views, of which some are only measured, with all choices inside of it; and the places
/// there to which that makes a difference.
package final class ChoiceScope: LayoutObserving {
  package var isObservingLayout = false
  private unowned let graph: ViewGraph
  private var members: [Member] = []
  private var undecided: [any Choosing] = []

  private struct Member {
    weak var node: (any StageMember)?
    var isShown = false
  }

  package init(graph: ViewGraph) { self.graph = graph }

  /// Tells a place from now on whether it is shown, after each layout that changes that.
  package func add(_ node: some StageMember) {
    members.append(Member(node: node))
    graph.observeLayout(self)
  }

  /// Has a choice applied after the layout that is being made.
  package func decide(_ choosing: some Choosing) {
    undecided.append(choosing)
    graph.observeLayout(self)
  }

  /// Has the places told once more after the next layout.
  package func stageChanged() { graph.observeLayout(self) }

  package func layoutDidFinish() -> Bool {
    let choices = undecided
    undecided = []
    for choice in choices { choice.applyChoice() }
    // What is shown now may hold choices that are yet to be made.
    if !choices.isEmpty { return true }
    members.removeAll { $0.node == nil }
    for (index, member) in members.enumerated() {
      guard let node = member.node, node.isOnStage != member.isShown else { continue }
      members[index].isShown.toggle()
      node.stageChanged(isShown: !member.isShown)
    }
    return false
  }
}
