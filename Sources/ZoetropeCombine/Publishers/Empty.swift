import Zoetrope

/// A publisher that sends no values. It finishes immediately or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes immediately. Default true.
  public let completeImmediately: Bool

  /// Creates a publisher that sends no values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher that sends no values. The arguments give the types of values and errors.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
