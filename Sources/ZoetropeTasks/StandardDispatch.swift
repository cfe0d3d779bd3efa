import Dispatch

/// Returns the current time by Dispatch's own function, which `Zoetrope` replaces.
package func realDispatchNow() -> DispatchTime { .now() }

extension DispatchQueue {
  /// Submits a work item by Dispatch's own method, which `Zoetrope` replaces.
  package func submitReally(_ item: DispatchWorkItem) { async(execute: item) }
}
