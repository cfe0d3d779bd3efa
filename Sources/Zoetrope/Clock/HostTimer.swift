import Foundation
import Synchronization

/// A timer on the virtual clock of a host.
final class HostTimer: Foundation.Timer {
  private struct State {
    /// The virtual time from which firings are counted, in seconds.
    var first = Double.infinity
    /// The number of firings since then.
    var count = 0
    /// The reference to the next firing.
    var ticket: WorkTicket?
    /// The closure to run; nil when the timer is over.
    var block: (@Sendable (Foundation.Timer) -> Void)?
  }

  private let clock: VirtualClock
  /// The interval with which the timer was made, in seconds, for messages.
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
    // Foundation never fires it, also if it is added to a run loop. It keeps its closure for ever.
    super.init(fire: .distantFuture, interval: interval, repeats: repeats) { timer in
      (timer as? HostTimer)?.runBlock()
    }
    state.withLock { $0.block = block }
  }

  private func runBlock() { state.withLock(\.block)?(self) }

  /// Lets the next firing be at a virtual time in seconds, and further ones at multiples of the
  /// interval from then on.
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
    // Multiplied, because a sum would gather rounding errors.
    state.withLock { $0.count == 0 ? $0.first : $0.first + Double($0.count) * timeInterval }
  }

  private func schedule() {
    let (ticket, timer) = (WorkTicket(clock), Transferred(self))
    state.withLock { $0.ticket = ticket }
    let work = VirtualClock.Work(
      kind: .timer(givenInterval), perform: { timer.value.fireInTime() }, ticket: ticket)
    clock.add(work, at: nextTime)
  }

  /// Fires, and schedules the next firing unless the block has moved it or ended the timer.
  private func fireInTime() {
    let ticket = state.withLock { state in
      state.count += 1
      return state.ticket
    }
    fire()
    if isValid && state.withLock({ $0.ticket === ticket }) { schedule() }
  }

  /// The virtual date of the next firing; of the last one if the timer is over.
  override var fireDate: Date {
    get { Date(timeIntervalSinceReferenceDate: nextTime) }
    set { start(at: clock.time(of: newValue)) }
  }

  override func invalidate() {
    super.invalidate()
    let (ticket, block) = state.withLock { ($0.ticket.take(), $0.block.take()) }
    ticket?.withdraw()
    // Released outside of the lock: what it holds may call the timer when it goes.
    withExtendedLifetime(block) {}
  }
}
