import Synchronization

/// A task that sleeps on a virtual clock.
final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(UnsafeContinuation<Void, any Error>)
    case cancelled
    case over
  }

  private let state = Mutex(State.awake)

  /// Begins the sleep. If the sleep has already been cancelled, the continuation is resumed with a
  /// `CancellationError`.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>) {
    let isCancelled = state.withLock { state in
      if case .cancelled = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isCancelled { continuation.resume(throwing: CancellationError()) }
  }

  /// Ends the sleep, and resumes the task.
  func end() { leave(.over)?.resume() }

  /// Ends the sleep with a `CancellationError`.
  func cancel() { leave(.cancelled)?.resume(throwing: CancellationError()) }

  /// Ends the sleep and returns the continuation to resume. The result is nil if the task is not
  /// asleep. If the sleep has not begun, the state becomes `next`.
  private func leave(_ next: State) -> UnsafeContinuation<Void, any Error>? {
    state.withLock { state in
      switch state {
      case .asleep(let continuation):
        state = .over
        return continuation
      case .awake: state = next
      case .cancelled, .over: break
      }
      return nil
    }
  }
}

extension VirtualClock {
  /// Suspends the current task for a number of seconds.
  ///
  /// A task that ignores its cancellation and sleeps repeatedly would run without a pause, so it is
  /// finally suspended forever. A task is also suspended forever if it begins to sleep after the
  /// end of the clock.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  func sleep(seconds: Double) async throws {
    if stopsSleep() {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
    try Task.checkCancellation()
    let (sleeper, ticket) = (Sleeper(), WorkTicket(self))
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        sleeper.begin(continuation)
        let work = Work(
          kind: .sleep(seconds), perform: { sleeper.end() }, abandon: { sleeper.cancel() },
          ticket: ticket)
        add(work, at: time + max(0, seconds))
      }
    } onCancel: {
      sleeper.cancel()
      ticket.withdraw()
    }
  }
}
