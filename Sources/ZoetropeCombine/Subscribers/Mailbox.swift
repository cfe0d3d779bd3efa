import Foundation
import Zoetrope

/// The subscription through which a task awaits the values of a publisher, one at a time. The
/// subscription ends when this object is released.
final class Mailbox<Output, Failure: Error> {
  private let slot = MailSlot<Output, Failure>()

  /// Subscribes to a publisher.
  init(_ publisher: some Publisher<Output, Failure>) { publisher.subscribe(slot) }

  deinit { slot.cancel() }

  /// Requests a value, and awaits the value or the completion. Returns nil when the publisher
  /// finishes or the task is cancelled.
  func next(isolation actor: isolated (any Actor)?) async -> Result<Output, Failure>? {
    // The slot protects its variables with a lock, so any thread may call `cancel()`.
    let shared = ConfinedVariable(slot)
    return await withTaskCancellationHandler(
      operation: {
        await withCheckedContinuation(isolation: actor) { slot.wait(for: $0) }
        return slot.take()
      }, onCancel: { shared.value.cancel() }, isolation: actor)
  }

  /// Requests a value, and awaits the value or an error, even in a cancelled task. The publisher
  /// must not finish without a value.
  nonisolated(nonsending) func result() async -> Result<Output, Failure> {
    await withCheckedContinuation { slot.wait(for: $0) }
    guard let result = slot.take() else {
      preconditionFailure("the publisher finished without a value; expected one")
    }
    return result
  }
}

/// The subscriber that receives the values for a mailbox.
private final class MailSlot<Output, Failure: Error>: Subscriber {
  private let lock = NSLock()
  private var upstream: (any Subscription)?
  private var reader: CheckedContinuation<Void, Never>?
  private var value: Output?
  private var error: Failure?
  private var hasEnded = false
  private var isRequested = false

  /// Requests a value, and resumes a task when the value or the completion has arrived.
  func wait(for reader: CheckedContinuation<Void, Never>) {
    let (isOver, upstream) = lock.withLock { () -> (Bool, (any Subscription)?) in
      if hasEnded { return (true, nil) }
      self.reader = reader
      isRequested = true
      return (false, self.upstream)
    }
    if isOver { reader.resume() }
    upstream?.request(.max(1))
  }

  /// Removes and returns the value or the error for which the task has waited; nil if there is
  /// neither.
  func take() -> Result<Output, Failure>? {
    lock.withLock { value.take().map { .success($0) } ?? error.take().map { .failure($0) } }
  }

  func receive(subscription: any Subscription) {
    let wasRequested = lock.withLock { () -> Bool? in
      guard upstream == nil, !hasEnded else { return nil }
      upstream = subscription
      return isRequested
    }
    guard let isRequested = wasRequested else { return subscription.cancel() }
    if isRequested { subscription.request(.max(1)) }
  }

  func receive(_ input: Output) -> Subscribers.Demand {
    let reader = lock.withLock { () -> CheckedContinuation<Void, Never>? in
      if hasEnded { return nil }
      value = input
      isRequested = false
      return self.reader.take()
    }
    reader?.resume()
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if case .failure(let error) = completion { lock.withLock { self.error = error } }
    _ = end()
  }

  /// Cancels the subscription, and resumes the waiting task.
  func cancel() { end()?.cancel() }

  private func end() -> (any Subscription)? {
    let (reader, upstream) = lock.withLock {
      hasEnded = true
      return (self.reader.take(), self.upstream.take())
    }
    reader?.resume()
    return upstream
  }
}
