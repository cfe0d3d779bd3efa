/// Read access for other modules to the placement of a node.
///
/// The stored properties themselves are internal, so that the compiler sees all their uses.
extension LayoutNode {
  /// Whether the parent has placed the node at least once.
  package final var hasBeenPlaced: Bool { isPlaced }
  /// The proposal with which the parent placed the node.
  package final var placementProposal: ProposedViewSize { proposal }
  /// The node that measures and places this one; nil for the root and for a detached node.
  package final var parentNode: LayoutNode? { parent }
}
