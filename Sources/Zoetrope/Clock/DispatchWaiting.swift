@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

// The virtual time stands still while code of a host blocks its thread, so that a deadline of the
// virtual clock becomes a real one that is as far from now.

extension DispatchGroup {
  /// Waits until all work is done, as a function: `group.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchSemaphore {
  /// Waits for a signal, as a function: `semaphore.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchWorkItem {
  /// Waits until the item is done, as a function: `item.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

/// The functions that wait for an object of Dispatch until a deadline.
public struct _DispatchWaiting {
  fileprivate let really: (DispatchTime) -> DispatchTimeoutResult

  /// Waits until a deadline. In code of views, layouts and cues, the real time of the wait is that
  /// from the virtual time to the deadline.
  public func callAsFunction(timeout: DispatchTime) -> DispatchTimeoutResult {
    really(VirtualClock.current?.realDeadline(timeout) ?? timeout)
  }

  /// Waits until a deadline of the wall clock. In code of views, layouts and cues, the real time of
  /// the wait is that from the virtual time to the deadline.
  public func callAsFunction(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    if wallTimeout == .distantFuture { return really(.distantFuture) }
    return really(realDispatchNow() + wallTimeout.secondsAhead(of: .now()))
  }
}
