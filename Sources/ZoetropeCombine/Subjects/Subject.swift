import Zoetrope

/// A publisher whose values are sent by calling a method.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends the end of the values to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives a subscription to a publisher whose values the subject is to send.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value to the subscribers.
  public func send() { send(()) }
}

extension Publisher {
  /// Has a subject send the values and the end of the publisher.
  ///
  /// - Returns: A reference that ends the subscription.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let link = Tap<Output, Failure>(AnySubscriber(subject), name: "Subject") { _ in }
    subscribe(link)
    return AnyCancellable(link)
  }
}
