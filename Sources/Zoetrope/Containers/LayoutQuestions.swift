import Foundation
import ZoetropeGeometry

/// A container whose layout can be called outside of a layout pass, in order to test the layout.
package protocol AskedContainer: LayoutNode {
  /// The layout that the view specifies. For an ``AnyLayout``, it is the wrapped layout.
  var specifiedLayout: any Layout { get }
  /// The subviews that the layout arranges.
  var subviews: LayoutSubviews { get }
  /// The number of sizes that the layout has computed so far. Memoized sizes are not computed
  /// again.
  var measurementCount: Int { get }
}

extension LayoutContainerNode: AskedContainer {
  package var specifiedLayout: any Layout { (model as? AnyLayout)?.wrapped ?? model }
}

extension LayoutSubviews {
  /// Returns the placement that a closure requests for each of these subviews; nil for a subview
  /// that the closure does not place. The subviews themselves are not moved.
  package func requests(of place: () -> Void) -> [LayoutNode.Placement?] {
    let saved = savePlacements()
    defer { restorePlacements(saved) }
    allowingPlacements(place)
    return placements
  }

  /// Returns the number of sizes that a closure requests from these subviews. Memoized sizes are
  /// discarded first.
  @MainActor package func questions(of body: () -> Void) -> Int {
    guard let graph = first?.retainedNode.graph else {
      body()
      return 0
    }
    for subview in self { subview.retainedNode.owner.forgetLayout() }
    let counter = QuestionCounter()
    graph.record(with: counter)
    body()
    graph.record(with: nil)
    return counter.count
  }
}

extension LayoutNode.Placement {
  /// Returns the frame of a subview with the given size and this placement, in the coordinate space
  /// of the layout's bounds.
  package func frame(of size: CGSize) -> CGRect { CGRect(origin: origin(of: size), size: size) }
}

/// Counts the requests for sizes of nodes. Nested requests, which a node makes in order to answer a
/// request, are not counted.
private final class QuestionCounter: LayoutRecording {
  private(set) var count = 0
  private var depth = 0

  func size(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    if depth == 0 { count += 1 }
    depth += 1
    defer { depth -= 1 }
    return node.measured(proposal)
  }

  func place(_ node: LayoutNode) {}
  func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode) {}
}
