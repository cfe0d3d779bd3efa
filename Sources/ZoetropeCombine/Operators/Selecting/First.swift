import Zoetrope

extension Publisher {
  /// Sends the first value, and then finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }
}

extension Publisher {
  /// Sends the first value that meets a condition, and then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first value that meets a condition, and then finishes. Fails when the closure throws
  /// an error.
  public func tryFirst(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryFirstWhere<Self>
  {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends the first value of another publisher.
  public struct First<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends the first value of another publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber, demand: .all) { .emitAndFinish($0) }
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that tests the values of another publisher, and sends the first value that meets a
  /// condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that tests the values of another publisher, and sends the first value
    /// that meets a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.transform(for: subscriber, demand: .all) { value in
        predicate(value) ? .emitAndFinish(value) : .skip
      }
    }
  }
}

extension Publishers {
  /// A publisher that tests the values of another publisher, and sends the first value that meets a
  /// condition. This publisher fails when the closure throws an error.
  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that tests the values of another publisher, and sends the first value
    /// that meets a condition. The new publisher fails when the closure throws an error.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.attempt(for: subscriber, demand: .all) { value in
        try predicate(value) ? .emitAndFinish(value) : .skip
      }
    }
  }
}
