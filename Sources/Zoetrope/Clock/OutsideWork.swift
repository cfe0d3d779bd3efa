import Dispatch
import Synchronization
import ZoetropeTasks

/// The work on other threads that the virtual time waits for.
package final class OutsideWork: Sendable {
  /// A piece of work that has been submitted.
  private struct Work {
    /// The name of the queue that does the work.
    let queue: String
    /// The real time at which the work began to run; nil for work that waits for a thread.
    var beginning: DispatchTime?
  }

  /// A queue for whose work the virtual time no longer waits.
  package struct LateQueue: Sendable, Hashable {
    /// The name of the queue.
    package var name: String
    /// The real time for which the virtual time has waited, in seconds.
    package var seconds: Double
    /// Whether all further work of the queue is ignored, because the queue never ran out of work.
    package var isForsaken: Bool

    /// A sentence without a final period.
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
    var waitBeginning = DispatchTime.distantFuture
    /// Whether a check is scheduled.
    var isChecking = false
    /// The names of the queues for whose work the virtual time no longer waits.
    var forsakenQueues: Set<String> = []
  }

  private let state = Mutex(State())

  /// The real time for which one piece of work may run before the host continues without it, in
  /// seconds.
  package let patience: Double

  private let clock: WaitingClock

  /// The longest duration of one wait, divided by ``patience``. It is greater than 1, because work
  /// may have to wait for a thread, and finite, because work may submit further work forever.
  private static let waitFactor = 6.0

  /// Creates a record without work.
  ///
  /// - Parameters:
  ///   - patience: The real time for which one piece of work may run, in seconds. Default 10.
  ///   - clock: The time by which the waits are measured. Default the real time.
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
  ///   no longer waits for that work, nor for any later work of a queue that is never done.
  package func wait() async -> [LateQueue] {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<[LateQueue], Never>) in
      let (waits, checks) = state.withLock { state in
        if state.works.isEmpty { return (false, false) }
        (state.waiting, state.waitBeginning) = (continuation, clock.now())
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

  /// Removes work that takes too long, and ends the wait if there is such work.
  private func check() {
    let now = clock.now()
    let (waiting, queues) = state.withLock { state in
      guard state.waiting != nil else {
        state.isChecking = false
        return (UnsafeContinuation<[LateQueue], Never>?.none, [LateQueue]?.none)
      }
      let isOver = now > state.waitBeginning + Self.waitFactor * patience
      let late = state.works.filter { _, work in
        isOver || work.beginning.map { now > $0 + patience } ?? false
      }
      for number in late.keys { state.works[number] = nil }
      let names = Set(late.values.map(\.queue))
      if isOver { state.forsakenQueues.formUnion(names) }
      let seconds = isOver ? Self.waitFactor * patience : patience
      let queues = names.sorted().map {
        LateQueue(name: $0, seconds: seconds, isForsaken: isOver)
      }
      return (late.isEmpty ? nil : state.waiting.take(), queues)
    }
    guard let queues else { return }
    waiting?.resume(returning: queues)
    checkLater()
  }
}
