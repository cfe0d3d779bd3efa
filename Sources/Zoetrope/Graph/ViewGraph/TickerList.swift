/// The nodes that are animating, in the order in which their animations began.
///
/// The list holds the nodes weakly. A deallocated node leaves an empty entry, which is removed at
/// the next tick.
struct TickerList {
  private var entries: [Entry] = []

  private struct Entry {
    weak var node: (any Ticking)?
  }

  /// Adds a node, unless the list contains it already.
  mutating func add(_ node: some Ticking) {
    if node.isTicking { return }
    node.isTicking = true
    entries.append(Entry(node: node))
  }

  /// Removes all nodes, without notifying them.
  mutating func removeAll() { entries = [] }

  /// Whether any node animates. Nodes that wait for their next events do not count, because many of
  /// them never stop.
  var isAnimating: Bool {
    entries.contains { entry in entry.node.map { $0.isTicking && !$0.isWaiting } ?? false }
  }

  /// Returns the next time after `time`, in seconds, at which an animation ends or reaches its
  /// logical completion; nil if no such time is known.
  func nextEvent(after time: Double) -> Double? {
    var next: Double?
    for index in entries.indices {
      guard let event = entries[index].node?.nextEvent, event > time else { continue }
      next = earlier(next, event)
    }
    return next
  }

  /// Returns the node whose animation is the next to end or to reach its logical completion after
  /// `time`, in seconds; nil if no such time is known.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  func nextNode(after time: Double) -> (any Ticking)? {
    guard let next = nextEvent(after: time) else { return nil }
    return entries.lazy.compactMap(\.node).first { $0.nextEvent == next }
  }

  /// Removes and returns all nodes. Nodes that are added between this call and ``finishTick(_:)``
  /// are advanced from the next tick on.
  mutating func beginTick() -> TickerList {
    defer { entries = [] }
    return self
  }

  /// Advances all nodes to the given time in seconds, except for the nodes that wait for a later
  /// time. Removes the nodes whose animations are over.
  mutating func tick(at time: Double) {
    // The entries are visited in place, because copying a weak reference is slower than following
    // it.
    entries.removeAll {
      guard let node = $0.node else { return true }
      if node.isWaiting, let event = node.nextEvent, time < event - VirtualClock.tolerance {
        return false
      }
      node.isTicking = node.tick(at: time)
      node.setNeedsDrawing()
      return !node.isTicking
    }
  }

  /// Puts the nodes that were advanced in this tick back into the list, ahead of those that were
  /// added during the tick.
  mutating func finishTick(_ ticked: TickerList) {
    entries = entries.isEmpty ? ticked.entries : ticked.entries + entries
  }

  /// Whether the list has no entries.
  var isEmpty: Bool { entries.isEmpty }
}
