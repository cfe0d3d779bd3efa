import Foundation
import ZoetropeGeometry

/// A container whose layout can be asked questions outside of a layout pass.
package protocol AskedContainer: LayoutNode {
  /// The layout that the view specifies. One that an ``AnyLayout`` wraps is unwrapped.
  var specifiedLayout: any Layout { get }
  /// The subviews that the layout arranges.
  var subviews: LayoutSubviews { get }
}

extension LayoutContainerNode: AskedContainer {
  package var specifiedLayout: any Layout { (model as? AnyLayout)?.wrapped ?? model }
}

extension LayoutSubviews {
  /// Calls a closure that places subviews, and returns what it has requested for each of them; nil
  /// for subviews that it has not placed. Nothing is moved.
  package func requests(of place: () -> Void) -> [LayoutNode.Placement?] {
    let saved = savePlacements()
    defer { restorePlacements(saved) }
    allowingPlacements(place)
    return map { $0.retainedNode.placement }
  }

  /// Returns how many times a closure asks these subviews for their sizes. The sizes that the
  /// subviews remember are forgotten before.
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
  /// The frame of a subview with the given size, in the coordinate space of the bounds.
  package func frame(of size: CGSize) -> CGRect { CGRect(origin: origin(of: size), size: size) }
}

/// Counts the questions to the outermost nodes that are asked.
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
