import Foundation

/// The class to which `Timer` refers in expressions such as `Timer.scheduledTimer`, in files that
/// import `SwiftUI`.
///
/// The functions of this class return timers of Foundation's class `Timer`. If code of views or
/// cues starts a timer, the timer fires in virtual time.
public final class _VirtualTimer: Foundation.Timer {
  /// Starts a timer.
  ///
  /// In code of views and cues, the timer fires after exactly one interval of virtual time. A
  /// repeating timer then fires again at each further multiple of the interval. The timer's
  /// `fireDate` is a date of the virtual clock, whose time 0 is the reference date. A real date
  /// that is assigned to `fireDate` is converted like a date in ``Text/init(_:style:)``. The
  /// timer's `tolerance` has no effect.
  ///
  /// - Parameters:
  ///   - interval: The interval, in seconds. An interval of 0 or less counts as 0.1 milliseconds.
  ///   - repeats: Whether the timer fires until it is invalidated. If not, it fires once.
  ///   - block: The closure to run. Its parameter is the timer.
  /// - Returns: The timer.
  @discardableResult override public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    guard VirtualClock.current != nil else {
      return Foundation.Timer.scheduledTimer(
        withTimeInterval: interval, repeats: repeats, block: block)
    }
    return startTimer(after: interval, interval: interval, repeats: repeats, block: block)
  }
}

extension Array where Element == _VirtualTimer.Type {
  /// Returns an empty array of timers, for the expression `[Timer]()`.
  ///
  /// In that expression, the compiler reads `[Timer]` as an array that contains the value of the
  /// variable ``Timer``. It then calls this function on the array.
  public func callAsFunction() -> [Foundation.Timer] { [] }
}

/// The class that the name `Timer` refers to in expressions such as `Timer.scheduledTimer`.
public var Timer: _VirtualTimer.Type { _VirtualTimer.self }

/// Returns an invalidated timer that never fires, as an initial value: `Timer()`.
///
/// - Parameter _nothing: Unused; it distinguishes the function from the variable.
public func Timer(_nothing: Void = ()) -> Foundation.Timer {
  let timer = Foundation.Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  timer.invalidate()
  return timer
}

/// Returns a timer.
///
/// In code of views and cues, the timer runs in virtual time without being added to a run loop.
/// Other code has to add the timer to a run loop.
///
/// - Parameters:
///   - interval: The interval, in seconds. An interval of 0 or less counts as 0.1 milliseconds.
///   - repeats: Whether the timer fires until it is invalidated. If not, it fires once.
///   - block: The closure to run. Its parameter is the timer.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Foundation.Timer) -> Void
) -> Foundation.Timer {
  guard VirtualClock.current != nil else {
    return Foundation.Timer(timeInterval: interval, repeats: repeats, block: block)
  }
  return startTimer(after: interval, interval: interval, repeats: repeats, block: block)
}

/// Returns a timer that fires for the first time at the given date.
///
/// In code of views and cues, the timer runs in virtual time. A real date is converted like a
/// date in ``Text/init(_:style:)``. A date that was computed from `Date()` is assumed to lie a
/// round number of seconds from now.
///
/// - Parameters:
///   - date: The date of the first firing. If this date has passed, the timer fires as soon as
///     possible.
///   - interval: The interval, in seconds. An interval of 0 or less counts as 0.1 milliseconds.
///   - repeats: Whether the timer fires until it is invalidated. If not, it fires once.
///   - block: The closure to run. Its parameter is the timer.
public func Timer(
  fire date: Date, interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Foundation.Timer) -> Void
) -> Foundation.Timer {
  guard let clock = VirtualClock.current else {
    return Foundation.Timer(fire: date, interval: interval, repeats: repeats, block: block)
  }
  return startTimer(
    after: clock.time(of: date) - clock.time, interval: interval, repeats: repeats, block: block)
}

/// Starts a timer on the virtual clock, or on a run loop if no host runs the code.
///
/// - Parameter delay: The seconds until the first firing.
private func startTimer(
  after delay: Double, interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Foundation.Timer) -> Void
) -> Foundation.Timer {
  guard let clock = VirtualClock.current else {
    return Foundation.Timer.scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: block)
  }
  let timer = HostTimer(
    on: clock, interval: interval, repeats: repeats, block: block)
  timer.start(at: clock.time + max(0, delay))
  return timer
}
