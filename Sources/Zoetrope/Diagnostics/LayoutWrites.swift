/// The pieces of state that each layout has written during layout.
package struct LayoutWrites {
  private var writers: [Writer] = []

  private struct Writer {
    weak var layout: AnyObject?
    var states: Set<String>
  }

  /// Creates an empty record.
  package init() {}

  /// Records that a layout has written a piece of state.
  ///
  /// - Returns: Whether this is the first time that the layout has written this state.
  package mutating func insert(_ state: String, by layout: AnyObject) -> Bool {
    if let index = writers.firstIndex(where: { $0.layout === layout }) {
      return writers[index].states.insert(state).inserted
    }
    writers.removeAll { $0.layout == nil }
    writers.append(Writer(layout: layout, states: [state]))
    return true
  }
}
