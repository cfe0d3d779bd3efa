import Dispatch
import Synchronization

/// The work on other threads that the virtual time waits for.
package final class OutsideWork: Sendable {
  private struct State {
    var labels: [Int: String] = [:]
    var count = 0
    var waiting: UnsafeContinuation<[String], Never>?
    /// The number of waits so far.
    var waitCount = 0
  }

  private let state = Mutex(State())

  /// The number of real seconds for which the host waits for work before it goes on without it.
  static let patience = 10.0

  /// The number of works that have begun so far.
  package var beginCount: Int { state.withLock(\.count) }

  /// Whether there is work to wait for.
  package var isEmpty: Bool { state.withLock(\.labels.isEmpty) }

  /// Begins work.
  ///
  /// - Parameter label: The name of the queue that does the work.
  /// - Returns: A closure to call when the work is done.
  func begin(_ label: String) -> @Sendable () -> Void {
    let number = state.withLock { state in
      state.count += 1
      state.labels[state.count] = label
      return state.count
    }
    return { [self] in
      let waiting = state.withLock { state in
        state.labels[number] = nil
        return state.labels.isEmpty ? state.waiting.take() : nil
      }
      waiting?.resume(returning: [])
    }
  }

  /// Returns when all work is done, or when the patience is over. The latter work is forgotten.
  ///
  /// - Returns: The names of the queues whose work is not done.
  package func wait() async -> [String] {
    await withUnsafeContinuation { (continuation: UnsafeContinuation<[String], Never>) in
      let wait = state.withLock { state -> Int? in
        if state.labels.isEmpty { return nil }
        state.waiting = continuation
        state.waitCount += 1
        return state.waitCount
      }
      guard let wait else { return continuation.resume(returning: []) }
      let end = DispatchTime.now() + Self.patience
      DispatchQueue.global().asyncAfter(deadline: end, qos: .unspecified, flags: []) {
        [weak self] in self?.giveUp(wait)
      }
    }
  }

  /// Ends a wait whose patience is over, and forgets the work that is not done.
  private func giveUp(_ wait: Int) {
    let (waiting, labels) = state.withLock { state in
      guard state.waitCount == wait, let waiting = state.waiting.take() else {
        return (UnsafeContinuation<[String], Never>?.none, [String]())
      }
      defer { state.labels = [:] }
      return (waiting, state.labels.values.sorted())
    }
    waiting?.resume(returning: labels)
  }
}
