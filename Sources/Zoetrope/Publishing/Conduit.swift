import Foundation

/// The subscription of one subscriber to a source of values.
///
/// Values and the completion may come from any thread. The subscriber still receives the values one
/// after the other, and the completion after the last value.
package final class Conduit<Output, Failure: Error>: Subscription {
  private let keepsLatest: Bool
  private let detach: (Conduit) -> Void
  /// The lock that guards the variables.
  private let lock = NSRecursiveLock()
  /// The lock that is held while the subscriber is called. It is recursive, because the subscriber
  /// may cause another value to be sent during the call.
  private let delivery = NSRecursiveLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  /// A value that the subscriber has not asked for yet.
  private var latest: Output?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - keepsLatest: Whether the latest value is kept until the subscriber asks for it.
  ///   - detach: A closure to call when the subscription is cancelled.
  package init(
    _ downstream: any Subscriber<Output, Failure>, keepsLatest: Bool,
    detach: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    self.keepsLatest = keepsLatest
    self.detach = detach
  }

  /// The state of a source when a subscription is added to it.
  package enum Start {
    /// The source has not completed. The payload is the first value for the subscriber; nil if
    /// there is none.
    case open(Output?)
    /// The source has completed.
    case ended(Subscribers.Completion<Failure>)
  }

  /// Adds the subscription to its source, and passes it to its subscriber.
  ///
  /// If another thread sends a value or the completion during this call, that thread waits until
  /// the subscriber has received the subscription.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - add: A closure that adds the subscription to the source.
  package func begin<S: Subscriber>(with subscriber: S, add: () -> Start)
  where S.Input == Output, S.Failure == Failure {
    delivery.withLock {
      let start = add()
      if case .open(let value) = start { lock.withLock { latest = value } }
      subscriber.receive(subscription: self)
      if case .ended(let completion) = start { finish(completion) }
    }
  }

  /// Sends a value to the subscriber if it has asked for one. Otherwise, the value is kept if
  /// `keepsLatest` is true, and dropped if not.
  package func offer(_ value: Output) {
    delivery.withLock {
      let receiver = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
        guard let downstream else { return nil }
        guard demand > 0 else {
          if keepsLatest { latest = value }
          return nil
        }
        demand -= 1
        latest = nil
        return downstream
      }
      if let receiver { add(receiver.receive(value)) }
    }
  }

  /// Ends the subscription with a completion.
  package func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      lock.withLock { downstream.take() }?.receive(completion: completion)
    }
  }

  package func request(_ demand: Subscribers.Demand) { add(demand) }

  package func cancel() {
    let wasActive = lock.withLock {
      latest = nil
      return downstream.take() != nil
    }
    if wasActive { detach(self) }
  }

  /// Adds a demand of the subscriber. If a value has been kept for the subscriber, the value is
  /// sent.
  private func add(_ more: Subscribers.Demand) {
    let sends = lock.withLock {
      demand += more
      return demand > 0 && latest != nil
    }
    if sends { delivery.withLock { sendLatest() } }
  }

  /// Sends the kept value if there still is one and the subscriber has asked for it. If another
  /// value is kept in the meantime, this method sends that value in the same way.
  private func sendLatest() {
    while true {
      let next = lock.withLock { () -> (any Subscriber<Output, Failure>, Output)? in
        guard demand > 0, let downstream, let value = latest.take() else { return nil }
        demand -= 1
        return (downstream, value)
      }
      guard let next else { return }
      let more = next.0.receive(next.1)
      lock.withLock { demand += more }
    }
  }
}
