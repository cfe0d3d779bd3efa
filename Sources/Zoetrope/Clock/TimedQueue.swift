/// Values in the order of their times, in a binary heap.
///
/// Values of the same time are in the order of their ranks.
package struct TimedQueue<Value> {
  private struct Entry {
    let time: Double
    let rank: Int
    let value: Value

    func precedes(_ other: Entry) -> Bool {
      time != other.time ? time < other.time : rank < other.rank
    }
  }

  private var heap: [Entry] = []
  private var nextRank = 0

  /// Creates an empty queue.
  package init() {}

  /// Whether the queue has no values.
  package var isEmpty: Bool { heap.isEmpty }

  /// The time of the earliest value, in seconds; nil if the queue is empty. O(1).
  package var firstTime: Double? { heap.first?.time }

  /// The earliest value; nil if the queue is empty. O(1).
  package var first: Value? { heap.first?.value }

  /// The number of values.
  package var count: Int { heap.count }

  /// The values, in no particular order.
  package var values: some Sequence<Value> { heap.lazy.map(\.value) }

  /// Returns a rank that is higher than all ranks returned before. The steps of one interaction,
  /// such as a drag, share a rank, although each step is inserted only when the preceding step
  /// runs.
  package mutating func makeRank() -> Int {
    nextRank += 1
    return nextRank
  }

  /// Inserts a value at the given time in seconds. O(log *n*) in the number of values.
  package mutating func insert(_ value: Value, at time: Double, rank: Int) {
    let entry = Entry(time: time, rank: rank, value: value)
    heap.append(entry)
    var child = heap.count - 1
    while child > 0, entry.precedes(heap[(child - 1) / 2]) {
      heap[child] = heap[(child - 1) / 2]
      child = (child - 1) / 2
    }
    heap[child] = entry
  }

  /// Removes and returns the earliest value if its time is not later than the given time in
  /// seconds; otherwise returns nil. O(log *n*) in the number of values.
  package mutating func takeEarliest(until time: Double) -> Value? {
    guard let first = heap.first, first.time <= time, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first.value }
    var parent = 0
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first.value
  }

  /// Removes and returns the values that satisfy a condition, in no particular order. O(*n* log
  /// *n*) in the number of values.
  package mutating func removeAll(where isRemoved: (Value) -> Bool) -> [Value] {
    let end = heap.partition { isRemoved($0.value) }
    let removed = heap[end...].map(\.value)
    heap.removeSubrange(end...)
    // A sorted array is a heap.
    heap.sort { $0.precedes($1) }
    return removed
  }
}
