import Dispatch
import Foundation

/// A dispatch queue. For views, layouts and cues, the main queue runs on the virtual clock, which
/// counts the time of the frames.
///
/// Work that views, layouts and cues submit to ``main`` runs on the virtual clock. Work submitted
/// from elsewhere, such as from another thread, goes to Dispatch's own queues and runs on the real
/// clock.
///
/// This type replaces Dispatch's class of the same name in files that import `SwiftUI` or
/// `Zoetrope`.
public final class DispatchQueue: Sendable {
  /// The queue of the main actor.
  public static let main = DispatchQueue(.main, isMain: true)

  private let base: Dispatch.DispatchQueue
  private let isMain: Bool

  private init(_ base: Dispatch.DispatchQueue, isMain: Bool) {
    self.base = base
    self.isMain = isMain
  }

  /// Creates a Dispatch queue, which runs on the real clock.
  public convenience init(
    label: String, qos: DispatchQoS = .unspecified,
    attributes: Dispatch.DispatchQueue.Attributes = []
  ) {
    self.init(Dispatch.DispatchQueue(label: label, qos: qos, attributes: attributes), isMain: false)
  }

  /// Returns a global Dispatch queue, which runs on the real clock.
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue {
    DispatchQueue(.global(qos: qos), isMain: false)
  }

  /// The virtual clock on which the work is scheduled; nil if Dispatch performs the work.
  private var scheduler: (any MainQueueScheduling)? {
    isMain ? Confinement.currentMainQueueScheduler : nil
  }

  /// The name of the queue.
  public var label: String { base.label }

  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard let scheduler else { return base.async(execute: work) }
    scheduler.enqueue(at: scheduler.time, work)
  }

  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame; its quality of service and flags have no effect.
  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let scheduler else {
      return base.async(group: group, qos: qos, flags: flags, execute: work)
    }
    group?.enter()
    scheduler.enqueue(at: scheduler.time) {
      work()
      group?.leave()
    }
  }

  /// Submits a work item and returns at once. An item for the main queue runs after the current
  /// work, within the same frame.
  public func async(execute item: DispatchWorkItem) {
    guard let scheduler else { return base.async(execute: item) }
    scheduler.enqueue(at: scheduler.time) { item.perform() }
  }

  /// Schedules work for a time. Work for the main queue runs at exactly that virtual time, between
  /// frames if necessary.
  public func asyncAfter(deadline: _VirtualTime, execute work: @escaping @Sendable () -> Void) {
    guard let scheduler else {
      return base.asyncAfter(deadline: .now() + deadline.secondsFromNow, execute: work)
    }
    scheduler.enqueue(at: deadline.seconds, work)
  }

  /// Schedules a work item for a time. An item for the main queue runs at exactly that virtual
  /// time, between frames if necessary.
  public func asyncAfter(deadline: _VirtualTime, execute item: DispatchWorkItem) {
    guard let scheduler else {
      return base.asyncAfter(deadline: .now() + deadline.secondsFromNow, execute: item)
    }
    scheduler.enqueue(at: deadline.seconds) { item.perform() }
  }

  /// Schedules work for a time on the real clock.
  ///
  /// For the main queue, the time that remains until the deadline is rounded to milliseconds and
  /// counted on the virtual clock. Rounding hides the real time that has passed since the deadline
  /// was computed. The quality of service has no effect on the main queue.
  public func asyncAfter(
    deadline: Dispatch.DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let scheduler else {
      return base.asyncAfter(deadline: deadline, qos: qos, execute: work)
    }
    let now = Dispatch.DispatchTime.now().uptimeNanoseconds
    let seconds = (Double(deadline.uptimeNanoseconds) - Double(now)) / 1e9
    scheduler.enqueue(at: scheduler.time + max(0, (seconds * 1000).rounded() / 1000), work)
  }

  /// Runs work on the queue and waits until it is done. Code on the main actor must not call this
  /// method on ``main``: the call would deadlock.
  public func sync<T>(execute work: () throws -> T) rethrows -> T {
    try base.sync(execute: work)
  }
}

/// A point in time for deadlines such as `.now() + 0.5`.
///
/// In views, layouts and cues, the time counts seconds on the virtual clock. Elsewhere, it counts
/// seconds since the machine was started.
public struct _VirtualTime: Comparable, Hashable, Sendable {
  let seconds: Double

  /// Returns the current time.
  public static func now() -> _VirtualTime {
    _VirtualTime(seconds: Confinement.currentMainQueueScheduler?.time ?? realSeconds)
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
