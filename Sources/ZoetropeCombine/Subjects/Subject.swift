import Zoetrope

/// A publisher whose values are sent by calls of its method ``send(_:)``.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends the completion to the subscribers.
  func send(completion: Subscribers.Completion<Failure>)

  /// Receives the subscription to a publisher. The subject sends the values of the publisher to its
  /// own subscribers.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the value `()` to the subscribers.
  public func send() { send(()) }
}

extension Publisher {
  /// Attaches a subject. The subject sends the values and the completion of this publisher to the
  /// subscribers of the subject.
  ///
  /// - Returns: An object that ends the subscription when it is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    let link = Tap<Output, Failure>(AnySubscriber(subject), name: "Subject") { _ in }
    subscribe(link)
    return AnyCancellable(link)
  }
}
