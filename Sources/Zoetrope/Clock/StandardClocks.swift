import Foundation

// The clocks of the standard library show virtual time to code of views and cues. In files that
// import SwiftUI, the compiler prefers these declarations to the standard library's.

extension ContinuousClock {
  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public var now: Instant {
    VirtualClock.current?.continuousNow ?? realNow(self)
  }

  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public static var now: Instant { ContinuousClock().now }

  /// Suspends the current task until the given instant.
  ///
  /// - Parameters:
  ///   - deadline: The instant. In a task that a view or a cue has started, it is an instant in
  ///     virtual time.
  ///   - tolerance: The largest acceptable delay. The virtual clock causes no delay.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }
}

extension ContinuousClock.Instant {
  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public static var now: ContinuousClock.Instant { ContinuousClock().now }
}

extension SuspendingClock {
  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public var now: Instant {
    VirtualClock.current?.suspendingNow ?? realNow(self)
  }

  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public static var now: Instant { SuspendingClock().now }

  /// Suspends the current task until the given instant.
  ///
  /// - Parameters:
  ///   - deadline: The instant. In a task that a view or a cue has started, it is an instant in
  ///     virtual time.
  ///   - tolerance: The largest acceptable delay. The virtual clock causes no delay.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(until: deadline, tolerance: tolerance, clock: self)
  }
}

extension SuspendingClock.Instant {
  /// The current instant. In code of views and cues, it is an instant in virtual time.
  public static var now: SuspendingClock.Instant { SuspendingClock().now }
}

extension VirtualClock {
  /// The current virtual time as an instant of the continuous clock.
  fileprivate var continuousNow: ContinuousClock.Instant {
    origin.advanced(by: .seconds(time))
  }

  /// The current virtual time as an instant of the suspending clock.
  fileprivate var suspendingNow: SuspendingClock.Instant {
    suspendingOrigin.advanced(by: .seconds(time))
  }

  /// Returns the number of seconds in a duration of the given clock; nil if the clock is neither a
  /// `ContinuousClock` nor a `SuspendingClock`.
  func seconds<C: Clock>(_ duration: C.Instant.Duration, of clock: C) -> Double? {
    guard clock is ContinuousClock || clock is SuspendingClock else { return nil }
    return (duration as? Duration)?.seconds
  }

  /// Returns the seconds from now to an instant; nil if the instant belongs to neither a
  /// `ContinuousClock` nor a `SuspendingClock`.
  func seconds<I: InstantProtocol>(until deadline: I) -> Double? {
    switch deadline {
    case let deadline as ContinuousClock.Instant:
      origin.duration(to: deadline).seconds - time
    case let deadline as SuspendingClock.Instant:
      suspendingOrigin.duration(to: deadline).seconds - time
    default: nil
    }
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}

/// Returns the real current instant of a clock, even in code of a host. The function is generic
/// because, in generic code, `now` is the declaration of the standard library and not the one for
/// virtual time.
func realNow<C: Clock>(_ clock: C) -> C.Instant { clock.now }
