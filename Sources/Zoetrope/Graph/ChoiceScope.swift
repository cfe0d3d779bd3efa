import Foundation

/// A view node that does part of its work only while its view is shown. A view may be measured
/// without being shown. For example, `ViewThatFits` measures several views but shows one of them.
package protocol VisibilityObserving: ViewNode {
  /// Called when the node becomes shown or hidden. A new node counts as hidden.
  func visibilityDidChange(isShown: Bool)
}

/// An object that chooses, during layout, which of its views are shown.
package protocol Choosing: AnyObject {
  /// Shows the view that the last layout has chosen, and hides the others.
  func applyChoice()
}

/// An outermost choice between views, such as a `ViewThatFits`, together with the choices nested in
/// it. All candidates of a choice are measured, but not all of them are shown. The scope notifies
/// every registered ``VisibilityObserving`` node when the node begins or ceases to be shown.
package final class ChoiceScope: LayoutObserving {
  package var isObservingLayout = false
  private unowned let graph: ViewGraph
  private var members: [Member] = []
  private var undecided: [any Choosing] = []

  private struct Member {
    weak var node: (any VisibilityObserving)?
    var isShown = false
  }

  /// Creates a scope without nodes.
  package init(graph: ViewGraph) { self.graph = graph }

  /// Registers a node. After each layout that shows or hides the node, the scope notifies it.
  package func add(_ node: some VisibilityObserving) {
    members.append(Member(node: node))
    graph.observeLayout(self)
  }

  /// Applies a choice as soon as the running layout pass has finished.
  package func decide(_ choosing: some Choosing) {
    undecided.append(choosing)
    graph.observeLayout(self)
  }

  /// Requests that, after the next layout, the registered nodes be notified of their visibility.
  package func setNeedsNotification() { graph.observeLayout(self) }

  package func layoutDidFinish() -> Bool {
    let choices = undecided
    undecided = []
    for choice in choices { choice.applyChoice() }
    // The views shown now may contain choices that have yet to be applied.
    if !choices.isEmpty { return true }
    members.removeAll { $0.node == nil }
    for (index, member) in members.enumerated() {
      guard let node = member.node, node.isShownInChoice != member.isShown else { continue }
      members[index].isShown.toggle()
      node.visibilityDidChange(isShown: !member.isShown)
    }
    return false
  }
}
