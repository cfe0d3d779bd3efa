import Foundation

/// A recorder that is called in place of the memo of sizes while a layout is explained.
package protocol LayoutRecording: AnyObject {
  /// Returns the size of a node at a proposal, in points, and records the question.
  func size(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize
  /// Records the placement of a node, and places its children.
  func place(_ node: LayoutNode)
  /// Records how a stack has divided its length to place its children; ignored while it measures.
  ///
  /// - Parameter view: One of the stack's children.
  func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode)
}
