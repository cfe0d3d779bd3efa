import Zoetrope

/// An asynchronous sequence of the values of a publisher that never fails.
///
/// Each time that the loop awaits a value, one value is requested from the publisher.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence from a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// The iterator of one loop. The subscription ends when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, Never>

    /// Awaits the next value. Returns nil after the last value, and when the task is cancelled.
    public mutating func next() async -> P.Output? { await next(isolation: nil) }

    /// Awaits the next value while isolated to `actor`. Returns nil after the last value, and when
    /// the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await mailbox.next(isolation: actor)?.value
    }
  }
}

/// An asynchronous sequence of the values of a publisher that can fail.
///
/// Each time that the loop awaits a value, one value is requested from the publisher.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// Creates a sequence from a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes to the publisher, and returns an iterator.
  public func makeAsyncIterator() -> Iterator { Iterator(mailbox: Mailbox(publisher)) }

  /// The iterator of one loop. The subscription ends when the iterator is released.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let mailbox: Mailbox<P.Output, P.Failure>

    /// Awaits the next value. Returns nil after the last value, and when the task is cancelled.
    /// Throws the error if the publisher fails.
    public mutating func next() async throws -> P.Output? { try await next(isolation: nil) }

    /// Awaits the next value while isolated to `actor`. Returns nil after the last value, and when
    /// the task is cancelled. Throws the error if the publisher fails.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> P.Output? {
      try await mailbox.next(isolation: actor)?.get()
    }
  }
}

extension Result where Failure == Never {
  /// The value of a result that cannot be a failure.
  var value: Success {
    switch self {
    case .success(let value): value
    }
  }
}

extension Publisher {
  /// The values as an asynchronous sequence.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
