/// The scheduled actions of a host, in a binary heap.
///
/// Actions are ordered by their time, and actions of the same time by their rank.
struct EventQueue {
  /// An action at a time of the virtual clock.
  struct Event {
    /// The virtual time, in seconds.
    let time: Double
    /// The position among the actions of the same time: a lower rank runs earlier.
    let rank: Int
    let action: @MainActor () throws -> Void

    func precedes(_ other: Event) -> Bool {
      time != other.time ? time < other.time : rank < other.rank
    }
  }

  private var heap: [Event] = []
  private var nextRank = 0

  /// Whether no action is scheduled.
  var isEmpty: Bool { heap.isEmpty }

  /// The time of the earliest action, in seconds; nil if no action is scheduled. O(1).
  var firstTime: Double? { heap.first?.time }

  /// Returns a rank that is higher than all ranks so far. The steps of one movement share a rank,
  /// although each step is only inserted when the step before it runs.
  mutating func makeRank() -> Int {
    nextRank += 1
    return nextRank
  }

  /// Inserts an action. O(log *n*) in the number of scheduled actions.
  mutating func insert(_ event: Event) {
    heap.append(event)
    var child = heap.count - 1
    while child > 0, event.precedes(heap[(child - 1) / 2]) {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = event
  }

  /// Removes and returns the earliest action if its time is not later than the given one. O(log
  /// *n*) in the number of scheduled actions.
  mutating func takeEarliest(until time: Double) -> Event? {
    guard let first = heap.first, first.time <= time, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }
}
