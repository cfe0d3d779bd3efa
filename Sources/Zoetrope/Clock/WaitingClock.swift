import Dispatch
import ZoetropeTasks

/// The time by which waits for work on other threads are measured.
package struct WaitingClock: Sendable {
  /// Returns the current time.
  package var now: @Sendable () -> DispatchTime

  /// Runs a closure once a time has come, on any thread.
  package var runAfter: @Sendable (_ deadline: DispatchTime, @escaping @Sendable () -> Void) -> Void

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: Returns the current time.
  ///   - runAfter: Runs a closure once a time has come.
  package init(
    now: @escaping @Sendable () -> DispatchTime,
    runAfter: @escaping @Sendable (DispatchTime, @escaping @Sendable () -> Void) -> Void
  ) {
    (self.now, self.runAfter) = (now, runAfter)
  }

  /// A clock that shows the real time, even in code of a host.
  package static let real = WaitingClock(
    now: { realDispatchNow() },
    runAfter: { deadline, body in
      DispatchQueue.global().asyncAfter(
        deadline: deadline, qos: .userInteractive, flags: [], execute: body)
    })
}
