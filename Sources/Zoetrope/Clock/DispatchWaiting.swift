@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

// While code of views, layouts and cues blocks its thread, the virtual time stands still. A
// deadline of the virtual clock is therefore replaced by a real one at the same distance from now.

extension DispatchGroup {
  /// A function that waits until all work is done: `group.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchSemaphore {
  /// A function that waits for a signal: `semaphore.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

extension DispatchWorkItem {
  /// A function that waits until the item is done: `item.wait(timeout: .now() + 1)`.
  public var wait: _DispatchWaiting { _DispatchWaiting(really: waitReally) }
}

/// The functions that wait for an object of Dispatch until the given deadline.
public struct _DispatchWaiting {
  fileprivate let really: (DispatchTime) -> DispatchTimeoutResult

  /// Waits for the object until a deadline at the latest. In code of views, layouts and cues, the
  /// wait takes at most as much real time as the virtual time that is left until the deadline.
  public func callAsFunction(timeout: DispatchTime) -> DispatchTimeoutResult {
    really(VirtualClock.current?.realDeadline(timeout) ?? timeout)
  }

  /// Waits for the object until a deadline of the wall clock at the latest. In code of views,
  /// layouts and cues, the wait takes at most as much real time as the virtual time that is left
  /// until the deadline.
  public func callAsFunction(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    if wallTimeout == .distantFuture { return really(.distantFuture) }
    return really(realDispatchNow() + wallTimeout.secondsAhead(of: .now()))
  }
}
