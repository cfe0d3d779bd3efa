import Zoetrope

/// A publisher that fails immediately.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error with which the publisher fails.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error. The first argument gives the type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
