import Zoetrope

/// The values of a publisher that does not fail, for loops that await each value.
///
/// The publisher is asked for a value whenever the loop awaits one.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// The values of one loop. The subscription ends with the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, Never>

    /// Awaits the next value, and returns nil after the last one and when the task is cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Awaits the next value on an actor.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await mailbox.next(isolation: actor)?.value
    }
  }
}

/// The values of a publisher that may fail, for loops that await each value.
///
/// The publisher is asked for a value whenever the loop awaits one.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence of the values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// The values of one loop. The subscription ends with the iterator.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, P.Failure>

    /// Awaits the next value, and returns nil after the last one and when the task is cancelled.
    /// Throws the error of the publisher.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Awaits the next value on an actor. Throws the error of the publisher.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
      try await mailbox.next(isolation: actor)?.get()
    }
  }
}

extension Result where Failure == Never {
  /// The value.
  var value: Success {
    switch self {
    case .success(let value): value
    }
  }
}

extension Publisher {
  /// The values, for loops that await each value.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values, for loops that await each value.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
