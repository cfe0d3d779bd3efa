import Zoetrope

/// A publisher that creates another publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values that the publisher sends.
  public typealias Output = DeferredPublisher.Output
  /// The type of the errors with which the publisher can fail.
  public typealias Failure = DeferredPublisher.Failure

  /// A closure that creates a publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that calls a closure for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Creates a publisher with the closure, and attaches the subscriber to the created publisher.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}
