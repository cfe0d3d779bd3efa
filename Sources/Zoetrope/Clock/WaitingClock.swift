import Dispatch
import ZoetropeTasks

/// A clock that measures the waits for work on other threads.
package struct WaitingClock: Sendable {
  /// A closure that returns the current time.
  package var now: @Sendable () -> DispatchTime

  /// A closure that runs another closure on any thread, once a deadline has passed.
  package var runAfter: @Sendable (_ deadline: DispatchTime, @escaping @Sendable () -> Void) -> Void

  /// Creates a clock.
  ///
  /// - Parameters:
  ///   - now: A closure that returns the current time.
  ///   - runAfter: A closure that runs another closure once a deadline has passed.
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
