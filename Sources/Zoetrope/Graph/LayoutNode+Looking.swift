/// What other rooms may know of where a node is.
///
/// Apart from what the node stores, so that the compiler sees all uses of that.
extension LayoutNode {
  /// Whether the node has a place.
  package final var hasPlace: Bool { isPlaced }
  /// What the node was proposed where it is placed.
  package final var proposalAtPlace: ProposedViewSize { proposal }
  /// The node that measures and places this one.
  package final var outerNode: LayoutNode? { parent }
}
