import Zoetrope

/// A subscriber that hides the type of another subscriber.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
  /// The identifier of the subscriber.
  public let combineIdentifier: CombineIdentifier
  /// The description of the hidden subscriber.
  public let description: String

  private let receiveSubscription: (any Subscription) -> Void
  private let receiveValue: (Input) -> Subscribers.Demand
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that hides the type of another subscriber.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    description = "\(s)"
    receiveSubscription = s.receive(subscription:)
    receiveValue = { s.receive($0) }
    receiveCompletion = s.receive(completion:)
  }

  /// Creates a subscriber that passes the values to a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init {
      s.send(subscription: $0)
    } receiveValue: {
      s.send($0)
      return .none
    } receiveCompletion: {
      s.send(completion: $0)
    }
  }

  /// Creates a subscriber that calls closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    description = "Anonymous AnySubscriber"
    self.receiveSubscription = receiveSubscription ?? { _ in }
    self.receiveValue = receiveValue ?? { _ in .none }
    self.receiveCompletion = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription, and passes it on.
  public func receive(subscription: any Subscription) { receiveSubscription(subscription) }

  /// Receives a value, passes it on, and returns the additional demand.
  public func receive(_ value: Input) -> Subscribers.Demand { receiveValue(value) }

  /// Receives the completion, and passes it on.
  public func receive(completion: Subscribers.Completion<Failure>) { receiveCompletion(completion) }
}
