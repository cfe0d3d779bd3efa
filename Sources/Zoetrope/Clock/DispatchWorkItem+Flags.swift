@preconcurrency import Dispatch
import Foundation

// The compiler prefers these initializers to the initializer of Dispatch, because that one has more
// parameters with default values.

extension DispatchWorkItem {
  /// Creates a work item with flags, such as `.barrier`. They have no effect on the main queue.
  public convenience init(flags: DispatchWorkItemFlags, block: @escaping () -> Void) {
    self.init(qos: .unspecified, flags: flags, block: block)
    VirtualClock.current?.keep(flags, of: self)
  }
}

/// The flags of work items made by code of views, layouts and cues.
///
/// The clock runs each item inside a closure, which must be submitted with the flags of the item.
/// The flags are kept here, because Dispatch has no function that returns them.
struct WorkItemFlags: Sendable {
  private struct Entry: Sendable {
    weak var item: DispatchWorkItem?
    var flags: DispatchWorkItemFlags
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which the entries of released items are removed.
  private var limit = 16

  /// Keeps the flags of an item. O(1) on average.
  mutating func keep(_ flags: DispatchWorkItemFlags, of item: DispatchWorkItem) {
    entries[ObjectIdentifier(item)] = Entry(item: item, flags: flags)
    guard entries.count >= limit else { return }
    entries = entries.filter { $0.value.item != nil }
    limit = max(16, 2 * entries.count)
  }

  /// Returns the flags of an item; an empty set if the flags are unknown.
  func flags(of item: DispatchWorkItem) -> DispatchWorkItemFlags {
    let entry = entries[ObjectIdentifier(item)]
    return entry?.item === item ? entry?.flags ?? [] : []
  }
}
