import Zoetrope

extension Publisher {
  /// Sends the last value when this publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publisher {
  /// When this publisher finishes, sends the last value that met a condition.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// When this publisher finishes, sends the last value that met a condition. Fails when the
  /// closure throws an error.
  public func tryLast(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryLastWhere<Self>
  {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends the last value of another publisher.
  public struct Last<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends the last value of another publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      upstream.transform(for: subscriber, demand: .all) { value in
        last = value
        return .skip
      } last: {
        last
      }
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that tests the values of another publisher, and sends the last value that meets a
  /// condition.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that tests the values of another publisher, and sends the last value
    /// that meets a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      upstream.transform(for: subscriber, demand: .all) { value in
        if predicate(value) { last = value }
        return .skip
      } last: {
        last
      }
    }
  }
}

extension Publishers {
  /// A publisher that tests the values of another publisher, and sends the last value that meets a
  /// condition. This publisher fails when the closure throws an error.
  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that tests the values of another publisher, and sends the last value
    /// that meets a condition. The new publisher fails when the closure throws an error.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var last: Output?
      let predicate = predicate
      upstream.attempt(for: subscriber, demand: .all) { value in
        if try predicate(value) { last = value }
        return .skip
      } last: {
        last
      }
    }
  }
}
