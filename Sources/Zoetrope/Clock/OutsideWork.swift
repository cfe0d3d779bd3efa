import Dispatch
import Synchronization
import ZoetropeTasks

/// The work that the code of views, layouts and cues has started on other threads. The virtual time
/// stands still until this work is done.
package final class OutsideWork: Sendable {
  /// A piece of work that has been submitted.
  private struct Work {
    /// The name of the queue that does the work.
    let queue: String
    /// The real time at which the work began to run; nil for work that waits for a thread.
    var beginning: DispatchTime?
    /// The time for which the work has run, in seconds, as measured by repeated checks.
    var running = 0.0
  }

  /// A queue whose work took too long. The virtual time no longer waits for that work.
  package struct LateQueue: Sendable, Hashable {
    /// The name of the queue.
    package var name: String
    /// The real time, in seconds, after which the wait for the work ended.
    package var seconds: Double
    /// Whether the virtual time also ignores all later work of the queue. This is the case if the
    /// queue still had work when a wait reached its maximum duration.
    package var isForsaken: Bool

    /// Creates the record of a queue. `seconds` is the real time after which the wait for the
    /// queue's work ended.
    package init(name: String, seconds: Double, isForsaken: Bool) {
      (self.name, self.seconds, self.isForsaken) = (name, seconds, isForsaken)
    }

    /// The message about the queue: a sentence without a final period.
    package var description: String {
      isForsaken
        ? "the dispatch queue \(name) still has work after \(seconds) s of real time; the frames go "
          + "on without it, and wait for none of its work from now on"
        : "work of the dispatch queue \(name) still runs after \(seconds) s of real time; the "
          + "frames go on without it"
    }
  }

  private struct State {
    var works: [Int: Work] = [:]
    var count = 0
    var waiting: UnsafeContinuation<[LateQueue], Never>?
    /// The duration of the current wait so far, in seconds, as counted by repeated checks.
    var waited = 0.0
    /// The time of the last check in the current wait. Before the first check, it is the time at
    /// which the wait began.
    var lastCheck = DispatchTime.distantFuture
    /// Whether a check is scheduled.
    var isChecking = false
    /// The names of the queues whose work the virtual time no longer waits for.
    var forsakenQueues: Set<String> = []

    /// Removes the work that takes too long, and returns its queues in the order of their names.
    ///
    /// The time between two checks counts as at most three quarters of the patience. If more time
    /// has passed, the whole process, including the work, was probably stopped.
    mutating func takeLate(at now: DispatchTime, patience: Double) -> [LateQueue] {
      let step = min(now.seconds(since: lastCheck), 0.75 * patience)
      lastCheck = now
      waited += step
      for (number, work) in works {
        guard let beginning = work.beginning else { continue }
        works[number]?.running += min(step, now.seconds(since: beginning))
      }
      let isOver = waited > OutsideWork.waitFactor * patience
      let late = works.filter { isOver || $0.value.running > patience }
      for number in late.keys { works[number] = nil }
      let names = Set(late.values.map(\.queue))
      if isOver { forsakenQueues.formUnion(names) }
      let seconds = isOver ? OutsideWork.waitFactor * patience : patience
      return names.sorted().map { LateQueue(name: $0, seconds: seconds, isForsaken: isOver) }
    }
  }

  private let state = Mutex(State())

  /// The real time, in seconds, for which one piece of work may run before the host continues
  /// without it.
  package let patience: Double

  private let clock: WaitingClock

  /// The maximum duration of one wait, divided by ``patience``. This factor is greater than 1,
  /// because work may have to wait for a thread. It is finite, because work may submit further work
  /// forever.
  private static let waitFactor = 6.0

  /// Creates a record without work.
  ///
  /// - Parameters:
  ///   - patience: The real time, in seconds, for which one piece of work may run. Default 10.
  ///   - clock: The clock that measures the waits. Default: a clock that shows the real time.
  package init(patience: Double = 10, clock: WaitingClock = .real) {
    (self.patience, self.clock) = (patience, clock)
  }

  /// The number of pieces of work that have been added.
  package var workCount: Int { state.withLock(\.count) }

  /// Whether there is work to wait for.
  package var isEmpty: Bool { state.withLock(\.works.isEmpty) }

  /// Adds work that is submitted to a queue.
  ///
  /// - Parameter queue: The name of the queue.
  /// - Returns: Two closures, to call at the beginning and at the end of the work.
  package func add(
    _ queue: String
  ) -> (begin: @Sendable () -> Void, end: @Sendable () -> Void) {
    let number = state.withLock { state in
      state.count += 1
      if !state.forsakenQueues.contains(queue) {
        state.works[state.count] = Work(queue: queue)
      }
      return state.count
    }
    return (
      begin: { [self] in
        let now = clock.now()
        state.withLock { $0.works[number]?.beginning = now }
      },
      end: { [self] in
        let waiting = state.withLock { state in
          state.works[number] = nil
          return state.works.isEmpty ? state.waiting.take() : nil
        }
        waiting?.resume(returning: [])
      }
    )
  }

  /// Waits until all work is done, or until some of it has taken too long.
  ///
  /// - Returns: The queues whose work takes too long, in the order of their names. The virtual time
  ///   no longer waits for that work. It also ignores all later work of a queue that is
  ///   ``LateQueue/isForsaken``.
  package func wait() async -> [LateQueue] {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<[LateQueue], Never>) in
      let (waits, checks) = state.withLock { state in
        if state.works.isEmpty { return (false, false) }
        (state.waiting, state.waited, state.lastCheck) = (continuation, 0, clock.now())
        defer { state.isChecking = true }
        return (true, !state.isChecking)
      }
      if !waits { continuation.resume(returning: []) }
      if checks { checkLater() }
    }
  }

  /// Schedules a check. At most one check is scheduled at a time.
  private func checkLater() {
    clock.runAfter(clock.now() + patience / 2) { [weak self] in self?.check() }
  }

  /// Removes work that takes too long, and ends the wait if there is such work. Otherwise schedules
  /// the next check.
  private func check() {
    let now = clock.now()
    let (goesOn, waiting, queues) = state.withLock { state in
      let queues = state.waiting == nil ? [] : state.takeLate(at: now, patience: patience)
      state.isChecking = state.waiting != nil && queues.isEmpty
      return (state.isChecking, state.isChecking ? nil : state.waiting.take(), queues)
    }
    if goesOn { checkLater() }
    waiting?.resume(returning: queues)
  }
}

extension DispatchTime {
  /// Returns the seconds that have passed since another time; 0 if the other time lies ahead.
  fileprivate func seconds(since other: DispatchTime) -> Double {
    uptimeNanoseconds < other.uptimeNanoseconds
      ? 0 : Double(uptimeNanoseconds - other.uptimeNanoseconds) / 1e9
  }
}
