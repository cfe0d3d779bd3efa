@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

// If code of views, layouts and cues calls `notify`, Dispatch receives a closure for the main queue
// instead of the work. Dispatch adds this closure to the main queue within the call that ends the
// awaited work. The host therefore finds the closure before the virtual time advances. The closure
// then submits the work to the queue that was passed to `notify`.

extension DispatchGroup {
  /// Submits work to a queue once all work of the group is done.
  ///
  /// In code of views, layouts and cues, the virtual time of the submission is the time at which
  /// the last work of the group is done.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    notify(queue: queue, flags: [], qos: .unspecified, work)
  }

  /// Submits work to a queue once all work of the group is done. In code of views, layouts and
  /// cues, the quality of service has no effect.
  public func notify(qos: DispatchQoS, queue: DispatchQueue, execute work: @escaping () -> Void) {
    notify(queue: queue, flags: [], qos: qos, work)
  }

  /// Submits work to a queue once all work of the group is done.
  public func notify(
    flags: DispatchWorkItemFlags, queue: DispatchQueue, execute work: @escaping () -> Void
  ) {
    notify(queue: queue, flags: flags, qos: .unspecified, work)
  }

  /// A callable value that submits a work item once all work of the group is done:
  /// `group.notify(queue: .main, work: item)`.
  public var notify: _GroupNotification { _GroupNotification(group: self) }

  fileprivate func notify(
    queue: DispatchQueue, flags: DispatchWorkItemFlags, qos: DispatchQoS,
    _ work: @escaping () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return notify(qos: qos, flags: flags, queue: queue, execute: work)
    }
    notify(
      qos: .unspecified, flags: [], queue: .main,
      execute: clock.relay(Transferred(work), to: queue, flags: flags))
  }
}

extension DispatchWorkItem {
  /// Submits work to a queue once the item has run or is cancelled.
  ///
  /// In code of views, layouts and cues, the work is submitted at the virtual time at which the
  /// item has run or is cancelled.
  public func notify(queue: DispatchQueue, execute work: @escaping () -> Void) {
    guard let clock = VirtualClock.current else {
      return notify(qos: .unspecified, flags: [], queue: queue, execute: work)
    }
    notify(
      qos: .unspecified, flags: [], queue: .main,
      execute: clock.relay(Transferred(work), to: queue, flags: []))
  }

  /// A callable value that submits another work item once this item is done:
  /// `item.notify(queue: .main, execute: next)`.
  public var notify: _ItemNotification { _ItemNotification(item: self) }
}

/// The type of a dispatch group's `notify` property. A call of the property submits a work item
/// once all work of the group is done.
public struct _GroupNotification: Sendable {
  fileprivate let group: DispatchGroup

  /// Submits a work item to a queue once all work of the group is done.
  public func callAsFunction(queue: DispatchQueue, work item: DispatchWorkItem) {
    let flags = VirtualClock.current?.flags(of: item) ?? []
    group.notify(queue: queue, flags: flags, qos: .unspecified) { item.perform() }
  }
}

/// The type of a work item's `notify` property. A call of the property submits another work item
/// once the first item is done.
public struct _ItemNotification: Sendable {
  fileprivate let item: DispatchWorkItem

  /// Submits another work item to a queue once the first one has run or is cancelled.
  public func callAsFunction(queue: DispatchQueue, execute next: DispatchWorkItem) {
    item.notify(queue: queue) { next.perform() }
  }
}

extension VirtualClock {
  /// Returns a closure for the main queue. The closure schedules the work on the given queue, at
  /// the time that this clock shows when the closure runs.
  fileprivate func relay(
    _ work: Transferred<() -> Void>, to queue: DispatchQueue, flags: DispatchWorkItemFlags
  ) -> () -> Void {
    {
      VirtualClock.$current.withValue(self) {
        queue.schedule(on: self, at: self.time, flags: flags) { work.value() }
      }
    }
  }
}
