@preconcurrency import Dispatch
import Foundation
import ZoetropeTasks

// The compiler prefers these methods to the methods of Dispatch, because those have more parameters
// with default values.

/// Dispatch queues on the virtual clock, for code of views, layouts and cues. The virtual clock
/// shows the time of the frames.
///
/// If a view, a layout or a cue submits work to the main queue, the work runs between the steps of
/// a frame, at its exact virtual time. Work for other queues runs on Dispatch's threads, and the
/// virtual time stands still until that work is done. If this work submits further work to the main
/// queue, the further work belongs to the same frame. The work of all other code runs on the
/// real clock.
extension DispatchQueue {
  /// Submits work and returns immediately. In code of views, layouts and cues, work for the main
  /// queue runs after the current work, within the same frame.
  public func async(execute work: @escaping @Sendable () -> Void) { submit(after: 0, work) }

  /// Submits work that belongs to a group, and returns immediately. In code of views, layouts and
  /// cues, work for the main queue runs after the current work, within the same frame.
  public func async(group: DispatchGroup?, execute work: @escaping @Sendable () -> Void) {
    submit(group: group, work)
  }

  /// Submits work and returns immediately. In code of views, layouts and cues, work for the main
  /// queue runs after the current work, within the same frame, and the quality of service has no
  /// effect.
  public func async(qos: DispatchQoS, execute work: @escaping @Sendable () -> Void) {
    submit(qos: qos, work)
  }

  /// Submits work and returns immediately. In code of views, layouts and cues, work for the main
  /// queue runs after the current work, within the same frame.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void) {
    submit(flags: flags, work)
  }

  /// Submits work that belongs to a group, and returns immediately. In code of views, layouts and
  /// cues, work for the main queue runs after the current work, within the same frame, and the
  /// quality of service has no effect.
  public func async(
    group: DispatchGroup?, qos: DispatchQoS, execute work: @escaping @Sendable () -> Void
  ) {
    submit(group: group, qos: qos, work)
  }

  /// Submits work that belongs to a group, and returns immediately. In code of views, layouts and
  /// cues, work for the main queue runs after the current work, within the same frame.
  public func async(
    group: DispatchGroup?, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable () -> Void
  ) {
    submit(group: group, flags: flags, work)
  }

  /// Submits work and returns immediately. In code of views, layouts and cues, work for the main
  /// queue runs after the current work, within the same frame, and the quality of service has no
  /// effect.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping @Sendable () -> Void
  ) {
    submit(qos: qos, flags: flags, work)
  }

  /// Schedules work for the given time.
  ///
  /// In code of views, layouts and cues, the deadline is a virtual time. The work runs exactly at
  /// that time, between frames if necessary, and the quality of service has no effect.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: qos, flags: [], execute: work)
    }
    schedule(on: clock, at: clock.seconds(of: deadline), work)
  }

  /// Schedules work for the given time.
  ///
  /// In code of views, layouts and cues, the deadline is a virtual time. The work runs exactly at
  /// that time, between frames if necessary.
  public func asyncAfter(
    deadline: DispatchTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: flags, execute: work)
    }
    schedule(on: clock, at: clock.seconds(of: deadline), flags: flags, work)
  }

  /// Schedules work for a time of the wall clock.
  ///
  /// In code of views, layouts and cues, the deadline is converted to a virtual time. The work runs
  /// exactly at that time, between frames if necessary, and the quality of service has no effect.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: [], execute: work)
    }
    schedule(on: clock, at: clock.seconds(of: wallDeadline), work)
  }

  /// Schedules work for a time of the wall clock.
  ///
  /// In code of views, layouts and cues, the deadline is converted to a virtual time. The work runs
  /// exactly at that time, between frames if necessary.
  public func asyncAfter(
    wallDeadline: DispatchWallTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return asyncAfter(wallDeadline: wallDeadline, qos: .unspecified, flags: flags, execute: work)
    }
    schedule(on: clock, at: clock.seconds(of: wallDeadline), flags: flags, work)
  }

  /// A callable value that submits a work item: `queue.async(execute: item)`.
  public var async: _WorkItemSubmission { _WorkItemSubmission(queue: self) }

  /// A callable value that schedules a work item:
  /// `queue.asyncAfter(deadline: .now() + 1, execute: item)`.
  public var asyncAfter: _WorkItemScheduling { _WorkItemScheduling(queue: self) }

  /// Submits work that runs a number of seconds from now.
  ///
  /// - Parameters:
  ///   - kind: The kind of work, for messages. Default ``WorkKind/dispatch``.
  ///   - seconds: The delay in seconds. Default 0.
  ///   - ticket: The reference by which the work can be withdrawn from a virtual clock. Default:
  ///     none.
  ///   - work: The closure to run.
  package func submit(
    _ kind: WorkKind = .dispatch, after seconds: Double = 0, ticket: WorkTicket? = nil,
    _ work: @escaping @Sendable () -> Void
  ) {
    if let clock = VirtualClock.current {
      schedule(kind, on: clock, at: clock.time + max(0, seconds), ticket: ticket, work)
    } else if seconds > 0 {
      asyncAfter(
        deadline: realDispatchNow() + seconds, qos: .unspecified, flags: [], execute: work)
    } else {
      submitReally(work)
    }
  }

  /// Submits work to Dispatch itself, even in code of views, layouts and cues.
  package func submitReally(_ work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Submits work that runs as soon as possible.
  func submit(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], _ work: @escaping @Sendable () -> Void
  ) {
    guard let clock = VirtualClock.current else {
      return async(group: group, qos: qos, flags: flags, execute: work)
    }
    guard let group else { return schedule(on: clock, at: clock.time, flags: flags, work) }
    group.enter()
    // The closure keeps the group, because a group with unfinished work must not be released.
    schedule(on: clock, at: clock.time, flags: flags) {
      work()
      group.leave()
    } abandon: {
      group.leave()
    }
  }

  /// Submits work that runs at a given time of a virtual clock.
  ///
  /// - Parameters:
  ///   - kind: The kind of work, for messages. Default ``WorkKind/dispatch``.
  ///   - clock: The clock.
  ///   - seconds: The time, in seconds.
  ///   - flags: The flags of the work. The main queue ignores them. Default: none.
  ///   - ticket: The reference by which the work can be withdrawn. Default: none.
  ///   - work: The closure to run.
  ///   - abandon: A closure to call if the clock ends before the work runs. Default: none.
  func schedule(
    _ kind: WorkKind = .dispatch, on clock: VirtualClock, at seconds: Double,
    flags: DispatchWorkItemFlags = [], ticket: WorkTicket? = nil,
    _ work: @escaping @Sendable () -> Void, abandon: (@Sendable () -> Void)? = nil
  ) {
    if !isMain && seconds <= clock.time { return start(work, on: clock, flags: flags) }
    let perform =
      isMain ? work : { @Sendable [self] in start(work, on: clock, flags: flags) }
    clock.add(
      VirtualClock.Work(kind: kind, perform: perform, abandon: abandon, ticket: ticket),
      at: seconds)
  }

  /// Starts work on one of Dispatch's threads. The virtual clock waits until the work has ended.
  private func start(
    _ work: @escaping @Sendable () -> Void, on clock: VirtualClock, flags: DispatchWorkItemFlags
  ) {
    let outside = clock.outsideWork.add(label)
    async(group: nil, qos: .unspecified, flags: flags) {
      outside.begin()
      VirtualClock.$current.withValue(clock, operation: work)
      outside.end()
    }
  }
}

/// The type of a dispatch queue's `async` property. A call of the property submits a work item.
///
/// The property takes the place of Dispatch's methods, because the compiler prefers a variable to a
/// method of the same name and signature.
public struct _WorkItemSubmission: Sendable {
  fileprivate let queue: DispatchQueue

  /// Submits a work item and returns immediately. In code of views, layouts and cues, an item for
  /// the main queue runs after the current work, within the same frame.
  public func callAsFunction(execute item: DispatchWorkItem) {
    guard let clock = VirtualClock.current else { return queue.submitReally(item) }
    queue.submit(flags: clock.flags(of: item)) { item.perform() }
  }

  /// Submits a work item that belongs to a group, and returns immediately. In code of views,
  /// layouts and cues, an item for the main queue runs after the current work, within the same
  /// frame.
  public func callAsFunction(group: DispatchGroup, execute item: DispatchWorkItem) {
    guard let clock = VirtualClock.current else { return queue.submitReally(item, group: group) }
    queue.submit(group: group, flags: clock.flags(of: item)) { item.perform() }
  }
}

/// The type of a dispatch queue's `asyncAfter` property. A call of the property schedules a work
/// item.
public struct _WorkItemScheduling: Sendable {
  fileprivate let queue: DispatchQueue

  /// Schedules a work item for the given time. If the item is cancelled before that time, it does
  /// nothing.
  ///
  /// In code of views, layouts and cues, the deadline is a virtual time. The item runs exactly at
  /// that time, between frames if necessary.
  public func callAsFunction(deadline: DispatchTime, execute item: DispatchWorkItem) {
    guard let clock = VirtualClock.current else {
      return queue.submitReally(item, deadline: deadline)
    }
    schedule(item, on: clock, at: clock.seconds(of: deadline))
  }

  /// Schedules a work item for a time of the wall clock. If the item is cancelled before that time,
  /// it does nothing.
  ///
  /// In code of views, layouts and cues, the deadline is converted to a virtual time. The item runs
  /// exactly at that time, between frames if necessary.
  public func callAsFunction(wallDeadline: DispatchWallTime, execute item: DispatchWorkItem) {
    guard let clock = VirtualClock.current else {
      return queue.submitReally(item, wallDeadline: wallDeadline)
    }
    schedule(item, on: clock, at: clock.seconds(of: wallDeadline))
  }

  private func schedule(_ item: DispatchWorkItem, on clock: VirtualClock, at seconds: Double) {
    queue.schedule(on: clock, at: seconds, flags: clock.flags(of: item)) { item.perform() }
  }
}
