/// Which layouts have written which state while they laid out.
package struct LayoutWrites {
  private var writers: [Writer] = []

  private struct Writer {
    weak var layout: LayoutNode?
    var states: Set<String>
  }

  package init() {}

  /// Notes a write; false if the same has been noted before. O(n) in the number of such layouts.
  package mutating func insert(_ state: String, by layout: LayoutNode) -> Bool {
    if let index = writers.firstIndex(where: { $0.layout === layout }) {
      return writers[index].states.insert(state).inserted
    }
    writers.removeAll { $0.layout == nil }
    writers.append(Writer(layout: layout, states: [state]))
    return true
  }
}
