import Foundation
import Zoetrope

/// The link between a subscriber and a series of publishers. At any time, the subscriber receives
/// the values of a single publisher.
///
/// Values that were requested from a publisher but not received are requested from the next
/// publisher.
final class Relay<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var current: (any Cancellable)?
  private var requestCurrent: ((Subscribers.Demand) -> Void)?
  /// A number that identifies the current publisher. Values and completions with an older number
  /// are ignored.
  private var turn = 0
  private var isConnecting = false
  /// A closure that subscribes to the next publisher; nil if there is no next publisher yet.
  private var next: (() -> Void)?
  private var source: (any Cancellable)?

  /// Creates a link without publishers.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: The description of the subscription.
  init(_ downstream: any Subscriber<Output, Failure>, name: String) {
    self.downstream = downstream
    description = name
  }

  /// Sends the subscription to the subscriber.
  ///
  /// - Parameter source: A further subscription to cancel when this link ends. Default: none.
  func start(source: (any Cancellable)? = nil) {
    self.source = source
    downstream?.receive(subscription: self)
  }

  /// Cancels the current subscription, and subscribes to another publisher.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - then: A closure that takes the completion of the publisher.
  func follow<P: Publisher>(
    _ publisher: P, then: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P.Output == Output {
    let (turn, previous) = lock.withLock {
      self.turn += 1
      requestCurrent = nil
      return (self.turn, current.take())
    }
    previous?.cancel()
    connect { [self] in
      let inlet = lock.withLock { () -> Inlet<Output, P.Failure>? in
        guard downstream != nil, self.turn == turn else { return nil }
        let inlet = Inlet<Output, P.Failure>(demand: demand) {
          self.receive($0, in: turn)
        } finisher: { completion in
          if self.lock.withLock({ self.turn == turn }) { then(completion) }
        }
        current = inlet
        requestCurrent = inlet.request
        return inlet
      }
      if let inlet { publisher.subscribe(inlet) }
    }
  }

  /// Calls a closure that subscribes to a publisher. If the publisher ends immediately, this method
  /// may be called again while the first closure is still running. The second closure is then
  /// called only after the first closure has returned, so the stack does not grow.
  private func connect(_ body: @escaping () -> Void) {
    let isNested = lock.withLock {
      defer { isConnecting = true }
      next = body
      return isConnecting
    }
    if isNested { return }
    while let body = lock.withLock({ takeNext() }) { body() }
  }

  private func takeNext() -> (() -> Void)? {
    let body = next.take()
    isConnecting = body != nil
    return body
  }

  private func receive(_ value: Output, in turn: Int) -> Subscribers.Demand {
    let downstream = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard self.turn == turn else { return nil }
      demand -= 1
      return self.downstream
    }
    guard let more = downstream?.receive(value) else { return .none }
    let forward = lock.withLock { () -> ((Subscribers.Demand) -> Void)? in
      demand += more
      return self.turn == turn ? nil : requestCurrent
    }
    guard let forward else { return more }
    forward(more)
    return .none
  }

  /// Sends the completion to the subscriber.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = lock.withLock { self.downstream.take() }
    cancel()
    downstream?.receive(completion: completion)
  }

  func request(_ more: Subscribers.Demand) {
    let request = lock.withLock {
      demand += more
      return requestCurrent
    }
    request?(more)
  }

  func cancel() {
    let released = lock.withLock {
      turn += 1
      return (downstream.take(), current.take(), requestCurrent.take(), next.take(), source.take())
    }
    released.1?.cancel()
    released.4?.cancel()
  }
}
