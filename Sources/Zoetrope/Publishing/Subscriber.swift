/// A receiver of the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors; `Never` if the subscriber accepts no errors.
  associatedtype Failure: Error

  /// Receives the subscription. Through it, the subscriber asks for values and cancels the
  /// subscription.
  func receive(subscription: any Subscription)

  /// Receives a value.
  ///
  /// - Returns: The number of further values that the subscriber asks for.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  ///
  /// - Returns: The number of further events that the subscriber asks for.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for a number of further values.
  func request(_ demand: Subscribers.Demand)
}
