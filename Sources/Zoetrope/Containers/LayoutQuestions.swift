import Foundation
import ZoetropeGeometry

/// A container whose layout can be asked questions outside of a layout pass.
package protocol AskedContainer: LayoutNode {
  /// The layout that the view specifies. For an ``AnyLayout``, it is the wrapped layout.
  var specifiedLayout: any Layout { get }
  /// The subviews that the layout arranges.
  var subviews: LayoutSubviews { get }
  /// The number of sizes that the layout has computed so far. Memoised sizes are not computed
  /// again.
  var measurementCount: Int { get }
}

extension LayoutContainerNode: AskedContainer {
  package var specifiedLayout: any Layout { (model as? AnyLayout)?.wrapped ?? model }
}

extension LayoutSubviews {
  /// Calls a closure that places subviews, and returns the placement that it requests for each
  /// subview; nil for a subview that it does not place. No subview is moved.
  package func requests(of place: () -> Void) -> [LayoutNode.Placement?] {
    let saved = savePlacements()
    defer { restorePlacements(saved) }
    allowingPlacements(place)
    return map { $0.retainedNode.placement }
  }

  /// Returns the number of times that a closure asks these subviews for their sizes. Cached sizes
  /// are discarded first.
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

/// Counts the requests for sizes of nodes. Requests that these nodes make to other nodes in turn
/// are not counted.
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
