/// The nodes that animate by themselves, in the order in which they began.
///
/// The list holds the nodes weakly: a deallocated node leaves an empty entry, which the next tick
/// drops.
struct TickerList {
  private var entries: [Entry] = []

  private struct Entry {
    weak var node: (any Ticking)?
  }

  /// Adds a node, unless it is in the list.
  mutating func add(_ node: some Ticking) {
    if node.isTicking { return }
    node.isTicking = true
    entries.append(Entry(node: node))
  }

  /// Removes all nodes, without notifying them.
  mutating func removeAll() { entries = [] }

  /// Whether any node animates.
  var isAnimating: Bool { entries.contains { $0.node?.isTicking == true } }

  /// The next time after `time` at which an animation ends or counts as complete; nil if none is
  /// known.
  func nextEvent(after time: Double) -> Double? {
    var next: Double?
    for index in entries.indices {
      guard let event = entries[index].node?.nextEvent, event > time else { continue }
      next = earlier(next, event)
    }
    return next
  }

  /// Removes and returns the current nodes. Nodes that are added before ``finishTick(_:)`` first
  /// tick at the next instant.
  mutating func beginTick() -> TickerList {
    defer { entries = [] }
    return self
  }

  /// Advances all nodes to a time in seconds, and drops those whose animations are over.
  mutating func tick(at time: Double) {
    // In place, because copying a weak reference is slower than following it.
    entries.removeAll {
      guard let node = $0.node else { return true }
      node.isTicking = node.tick(at: time)
      node.setNeedsDrawing()
      return !node.isTicking
    }
  }

  /// Puts the nodes of this tick back, before those that were added meanwhile.
  mutating func finishTick(_ ticked: TickerList) {
    entries = entries.isEmpty ? ticked.entries : ticked.entries + entries
  }

  /// Whether the list has no entries.
  var isEmpty: Bool { entries.isEmpty }
}
