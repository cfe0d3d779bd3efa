import Dispatch
import Synchronization

/// Calls a closure at equal intervals, until it is cancelled.
package final class Ticker: Sendable {
  private let queue: DispatchQueue
  private let kind: WorkKind
  private let first: Double
  private let interval: Double?
  private let action: Transferred<() -> Bool>
  private let state = Mutex<(count: Int, isCancelled: Bool)>((0, false))

  /// Creates a ticker, which begins at once.
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
    self.action = Transferred(action)
    schedule(in: delay)
  }

  /// Schedules the next call for a number of seconds from now.
  private func schedule(in seconds: Double) {
    queue.submit(kind, after: seconds) { [self] in
      let count = state.withLock { state in
        state.count += 1
        return state.isCancelled ? nil : state.count
      }
      guard let count, action.value(), let interval else { return }
      // Multiplied, because a sum would gather rounding errors.
      schedule(in: first + Double(count) * interval - currentSeconds)
    }
  }

  /// Ends the calls.
  package func cancel() { state.withLock { $0.isCancelled = true } }
}
