@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

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
    submitReally(DispatchWorkItem(qos: qos, flags: .enforceQoS, block: work))
  }

  /// Submits work and returns at once. Work for the main queue runs after the current work, within
  /// the same frame.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    guard let clock = VirtualClock.current else {
      return submitReally(DispatchWorkItem(flags: flags, block: work))
    }
    if isMain { return submit(after: 0, work) }
    start(work, on: clock, flags: flags)
  }

  /// Schedules work for a time. In code of views, layouts and cues, it runs at exactly that virtual
  /// time, between frames if necessary. The quality of service has no effect there.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    schedule(on: clock, at: clock.seconds(of: deadline), work)
  }

  /// Submits a work item, as a function: `queue.async(execute: item)`.
  public var async: _WorkItemSubmission { _WorkItemSubmission(queue: self) }

  /// Schedules a work item, as a function: `queue.asyncAfter(deadline: .now() + 1, execute: item)`.
  public var asyncAfter: _WorkItemScheduling { _WorkItemScheduling(queue: self) }

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
      asyncAfter(
        deadline: realDispatchNow() + seconds, qos: .unspecified, flags: [], execute: work)
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
    let outside = clock.outsideWork.add(label)
    let item = DispatchWorkItem(flags: flags) {
      outside.begin()
      VirtualClock.$current.withValue(clock, operation: work)
      outside.end()
    }
    submitReally(item)
  }
}

/// The functions of a dispatch queue that submit work items.
///
/// A queue has them as a variable, because the compiler prefers a variable to Dispatch's methods of
/// the same name and signature.
public struct _WorkItemSubmission: Sendable {
  fileprivate let queue: DispatchQueue

  /// Submits a work item and returns at once. An item for the main queue runs after the current
  /// work, within the same frame.
  public func callAsFunction(execute item: DispatchWorkItem) {
    if VirtualClock.current == nil {
      queue.submitReally(item)
    } else {
      queue.submit { item.perform() }
    }
  }

  /// Submits a work item that belongs to a group, and returns at once. An item for the main queue
  /// runs after the current work, within the same frame.
  public func callAsFunction(group: DispatchGroup, execute item: DispatchWorkItem) {
    queue.async(group: group) { item.perform() }
  }
}

/// The function of a dispatch queue that schedules work items.
public struct _WorkItemScheduling: Sendable {
  fileprivate let queue: DispatchQueue

  /// Schedules a work item for a time. In code of views, layouts and cues, it runs at exactly that
  /// virtual time, between frames if necessary. An item that is cancelled before does nothing.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    queue.asyncAfter(deadline: deadline) { item.perform() }
  }
}

extension DispatchTime {
  /// The function that returns the current time. In code of views, layouts and cues, it is the time
  /// of the virtual clock.
  ///
  /// It is a variable, because the compiler prefers that to Dispatch's function.
  public static var now: @Sendable () -> DispatchTime {
    { VirtualClock.current?.dispatchNow ?? realDispatchNow() }
  }
}

extension VirtualClock {
  /// The current time as Dispatch counts it, in nanoseconds.
  fileprivate var dispatchNow: DispatchTime {
    DispatchTime(
      uptimeNanoseconds: dispatchOrigin.uptimeNanoseconds &+ UInt64((time * 1e9).rounded()))
  }

  /// The virtual time of a deadline, in seconds.
  fileprivate func seconds(of deadline: DispatchTime) -> Double {
    if deadline == .distantFuture { return .infinity }
    // The difference is exact, so that half a second from now is no rounded time.
    let (now, end) = (dispatchNow.uptimeNanoseconds, deadline.uptimeNanoseconds)
    return time + (end > now ? Double(end - now) / 1e9 : 0)
  }
}

/// The time of a clock in seconds: of the virtual clock in code of views, layouts and cues, else
/// since the machine was started.
package var currentSeconds: Double {
  VirtualClock.current?.time ?? Double(realDispatchNow().uptimeNanoseconds) / 1e9
}
