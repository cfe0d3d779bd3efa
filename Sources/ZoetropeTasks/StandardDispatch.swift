import Dispatch

/// Returns the current time by calling Dispatch's own function rather than the replacement that
/// `Zoetrope` declares.
package func realDispatchNow() -> DispatchTime { .now() }

/// Returns the current time of the wall clock by calling Dispatch's own function rather than the
/// replacement that `Zoetrope` declares.
package func realDispatchWallNow() -> DispatchWallTime { .now() }

extension DispatchQueue {
  /// Submits a work item by calling Dispatch's own method rather than the replacement that
  /// `Zoetrope` declares.
  package func submitReally(_ item: DispatchWorkItem) { async(execute: item) }

  /// Submits a work item of a group by calling Dispatch's own method rather than the replacement
  /// that `Zoetrope` declares.
  package func submitReally(_ item: DispatchWorkItem, group: DispatchGroup) {
    async(group: group, execute: item)
  }

  /// Schedules a work item by calling Dispatch's own method rather than the replacement that
  /// `Zoetrope` declares.
  package func submitReally(_ item: DispatchWorkItem, deadline: DispatchTime) {
    asyncAfter(deadline: deadline, execute: item)
  }

  /// Schedules a work item by calling Dispatch's own method rather than the replacement that
  /// `Zoetrope` declares.
  package func submitReally(_ item: DispatchWorkItem, wallDeadline: DispatchWallTime) {
    asyncAfter(wallDeadline: wallDeadline, execute: item)
  }
}

extension DispatchGroup {
  /// Waits until a deadline on the system's clock, by calling Dispatch's own method rather than the
  /// replacement that `Zoetrope` declares.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}

extension DispatchSemaphore {
  /// Waits until a deadline on the system's clock, by calling Dispatch's own method rather than the
  /// replacement that `Zoetrope` declares.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}

extension DispatchWorkItem {
  /// Waits until a deadline on the system's clock, by calling Dispatch's own method rather than the
  /// replacement that `Zoetrope` declares.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}
