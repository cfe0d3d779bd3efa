/// A list of the nodes whose sizes depend on the size of an enclosing container.
struct ContainerDependents {
  private var entries: ContiguousArray<Entry> = []

  private struct Entry {
    weak var node: LayoutNode?
  }

  /// Adds a node, unless it is present already.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  mutating func insert(_ node: LayoutNode) {
    if entries.contains(where: { $0.node === node }) { return }
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  /// Invalidates the cached sizes of all nodes in this list, and empties the list.
  ///
  /// The container calls this method before it measures its content again. During the measurement,
  /// the nodes that still depend on the container are inserted again.
  mutating func forgetSizes(below container: LayoutNode) {
    for entry in entries { entry.node?.forgetSizes(below: container) }
    entries = []
  }
}
