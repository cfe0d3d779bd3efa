/// The nodes inside a container whose sizes depend on the container's size.
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

  /// Invalidates the sizes of all nodes and removes the nodes.
  ///
  /// Call it before the container measures its content again: measuring adds the nodes that still
  /// depend on the container.
  mutating func forgetSizes(below container: LayoutNode) {
    for entry in entries { entry.node?.forgetSizes(below: container) }
    entries = []
  }
}
