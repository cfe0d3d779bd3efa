/// The nodes inside of a container whose sizes depend on how large that is.
struct ContainerDependents {
  private var entries: ContiguousArray<Entry> = []

  private struct Entry {
    weak var node: LayoutNode?
  }

  /// Takes a node. O(n)
  mutating func insert(_ node: LayoutNode) {
    if entries.contains(where: { $0.node === node }) { return }
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  /// Has the sizes found anew that depend on the container, which is about to ask for them.
  mutating func forgetSizes(below container: LayoutNode) {
    for entry in entries { entry.node?.forgetSizes(below: container) }
    entries = []
  }
}
