import Foundation

/// Takes work for the main queue of the virtual clock.
package protocol MainWorkTaking: AnyObject {
  /// The virtual time in seconds.
  var time: Double { get }
  /// Has work done at a virtual time in seconds, or as soon as what is under way is done; work of
  /// the same time is done in order.
  func enqueue(at time: Double, _ work: @escaping () -> Void)
}

/// Work for the main queue, by its times.
package struct MainWork {
  private var items: [Item] = []

  private struct Item {
    let time: Double
    let work: () -> Void
  }

  package init() {}

  /// When the next work is to be done; nil where there is none.
  package var nextTime: Double? { items.first?.time }

  /// Adds work behind all of the same time. O(n)
  package mutating func add(at time: Double, _ work: @escaping () -> Void) {
    let index = items.firstIndex { $0.time > time } ?? items.endIndex
    items.insert(Item(time: time, work: work), at: index)
  }

  /// Takes out what is due at a time, in order.
  package mutating func take(until time: Double) -> [() -> Void] {
    let due = items.prefix { $0.time <= time }
    items.removeFirst(due.count)
    return due.map(\.work)
  }

  /// Forgets all work.
  package mutating func removeAll() { items.removeAll() }
}
