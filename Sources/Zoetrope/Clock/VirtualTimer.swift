import Foundation

/// A timer that fires in virtual time if code of views and cues starts it.
///
/// In files that import `SwiftUI`, `Timer` means this class where timers are made; its instances
/// are Foundation's timers.
public final class _VirtualTimer: Foundation.Timer {
  /// Starts a timer.
  ///
  /// In code of views and cues, the first firing is at exactly the virtual time that is one
  /// interval from now, and further ones follow at multiples of the interval. The timer's
  /// `fireDate` and `tolerance` have no effect.
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
    guard let clock = VirtualClock.current else {
      return Foundation.Timer.scheduledTimer(
        withTimeInterval: interval, repeats: repeats, block: block)
    }
    return clock.startTimer(
      after: interval, interval: interval, repeats: repeats, block: block)
  }
}

/// The class to make timers with, in expressions such as `Timer.scheduledTimer`.
public var Timer: _VirtualTimer.Type { _VirtualTimer.self }

/// Returns a timer that never fires and is invalid already, as a value to begin with: `Timer()`.
///
/// - Parameter _nothing: Not to be given. It tells the function from the variable.
public func Timer(_nothing: Void = ()) -> Foundation.Timer {
  let timer = Foundation.Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  timer.invalidate()
  return timer
}

/// Returns a timer.
///
/// In code of views and cues, the timer runs in virtual time, and need not be added to a run loop
/// to do so. Other code has to add it to a run loop.
///
/// - Parameters:
///   - interval: The interval, in seconds. An interval of 0 or less counts as 0.1 milliseconds.
///   - repeats: Whether the timer fires until it is invalidated. If not, it fires once.
///   - block: The closure to run. Its parameter is the timer.
public func Timer(
  timeInterval interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Foundation.Timer) -> Void
) -> Foundation.Timer {
  guard let clock = VirtualClock.current else {
    return Foundation.Timer(timeInterval: interval, repeats: repeats, block: block)
  }
  return clock.startTimer(after: interval, interval: interval, repeats: repeats, block: block)
}

/// Returns a timer that fires for the first time at a date.
///
/// In code of views and cues, the timer runs in virtual time: the time from now to the date,
/// rounded to milliseconds, passes on the virtual clock.
///
/// - Parameters:
///   - date: The date of the first firing.
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
  let delay = (date.timeIntervalSinceNow * 1000).rounded() / 1000
  return clock.startTimer(after: delay, interval: interval, repeats: repeats, block: block)
}

extension VirtualClock {
  /// Starts a timer whose first firing is after a delay in seconds.
  fileprivate func startTimer(
    after delay: Double, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Foundation.Timer) -> Void
  ) -> Foundation.Timer {
    let timer = Foundation.Timer(
      fire: .distantFuture, interval: interval, repeats: repeats, block: block)
    repeatWork(
      .timer(interval), after: max(0, delay), every: repeats ? timer.timeInterval : nil
    ) { [timer = Confined(timer)] in
      timer.onMainActor.fire()
      return timer.onMainActor.isValid
    }
    return timer
  }

  /// Runs work at a delay, and then at multiples of an interval behind it, for as long as the work
  /// returns true.
  ///
  /// - Parameters:
  ///   - kind: The kind of work, for messages.
  ///   - delay: The seconds until the work runs for the first time.
  ///   - interval: The seconds from one run to the next; nil to run the work once.
  ///   - work: The closure to run. Its result tells whether it runs again.
  package func repeatWork(
    _ kind: WorkKind, after delay: Double, every interval: Double?,
    _ work: @escaping @Sendable () -> Bool
  ) {
    let first = time + delay
    @Sendable func run(_ count: Int) {
      let tick = Work(kind: kind) {
        if work(), interval != nil { run(count + 1) }
      }
      // Multiplied, because a sum would gather rounding errors.
      add(tick, at: first + Double(count) * (interval ?? 0))
    }
    run(0)
  }
}
