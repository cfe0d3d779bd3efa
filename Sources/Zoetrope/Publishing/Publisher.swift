/// A source of values over time.
///
/// On Apple's systems, this protocol is Combine's. Operators and further publishers are in the
/// module `Combine`, which `SwiftUI` exports.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` for a publisher that does not fail.
  associatedtype Failure: Error

  /// Attaches a subscriber that has the publisher's types of values and errors.
  ///
  /// The publisher calls the subscriber's `receive(subscription:)` once, then sends no more values
  /// than the subscriber asks for, and at most one completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber that has the publisher's types of values and errors.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}
