@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

extension DispatchTime {
  /// The function that returns the current time. In code of views, layouts and cues, the result is
  /// the time of the virtual clock.
  ///
  /// The function is the value of a variable, because the compiler prefers a variable to Dispatch's
  /// function of the same name.
  public static var now: @Sendable () -> DispatchTime {
    { VirtualClock.current?.dispatchNow ?? realDispatchNow() }
  }
}

extension DispatchWallTime {
  /// The function that returns the current time of the wall clock. In code of views, layouts and
  /// cues, the result is the real time at which their host was made, plus the virtual time.
  ///
  /// The function is the value of a variable, because the compiler prefers a variable to Dispatch's
  /// function of the same name.
  public static var now: @Sendable () -> DispatchWallTime {
    { VirtualClock.current?.dispatchWallNow ?? realDispatchWallNow() }
  }
}

extension VirtualClock {
  /// The current virtual time as a time of Dispatch's clock, rounded to whole nanoseconds.
  fileprivate var dispatchNow: DispatchTime {
    DispatchTime(uptimeNanoseconds: dispatchOrigin.uptimeNanoseconds &+ nanoseconds)
  }

  /// The current virtual time as a time of the wall clock.
  fileprivate var dispatchWallNow: DispatchWallTime {
    // Seconds and nanoseconds are added separately, because a single interval is exact only up to
    // 2^53 nanoseconds.
    let (seconds, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000_000)
    return dispatchWallOrigin + .seconds(Int(clamping: seconds)) + .nanoseconds(Int(rest))
  }

  /// The virtual time, rounded to whole nanoseconds.
  private var nanoseconds: UInt64 { UInt64(exactly: (time * 1e9).rounded()) ?? UInt64(Int64.max) }

  /// Returns the virtual time, in seconds, that corresponds to a deadline of Dispatch; infinity for
  /// `.distantFuture`.
  func seconds(of deadline: DispatchTime) -> Double {
    if deadline == .distantFuture { return .infinity }
    return time + secondsAhead(deadline)
  }

  /// Returns the seconds from now to the given deadline; 0 if the deadline has passed.
  private func secondsAhead(_ deadline: DispatchTime) -> Double {
    // The difference of whole nanoseconds is exact, so half a second from now is exactly 0.5.
    let (now, end) = (dispatchNow.uptimeNanoseconds, deadline.uptimeNanoseconds)
    return end > now ? Double(end - now) / 1e9 : 0
  }

  /// Returns the virtual time, in seconds, that corresponds to a deadline of the wall clock;
  /// infinity for `.distantFuture`.
  func seconds(of deadline: DispatchWallTime) -> Double {
    deadline == .distantFuture ? .infinity : time + deadline.secondsAhead(of: dispatchWallNow)
  }

  /// Converts a virtual deadline to the real deadline at the same distance from now, for code that
  /// blocks its thread.
  func realDeadline(_ deadline: DispatchTime) -> DispatchTime {
    deadline == .distantFuture ? deadline : realDispatchNow() + secondsAhead(deadline)
  }
}

extension DispatchWallTime {
  /// Returns the seconds from a given time to this time; 0 if this time is not later.
  func secondsAhead(of now: DispatchWallTime) -> Double {
    // Dispatch keeps times of the wall clock as negated numbers of nanoseconds.
    let (start, end) = (0 &- now.rawValue, 0 &- rawValue)
    return end > start ? Double(end - start) / 1e9 : 0
  }
}

/// The current time in seconds. In code of views, layouts and cues, this is the time of the virtual
/// clock. In other code, it is the time since the machine was started.
package var currentSeconds: Double {
  VirtualClock.current?.time ?? Double(realDispatchNow().uptimeNanoseconds) / 1e9
}
