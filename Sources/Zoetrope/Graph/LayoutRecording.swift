import Foundation

/// A recorder of a layout that is being explained. Nodes ask it for sizes in place of their memos.
package protocol LayoutRecording: AnyObject {
  /// Returns the size of a node at a proposal, in points, and records the question.
  func size(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize
  /// Records the placement of a node, and places its children.
  func place(_ node: LayoutNode)
  /// Records how a stack has divided its length in order to place its children. Divisions that the
  /// stack makes in order to measure itself are ignored.
  ///
  /// - Parameter view: One of the stack's children.
  func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode)
}
