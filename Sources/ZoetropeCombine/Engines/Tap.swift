import Foundation
import Zoetrope

/// An event that is passed between a publisher and a subscriber.
enum TapEvent<Input, Failure: Error> {
  case subscription(any Subscription)
  case value(Input)
  case completion(Subscribers.Completion<Failure>)
  /// A demand, reported before the publisher receives it.
  case request(Subscribers.Demand)
  /// The publisher has handled the demand of the latest ``request(_:)``.
  case requested
  /// The subscriber has received a value and returned a demand greater than zero.
  case answer(Subscribers.Demand)
  case cancel
}

/// A link between a publisher and a subscriber. It passes on all events, and reports them to a
/// closure.
final class Tap<Input, Failure: Error>: Subscriber, Subscription, CustomStringConvertible {
  typealias Handler = (TapEvent<Input, Failure>) -> Void

  let description: String
  private let lock = NSLock()
  private var downstream: (any Subscriber<Input, Failure>)?
  private var upstream: (any Subscription)?
  private var handler: Handler?

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: The description of the subscription.
  ///   - handler: A closure that is called for each event.
  init(_ downstream: any Subscriber<Input, Failure>, name: String, handler: @escaping Handler) {
    self.downstream = downstream
    description = name
    self.handler = handler
  }

  func receive(subscription: any Subscription) {
    let known = lock.withLock { () -> (any Subscriber<Input, Failure>, Handler?)? in
      guard let downstream, upstream == nil else { return nil }
      upstream = subscription
      return (downstream, handler)
    }
    guard let (downstream, handler) = known else { return subscription.cancel() }
    handler?(.subscription(subscription))
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let (downstream, handler) = lock.withLock({ downstream.map { ($0, handler) } })
    else { return .none }
    handler?(.value(input))
    // The handler may have cancelled the subscription.
    guard lock.withLock({ self.downstream != nil }) else { return .none }
    let more = downstream.receive(input)
    if more > 0 { handler?(.answer(more)) }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let known = lock.withLock { downstream == nil ? nil : handler }
    known?(.completion(completion))
    let released = lock.withLock { (downstream.take(), upstream.take(), handler.take()) }
    released.0?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let (upstream, handler) = lock.withLock { (self.upstream, self.handler) }
    handler?(.request(demand))
    upstream?.request(demand)
    handler?(.requested)
  }

  func cancel() {
    let released = lock.withLock { (downstream.take(), upstream.take(), handler.take()) }
    released.2?(.cancel)
    released.1?.cancel()
  }
}
