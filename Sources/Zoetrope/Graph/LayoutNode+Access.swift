/// Read access for other modules to the placement of a node.
///
/// The stored properties themselves are internal, so that the compiler sees all their uses.
extension LayoutNode {
  /// Whether the node has been placed.
  package final var hasBeenPlaced: Bool { isPlaced }
  /// The proposal that the node was placed with.
  package final var placementProposal: ProposedViewSize { proposal }
  /// The node that measures and places this one.
  package final var parentNode: LayoutNode? { parent }
}
