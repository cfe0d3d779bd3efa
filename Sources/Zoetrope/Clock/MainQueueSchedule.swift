import Foundation

/// A clock that accepts work for the main queue.
package protocol MainQueueScheduling: AnyObject {
  /// The virtual time in seconds.
  var time: Double { get }
  /// Schedules work for a virtual time in seconds.
  ///
  /// Work for the current time or an earlier one runs as soon as the current work is done. Work for
  /// the same time runs in the order of the calls.
  func enqueue(at time: Double, _ work: @escaping () -> Void)
}

/// The scheduled work of the main queue, sorted by time.
package struct MainQueueSchedule {
  private var items: [Item] = []

  private struct Item {
    let time: Double
    let work: () -> Void
  }

  /// Creates an empty schedule.
  package init() {}

  /// The time of the earliest work in seconds; nil if there is none.
  package var nextTime: Double? { items.first?.time }

  /// Adds work behind all work that was added before for the same time. O(n).
  package mutating func add(at time: Double, _ work: @escaping () -> Void) {
    let index = items.firstIndex { $0.time > time } ?? items.endIndex
    items.insert(Item(time: time, work: work), at: index)
  }

  /// Removes and returns all work scheduled for a time or earlier, in order of time. O(n).
  package mutating func take(until time: Double) -> [() -> Void] {
    let due = items.prefix { $0.time <= time }
    items.removeFirst(due.count)
    return due.map(\.work)
  }

  /// Discards all work.
  package mutating func removeAll() { items.removeAll() }
}
