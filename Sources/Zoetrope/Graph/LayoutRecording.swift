import Foundation

/// An object that records every step of one layout, in order to explain the layout. During the
/// recording, nodes request every size from this object instead of using their memoized sizes.
package protocol LayoutRecording: AnyObject {
  /// Returns the size that a node chooses for a proposal, in points, and records the proposal and
  /// the size.
  func size(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize
  /// Records the placement of a node, then places the node's children.
  func place(_ node: LayoutNode)
  /// Records how a stack has divided its length among its children in order to place them.
  /// Divisions made only to measure the stack are ignored.
  ///
  /// - Parameter view: One of the stack's children.
  func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode)
}
