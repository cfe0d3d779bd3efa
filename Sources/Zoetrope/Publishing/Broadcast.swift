import Foundation

/// The subscriptions to one source that sends its values to many subscribers.
///
/// A value is sent only to the subscribers that have asked for a value. A source may keep its
/// latest value for each subscriber that has not asked yet. Such a subscriber receives the kept
/// value as soon as it asks. Code on any thread may send values and subscribe. No lock of the
/// source is held while a subscriber is called.
package final class Broadcast<Output, Failure: Error> {
  private let keepsLatest: Bool
  private let lock = NSLock()
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Creates a source without subscribers.
  ///
  /// - Parameter keepsLatest: Whether the latest value is kept for a subscriber that has not asked
  ///   for it yet.
  package init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  /// Whether the source has completed.
  package var isCompleted: Bool { lock.withLock { completion != nil } }

  /// Attaches a subscriber.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - latest: The first value for the subscriber. It is read in the same step in which the
  ///     subscriber is attached, so that no value is missed or sent twice. Default: none.
  package func attach<S: Subscriber>(_ subscriber: S, latest: @autoclosure () -> Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(
      subscriber, keepsLatest: keepsLatest,
      detach: { [weak self] conduit in self?.detach(conduit) })
    conduit.begin(with: subscriber) {
      lock.withLock {
        if completion == nil { conduits.append(conduit) }
        return completion.map { .ended($0) } ?? .open(latest())
      }
    }
  }

  /// Sends a value to all subscribers. O(*n*) in the number of subscribers.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - update: A closure to call before the value is sent, if the source has not completed. No
  ///     subscriber is attached during the call. Default: none.
  package func send(_ value: Output, update: () -> Void = {}) {
    let receivers = lock.withLock {
      if completion != nil { return [Conduit<Output, Failure>]() }
      update()
      return conduits
    }
    for conduit in receivers { conduit.offer(value) }
  }

  /// Sends the completion to all subscribers. If the source has already completed, the call has no
  /// effect.
  package func send(completion end: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      if completion != nil { return [Conduit<Output, Failure>]() }
      completion = end
      defer { conduits = [] }
      return conduits
    }
    for conduit in ended { conduit.finish(end) }
  }

  private func detach(_ conduit: Conduit<Output, Failure>) {
    lock.withLock { conduits.removeAll { $0 === conduit } }
  }
}
