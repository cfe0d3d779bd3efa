import Foundation
import Zoetrope

/// The subscriber that an operator with several publishers attaches to each of these publishers.
///
/// If a demand or a cancellation arrives before the subscription, it takes effect when the
/// subscription arrives.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  typealias Receiver = (Input) -> Subscribers.Demand
  typealias Finisher = (Subscribers.Completion<Failure>) -> Void

  private let lock = NSLock()
  private var receiver: Receiver?
  private var finisher: Finisher?
  private var upstream: (any Subscription)?
  /// The number of values to request when the subscription arrives.
  private var demand: Subscribers.Demand

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - demand: The number of values that are requested when the subscription arrives. Default:
  ///     none.
  ///   - receiver: A closure that takes a value and returns the additional demand.
  ///   - finisher: A closure that takes the completion.
  init(
    demand: Subscribers.Demand = .none, receiver: @escaping Receiver, finisher: @escaping Finisher
  ) {
    self.demand = demand
    self.receiver = receiver
    self.finisher = finisher
  }

  func receive(subscription: any Subscription) {
    let demand = lock.withLock { () -> Subscribers.Demand? in
      guard receiver != nil, upstream == nil else { return nil }
      upstream = subscription
      return self.demand
    }
    guard let demand else { return subscription.cancel() }
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock { receiver }?(input) ?? .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    release().finisher?(completion)
  }

  /// Asks for further values.
  func request(_ more: Subscribers.Demand) {
    guard more > 0 else { return }
    let upstream = lock.withLock {
      if self.upstream == nil { demand += more }
      return self.upstream
    }
    upstream?.request(more)
  }

  /// Cancels the subscription. A subscription that comes later is cancelled, too.
  func cancel() { release().upstream?.cancel() }

  private typealias References = (
    receiver: Receiver?, finisher: Finisher?, upstream: (any Subscription)?
  )

  private func release() -> References {
    lock.withLock { (receiver.take(), finisher.take(), upstream.take()) }
  }
}
