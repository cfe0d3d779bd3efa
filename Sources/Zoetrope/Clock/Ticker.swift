import Dispatch
import Synchronization

/// Calls a closure at equal intervals, until the closure returns false or the ticker is cancelled.
package final class Ticker: Sendable {
  private struct State {
    /// The number of calls so far.
    var count = 0
    /// The closure to call; nil after the last call.
    var action: Transferred<() -> Bool>?
    /// The reference by which the next call can be withdrawn from a virtual clock.
    var ticket: WorkTicket?
  }

  private let queue: DispatchQueue
  private let kind: WorkKind
  private let first: Double
  private let interval: Double?
  private let state: Mutex<State>

  /// Creates and starts a ticker.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the closure is called.
  ///   - kind: The kind of work, for messages.
  ///   - delay: The seconds from now to the first call.
  ///   - interval: The seconds from one call to the next; nil for a single call.
  ///   - action: The closure to call. It returns whether it is to be called again.
  @discardableResult package init(
    queue: DispatchQueue, kind: WorkKind, after delay: Double, every interval: Double?,
    _ action: @escaping () -> Bool
  ) {
    self.queue = queue
    self.kind = kind
    self.first = currentSeconds + delay
    self.interval = interval
    self.state = Mutex(State(action: Transferred(action)))
    schedule(in: delay)
  }

  /// Schedules the next call for a number of seconds from now.
  private func schedule(in seconds: Double) {
    let ticket = VirtualClock.current.map(WorkTicket.init)
    let goesOn = state.withLock { state in
      state.ticket = ticket
      return state.action != nil
    }
    guard goesOn else { return }
    queue.submit(kind, after: seconds, ticket: ticket) { [self] in
      let (count, action) = state.withLock { state in
        state.count += 1
        return (state.count, state.action)
      }
      guard let action else { return }
      guard action.value(), let interval else { return cancel() }
      // The interval is multiplied, because a sum would accumulate rounding errors.
      schedule(in: first + Double(count) * interval - currentSeconds)
    }
  }

  /// Ends the calls, and releases the closure.
  package func cancel() {
    // The closure is released outside of the lock, because it may hold the last reference to a
    // subscription.
    let (action, ticket) = state.withLock { ($0.action.take(), $0.ticket.take()) }
    ticket?.withdraw()
    _ = action
  }
}
