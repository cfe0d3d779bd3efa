import Dispatch

/// Returns the current time by Dispatch's own function, which `Zoetrope` replaces.
package func realDispatchNow() -> DispatchTime { .now() }

/// Returns the current time of the wall clock by Dispatch's own function, which `Zoetrope`
/// replaces.
package func realDispatchWallNow() -> DispatchWallTime { .now() }

extension DispatchQueue {
  /// Submits a work item by Dispatch's own method, which `Zoetrope` replaces.
  package func submitReally(_ item: DispatchWorkItem) { async(execute: item) }

  /// Submits a work item of a group by Dispatch's own method, which `Zoetrope` replaces.
  package func submitReally(_ item: DispatchWorkItem, group: DispatchGroup) {
    async(group: group, execute: item)
  }

  /// Schedules a work item by Dispatch's own method, which `Zoetrope` replaces.
  package func submitReally(_ item: DispatchWorkItem, deadline: DispatchTime) {
    asyncAfter(deadline: deadline, execute: item)
  }

  /// Schedules a work item by Dispatch's own method, which `Zoetrope` replaces.
  package func submitReally(_ item: DispatchWorkItem, wallDeadline: DispatchWallTime) {
    asyncAfter(wallDeadline: wallDeadline, execute: item)
  }
}

extension DispatchGroup {
  /// Waits until a real deadline by Dispatch's own method, which `Zoetrope` replaces.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}

extension DispatchSemaphore {
  /// Waits until a real deadline by Dispatch's own method, which `Zoetrope` replaces.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}

extension DispatchWorkItem {
  /// Waits until a real deadline by Dispatch's own method, which `Zoetrope` replaces.
  package func waitReally(_ deadline: DispatchTime) -> DispatchTimeoutResult {
    wait(timeout: deadline)
  }
}
