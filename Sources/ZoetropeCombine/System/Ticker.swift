import Synchronization
import Zoetrope

/// Calls a closure at equal intervals, until it is cancelled.
final class Ticker: Sendable {
  private let queue: DispatchQueue
  private let kind: WorkKind
  private let first: Double
  private let interval: Double
  private let action: Transferred<() -> Void>
  private let state = Mutex<(count: Int, isCancelled: Bool)>((0, false))

  /// Creates a ticker.
  ///
  /// - Parameters:
  ///   - queue: The queue on which the closure is called.
  ///   - kind: The kind of work, for messages.
  ///   - first: The time of the first call, in seconds of the queue's clock.
  ///   - interval: The seconds from one call to the next.
  ///   - action: The closure to call.
  init(
    queue: DispatchQueue, kind: WorkKind, first: Double, interval: Double,
    _ action: @escaping () -> Void
  ) {
    self.queue = queue
    self.kind = kind
    self.first = first
    self.interval = interval
    self.action = Transferred(action)
  }

  /// Schedules the next call for a number of seconds from now.
  func scheduleNext(in seconds: Double) {
    queue.submit(kind, after: seconds) { [self] in
      let count = state.withLock { state in
        state.count += 1
        return state.isCancelled ? nil : state.count
      }
      guard let count else { return }
      action.value()
      // Multiplied, because a sum would gather rounding errors.
      let next = first + Double(count) * interval
      scheduleNext(in: next - _VirtualTime.now().seconds)
    }
  }

  /// Ends the calls.
  func cancel() { state.withLock { $0.isCancelled = true } }
}
