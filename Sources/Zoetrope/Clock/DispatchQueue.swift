@preconcurrency import Dispatch
import Foundation

// These methods win over Dispatch's own, which have more parameters with default values.

/// Dispatch queues of views, layouts and cues, on the virtual clock: the time of the frames.
///
/// Work that views, layouts and cues submit to the main queue runs between the steps of a frame, at
/// its exact virtual time. Work that they submit to other queues runs on Dispatch's threads, and the
/// virtual time stands still until it is done. Work that it submits to the main queue in turn
/// belongs to the same frame. Everything else runs on the real clock.
extension DispatchQueue {
  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame.
  public func async(execute work: @escaping @Sendable () -> Void) { submit(after: 0, work) }

  /// Submits work that belongs to a group, and returns at once. Work for the main queue runs after
  /// the current work, within the same frame.
  public func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
    group?.enter()
    submit(after: 0) {
      work()
      group?.leave()
    }
  }

  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame. For code of views, layouts and cues, the quality of service has no effect.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    if VirtualClock.current != nil { return submit(after: 0, work) }
    async(execute: DispatchWorkItem(qos: qos, flags: .enforceQoS, block: work))
  }

  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else {
      return async(execute: DispatchWorkItem(flags: flags, block: work))
    }
    if isMain { return submit(after: 0, work) }
    start(work, on: clock, flags: flags)
  }

  /// Schedules work for a time. In code of views, layouts and cues, it runs at exactly that virtual
  /// time, between frames if necessary.
  public func asyncAfter(deadline: _VirtualTime, execute work: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else {
      return submit(after: deadline.secondsFromNow, work)
    }
    schedule(on: clock, at: deadline.seconds, work)
  }

  /// Schedules work for a time on the real clock.
  ///
  /// In code of views, layouts and cues, the time that remains until the deadline is rounded to
  /// milliseconds and counted on the virtual clock. Rounding hides the real time that has passed
  /// since the deadline was computed. The quality of service has no effect there.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    schedule(on: clock, at: clock.time + deadline.roundedSecondsFromNow, work)
  }

  /// Schedules a work item for a time on the real clock.
  ///
  /// In code of views, layouts and cues, the time that remains until the deadline is rounded to
  /// milliseconds and counted on the virtual clock.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { item.perform() }
    }
    schedule(on: clock, at: clock.time + deadline.roundedSecondsFromNow) { item.perform() }
  }

  /// Submits work for a number of seconds from now.
  ///
  /// - Parameters:
  ///   - kind: The kind of work, for messages. Default ``WorkKind/dispatch``.
  ///   - seconds: The delay in seconds. Default 0.
  ///   - work: The closure to run.
  package func submit(
    _ kind: WorkKind = .dispatch, after seconds: Double = 0, _ work: @escaping @Sendable () -> Void
  ) {
    if let clock = VirtualClock.current {
      schedule(kind, on: clock, at: clock.time + max(0, seconds), work)
    } else if seconds > 0 {
      asyncAfter(deadline: .now() + seconds, qos: .unspecified, flags: [], execute: work)
    } else {
      submitReally(work)
    }
  }

  /// Submits work to Dispatch, also in code of views, layouts and cues.
  package func submitReally(_ work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Submits work for a time of a virtual clock, in seconds.
  private func schedule(
    _ kind: WorkKind = .dispatch, on clock: VirtualClock, at seconds: Double,
    _ work: @escaping @Sendable () -> Void
  ) {
    if isMain {
      return clock.add(VirtualClock.Work(kind: kind, perform: work), at: seconds)
    }
    if seconds <= clock.time { return start(work, on: clock) }
    let later = VirtualClock.Work(kind: kind) { [self] in start(work, on: clock) }
    clock.add(later, at: seconds)
  }

  /// Starts work on one of Dispatch's threads, for which a virtual clock waits.
  private func start(
    _ work: @escaping @Sendable () -> Void, on clock: VirtualClock,
    flags: DispatchWorkItemFlags = []
  ) {
    let end = clock.beginOutsideWork(of: label)
    let item = DispatchWorkItem(flags: flags) {
      VirtualClock.$current.withValue(clock, operation: work)
      end()
    }
    async(execute: item)
  }
}

extension DispatchTime {
  /// The real seconds until this time, rounded to milliseconds; 0 for a time in the past.
  fileprivate var roundedSecondsFromNow: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    let seconds = (Double(uptimeNanoseconds) - Double(now)) / 1e9
    return max(0, (seconds * 1000).rounded() / 1000)
  }
}

/// A point in time for deadlines such as `.now() + 0.5`.
///
/// In views, layouts and cues, the time counts seconds on the virtual clock. Elsewhere, it counts
/// seconds since the machine was started.
public struct _VirtualTime: Comparable, Hashable, Sendable {
  /// The seconds on the clock that ``now()`` reads.
  package let seconds: Double

  /// Returns the current time.
  public static func now() -> _VirtualTime {
    _VirtualTime(seconds: VirtualClock.current?.time ?? realSeconds)
  }

  /// A time that is never reached.
  public static let distantFuture = _VirtualTime(seconds: .infinity)

  /// The time in nanoseconds, clamped to the range of `UInt64`.
  public var uptimeNanoseconds: UInt64 {
    UInt64(exactly: (seconds * 1e9).rounded()) ?? (seconds > 0 ? .max : 0)
  }

  private static var realSeconds: Double {
    Double(Dispatch.DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// The seconds until this time on the real clock; 0 for a time in the past.
  fileprivate var secondsFromNow: Double { max(0, seconds - _VirtualTime.realSeconds) }

  /// Whether a time precedes another.
  public static func < (a: _VirtualTime, b: _VirtualTime) -> Bool { a.seconds < b.seconds }

  /// Adds a number of seconds to a time.
  public static func + (time: _VirtualTime, seconds: Double) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds + seconds)
  }

  /// Subtracts a number of seconds from a time.
  public static func - (time: _VirtualTime, seconds: Double) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds - seconds)
  }

  /// Adds an interval to a time.
  public static func + (time: _VirtualTime, interval: DispatchTimeInterval) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds + interval.seconds)
  }

  /// Subtracts an interval from a time.
  public static func - (time: _VirtualTime, interval: DispatchTimeInterval) -> _VirtualTime {
    _VirtualTime(seconds: time.seconds - interval.seconds)
  }

  /// Adds a number of seconds to a time in place.
  public static func += (time: inout _VirtualTime, seconds: Double) { time = time + seconds }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}
