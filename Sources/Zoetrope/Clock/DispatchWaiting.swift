@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

// While code of views, layouts and cues blocks its thread, the virtual time stands still. A
// deadline of the virtual clock is therefore replaced by a real one at the same distance from now.

extension DispatchGroup {
  /// A callable value that waits until all work of the group is done:
  /// `group.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchSemaphore {
  /// A callable value that waits for a signal: `semaphore.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchWorkItem {
  /// A callable value that waits until the item is done: `item.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

/// The type of the `wait` property of dispatch groups, semaphores and work items. A call of the
/// property waits, but no longer than until a given deadline.
public struct _DispatchWaiting {
  fileprivate let really: (DispatchTime) -> DispatchTimeoutResult

  /// Waits for the group, the semaphore or the work item. The wait ends no later than a deadline.
  ///
  /// In code of views, layouts and cues, the deadline is a virtual time. The wait then takes at
  /// most as many real seconds as there are virtual seconds from now to the deadline.
  public func callAsFunction(timeout: DispatchTime) -> DispatchTimeoutResult {
    really(VirtualClock.current?.realDeadline(timeout) ?? timeout)
  }

  /// Waits for the group, the semaphore or the work item. The wait ends no later than a deadline of
  /// the wall clock.
  ///
  /// In code of views, layouts and cues, the deadline is converted to a virtual time. The wait then
  /// takes at most as many real seconds as there are virtual seconds from now to the deadline.
  public func callAsFunction(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    if wallTimeout == .distantFuture { return really(.distantFuture) }
    return really(realDispatchNow() + wallTimeout.secondsAhead(of: .now()))
  }
}
