@preconcurrency import Dispatch
import Foundation
import Synchronization
import ZoetropeTasks

/// The virtual clock of one host, and the work that is scheduled for its times.
///
/// A host binds its clock while it runs code of views and cues. Tasks and work items started by
/// this code inherit the clock, on whichever thread they run. They sleep, start timers and submit
/// work in virtual time.
package final class VirtualClock: Sendable {
  /// The clock of the host whose code runs; nil for code that no host has started.
  @TaskLocal package static var current: VirtualClock?

  /// The largest amount, in seconds, by which rounding may delay work. Dispatch rounds deadlines
  /// and their distances to whole nanoseconds, so a deadline may be a nanosecond too late. Work
  /// that is due within this time after a frame therefore belongs to the frame. At 60 frames per
  /// second, the thirtieth tick of a timer of 1/60 s thus falls on the thirtieth frame.
  package static let tolerance = 1.5e-9

  private struct State {
    var time = 0.0
    /// The latest time at which work counts as due, in seconds; at least ``time``.
    var dueTime = 0.0
    var works = TimedQueue<Work>()
    /// The number of pieces of work that have been withdrawn since all withdrawn work was last
    /// removed from the queue.
    var withdrawnCount = 0
    var tasks: [Int: @Sendable () -> Void] = [:]
    var taskCount = 0
    var isOver = false
    /// For each task, the number of its sleeps that were cancelled before they began.
    var vainSleepCounts: [Int: Int] = [:]
    var dates = RealDates()
    var itemFlags = WorkItemFlags()
  }

  /// Work for the main queue.
  struct Work: Sendable {
    /// The kind of work, for messages.
    let kind: WorkKind
    /// A closure that does the work.
    let perform: @Sendable () -> Void
    /// A closure that ends the wait for the work; nil if nothing waits for it. The closure is
    /// called if the clock ends before the work is performed.
    var abandon: (@Sendable () -> Void)?
    /// The reference by which the work can be withdrawn; nil if it cannot.
    var ticket: WorkTicket?
    /// Whether a running layout has added the work.
    fileprivate(set) var isFromLayout = false

    /// Whether the work has been withdrawn and must not be performed.
    var isWithdrawn: Bool { ticket?.isWithdrawn ?? false }
  }

  private let state = Mutex(State())
  /// The real instant of the continuous clock at virtual time 0. Virtual instants are counted from
  /// this instant.
  let origin = realNow(ContinuousClock())
  /// The real instant of the suspending clock at virtual time 0.
  let suspendingOrigin = realNow(SuspendingClock())
  /// The real time of Dispatch's clock at virtual time 0.
  let dispatchOrigin = realDispatchNow()
  /// The real time of Dispatch's wall clock at virtual time 0.
  let dispatchWallOrigin = realDispatchWallNow()
  /// The work that code of the host has started on other threads. The virtual time stands still
  /// until this work is done.
  package let outsideWork = OutsideWork()
  /// The executor of the tasks on this clock.
  package let executor: MainQueueExecutor
  /// A closure to call before code of the main actor adds work. Returns whether a layout is
  /// running.
  package let willAdd = ConfinedVariable<(() -> Bool)?>(nil)
  /// The parts of the host that the code of its views can reach without the environment.
  package let runningHost = RunningHost()

  /// Creates a clock at time 0. A clock that code of a host creates belongs to a host within it.
  package init() { executor = MainQueueExecutor(within: VirtualClock.current?.executor) }

  /// The time in seconds.
  package var time: Double { state.withLock(\.time) }

  /// Moves the clock to the given time in seconds.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - dueTime: The latest time at which work counts as due, in seconds. A value before `time`,
  ///     such as the default, stands for `time`.
  package func advance(to time: Double, dueTime: Double = -.infinity) {
    state.withLock { state in
      state.time = time
      state.dueTime = max(time, dueTime)
      state.dates.note(time)
    }
  }

  /// Returns the virtual time, in seconds, of a real or a virtual date; see ``RealDates``.
  package func time(of date: Date) -> Double { state.withLock { $0.dates.time(of: date) } }

  /// Returns the virtual times, in seconds, that correspond to the two bounds of a range of dates.
  package func times(of range: ClosedRange<Date>) -> ClosedRange<Double> {
    state.withLock { $0.dates.times(of: range) }
  }

  /// Stores the flags of a work item that code of the host has made.
  func keep(_ flags: DispatchWorkItemFlags, of item: DispatchWorkItem) {
    state.withLock { $0.itemFlags.keep(flags, of: item) }
  }

  /// Returns the stored flags of a work item; an empty set if none are stored.
  func flags(of item: DispatchWorkItem) -> DispatchWorkItemFlags {
    state.withLock { $0.itemFlags.flags(of: item) }
  }

  /// The time, in seconds, of the earliest work; nil if there is no work.
  package var nextTime: Double? { state.withLock(\.works.firstTime) }

  /// Whether work of the main dispatch queue is scheduled. Timers and tasks that sleep do not
  /// count, because many never end. O(*n*) in the number of pieces of work.
  package var awaitsDispatchWork: Bool {
    state.withLock { $0.works.values.contains { $0.kind == .dispatch && !$0.isWithdrawn } }
  }

  /// Whether any work is due at the current time.
  package var isWorkDue: Bool {
    state.withLock { state in
      state.works.firstTime.map { $0 <= state.dueTime } ?? false
    }
  }

  /// Schedules work for the given time in seconds.
  ///
  /// Work for the current time or an earlier one runs as soon as the current work is done. Work for
  /// the same time runs in the order of the calls. Work for a stopped clock is abandoned.
  func add(_ work: Work, at time: Double) {
    var work = work
    if MainQueue.isCurrent { work.isFromLayout = willAdd.value?() ?? false }
    let isOver = state.withLock { state in
      if !state.isOver && !time.isNaN && !work.isWithdrawn {
        let rank = state.works.makeRank()
        state.works.insert(work, at: max(time, state.time), rank: rank)
      }
      return state.isOver
    }
    if isOver { work.abandon?() }
  }

  /// Removes work that has been withdrawn.
  ///
  /// The earliest work is removed immediately. Other withdrawn work stays in the queue until there
  /// is enough of it to remove it in one pass.
  func removeWithdrawnWork() {
    // The work is released outside of the lock, because objects held by its closures may then call
    // the clock.
    _ = state.withLock { state in
      state.withdrawnCount += 1
      var removed: [Work] = []
      while state.works.first?.isWithdrawn == true {
        if let work = state.works.takeEarliest(until: .infinity) { removed.append(work) }
      }
      if state.withdrawnCount > max(16, state.works.count / 2) {
        removed += state.works.removeAll(where: \.isWithdrawn)
        state.withdrawnCount = 0
      }
      return removed
    }
  }

  /// The number of pieces of work, including withdrawn ones that have not been removed.
  var plannedWorkCount: Int { state.withLock(\.works.count) }

  /// Runs all work that is due and has not been withdrawn, in order of time. If work is added
  /// during the call, it waits for the next call.
  ///
  /// - Returns: The kind of the work that was due last, and whether running layouts have added all
  ///   of the due work; nil if no work was due.
  @discardableResult package func performDueWork() -> (kind: WorkKind, isFromLayouts: Bool)? {
    var withdrawn: [Work] = []
    let due = state.withLock { state in
      var due: [Work] = []
      while let work = state.works.takeEarliest(until: state.dueTime) {
        due.append(work)
      }
      // Withdrawn work may have become the earliest work.
      while state.works.first?.isWithdrawn == true {
        if let work = state.works.takeEarliest(until: .infinity) { withdrawn.append(work) }
      }
      return due
    }
    for work in due where !work.isWithdrawn { work.perform() }
    return due.last.map { ($0.kind, due.allSatisfy(\.isFromLayout)) }
  }

  /// Discards all work.
  package func removeAllWork() {
    // The work is released outside of the lock, because objects held by its closures may then call
    // the clock.
    let works = state.withLock { state in
      defer { state.works = TimedQueue() }
      return Array(state.works.values)
    }
    for work in works { work.abandon?() }
  }

  /// Registers an unstructured task to be cancelled at the end of the clock. If the clock has
  /// already ended, the task is cancelled immediately.
  ///
  /// - Returns: A closure to call when the task has ended. The closure removes the registration.
  func cancelAtEnd(_ cancel: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number: Int? = state.withLock { state in
      if state.isOver { return nil }
      state.taskCount += 1
      state.tasks[state.taskCount] = cancel
      return state.taskCount
    }
    guard let number else {
      cancel()
      return {}
    }
    return { [weak self] in
      _ = self?.state.withLock { $0.tasks.removeValue(forKey: number) }
    }
  }

  /// Returns whether the current task, which is about to sleep, has to be suspended forever. This
  /// is the case if the clock has ended. It is also the case if the task is cancelled and has tried
  /// too many times to sleep, as in a loop that ignores the cancellation.
  func stopsSleep() -> Bool {
    guard Task.isCancelled else { return state.withLock(\.isOver) }
    let task = withUnsafeCurrentTask { $0?.hashValue } ?? 0
    return state.withLock { state in
      state.vainSleepCounts[task, default: 0] += 1
      return state.isOver || state.vainSleepCounts[task, default: 0] > Self.vainSleepBound
    }
  }

  /// The largest number of times that a cancelled task may try to sleep.
  private static let vainSleepBound = 100

  /// Stops the clock permanently. Unfinished tasks are cancelled, sleeps end with a
  /// `CancellationError`, and timers no longer fire.
  package func end() {
    let (works, tasks) = state.withLock { state in
      defer { (state.isOver, state.works, state.tasks) = (true, TimedQueue(), [:]) }
      return (Array(state.works.values), state.tasks.sorted { $0.key < $1.key }.map(\.value))
    }
    for cancel in tasks { cancel() }
    for work in works { work.abandon?() }
  }
}
