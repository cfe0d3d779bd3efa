import Foundation

// These declarations have the signatures of the standard library's. In files that import SwiftUI,
// the compiler prefers them, so that `Task.sleep` follows the virtual clock.

extension Task where Success == Never, Failure == Never {
  /// Suspends the current task for at least the given duration.
  ///
  /// In a task that a view or a cue has started, the duration is measured in virtual time.
  ///
  /// - Parameter duration: The duration, in nanoseconds.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    guard let clock = VirtualClock.current else {
      return try await realSleep(.nanoseconds(duration), ContinuousClock())
    }
    try await clock.sleep(seconds: Double(duration) / 1e9)
  }

  /// Suspends the current task for at least the given duration. Cancellation does not shorten the
  /// sleep.
  ///
  /// In a task that a view or a cue has started, the duration is measured in virtual time.
  ///
  /// - Parameter duration: The duration, in nanoseconds.
  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async {
    let sleeping = Task<Void, Never>.detached { [clock = VirtualClock.current] in
      if let clock {
        try? await clock.sleep(seconds: Double(duration) / 1e9)
      } else {
        try? await realSleep(.nanoseconds(duration), ContinuousClock())
      }
    }
    await sleeping.value
  }

  /// Suspends the current task for at least the given duration.
  ///
  /// In a task that a view or a cue has started, `ContinuousClock` and `SuspendingClock` follow the
  /// virtual clock, so that the task sleeps in virtual time.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The largest acceptable delay. The virtual clock causes no delay.
  ///   - clock: The clock. Default: a `ContinuousClock`.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = .continuous
  ) async throws {
    guard let virtual = VirtualClock.current, let seconds = virtual.seconds(duration, of: clock)
    else {
      return try await realSleep(duration, clock, tolerance: tolerance)
    }
    try await virtual.sleep(seconds: seconds)
  }

  /// Suspends the current task until the given instant.
  ///
  /// In a task that a view or a cue has started, `ContinuousClock` and `SuspendingClock` follow the
  /// virtual clock, so that the task sleeps in virtual time.
  ///
  /// - Parameters:
  ///   - deadline: The instant.
  ///   - tolerance: The largest acceptable delay. The virtual clock causes no delay.
  ///   - clock: The clock. Default: a `ContinuousClock`.
  /// - Throws: `CancellationError` if the task is cancelled.
  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
  ) async throws {
    guard let virtual = VirtualClock.current, let seconds = virtual.seconds(until: deadline)
    else {
      return try await realSleep(until: deadline, clock, tolerance: tolerance)
    }
    try await virtual.sleep(seconds: seconds)
  }
}

/// Sleeps on a clock in real time. The function is generic because, in generic code, `sleep` is the
/// declaration of the standard library and not the one for virtual time.
private func realSleep<C: Clock>(
  _ duration: C.Instant.Duration, _ clock: C, tolerance: C.Instant.Duration? = nil
) async throws {
  try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
}

/// Sleeps on a clock in real time. The function is generic because, in generic code, `sleep` is the
/// declaration of the standard library and not the one for virtual time.
private func realSleep<C: Clock>(
  until deadline: C.Instant, _ clock: C, tolerance: C.Instant.Duration?
) async throws {
  try await clock.sleep(until: deadline, tolerance: tolerance)
}

extension Clock {
  /// Suspends the current task for at least the given duration.
  ///
  /// In a task that a view or a cue has started, `ContinuousClock` and `SuspendingClock` follow the
  /// virtual clock, so that the task sleeps in virtual time.
  ///
  /// - Parameters:
  ///   - duration: The duration.
  ///   - tolerance: The largest acceptable delay. The virtual clock causes no delay.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(
    for duration: Instant.Duration, tolerance: Instant.Duration? = nil
  ) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance, clock: self)
  }
}
