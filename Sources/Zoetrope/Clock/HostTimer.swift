import Foundation
import Synchronization

/// A timer on the virtual clock of a host.
final class HostTimer: Foundation.Timer {
  private struct State {
    /// The virtual time of the first firing, in seconds. Each later firing is scheduled at a
    /// multiple of the interval after this time.
    var first = Double.infinity
    /// The number of firings since the time ``first`` was set.
    var count = 0
    /// The reference by which the next firing can be withdrawn.
    var ticket: WorkTicket?
    /// The closure to run; nil after the timer has ended.
    var block: (@Sendable (Foundation.Timer) -> Void)?
  }

  private let clock: VirtualClock
  /// The interval, in seconds, that the initializer received. Messages mention it.
  private let givenInterval: Double
  private let state = Mutex(State())

  /// Creates a timer that does not run yet.
  ///
  /// - Parameters:
  ///   - clock: The clock.
  ///   - interval: The interval, in seconds.
  ///   - repeats: Whether the timer fires until it is invalidated.
  ///   - block: The closure to run.
  init(
    on clock: VirtualClock, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Foundation.Timer) -> Void
  ) {
    self.clock = clock
    givenInterval = interval
    // Foundation never fires this timer, even if it is added to a run loop, and never releases the
    // closure.
    super.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
      (timer as? HostTimer)?.runBlock()
    }
    state.withLock { $0.block = block }
  }

  private func runBlock() { state.withLock(\.block)?(self) }

  /// Sets the virtual time of the next firing, in seconds. Further firings follow at multiples of
  /// the interval.
  func start(at time: Double) {
    guard isValid else { return }
    let former = state.withLock { state in
      (state.first, state.count) = (time, 0)
      return state.ticket.take()
    }
    former?.withdraw()
    schedule()
  }

  /// The virtual time of the next firing, in seconds.
  private var nextTime: Double {
    // The interval is multiplied, because a sum would accumulate rounding errors.
    state.withLock { $0.count == 0 ? $0.first : $0.first + Double($0.count) * timeInterval }
  }

  private func schedule() {
    let (ticket, timer) = (WorkTicket(clock), Transferred(self))
    state.withLock { $0.ticket = ticket }
    let work = VirtualClock.Work(
      kind: .timer(givenInterval), perform: { timer.value.fireInTime() }, ticket: ticket)
    clock.add(work, at: nextTime)
  }

  /// Runs the block, and then schedules the next firing. If the block has set another time or ended
  /// the timer, nothing is scheduled.
  private func fireInTime() {
    let ticket = state.withLock { state in
      state.count += 1
      return state.ticket
    }
    fire()
    if isValid && state.withLock({ $0.ticket === ticket }) { schedule() }
  }

  /// The virtual date of the next firing. After the timer has been invalidated, this is the date at
  /// which it would have fired next.
  override var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: nextTime) }
    set { start(at: clock.time(of: newValue)) }
  }

  override func invalidate() {
    super.invalidate()
    let (ticket, block) = state.withLock { ($0.ticket.take(), $0.block.take()) }
    ticket?.withdraw()
    // The closure is released outside of the lock, because objects held by it may then call the
    // timer.
    withExtendedLifetime(block) {}
  }
}
