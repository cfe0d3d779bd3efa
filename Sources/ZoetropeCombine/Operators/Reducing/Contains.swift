import Zoetrope

extension Publisher where Output: Equatable {
  /// Sends whether the given value arrives: true as soon as it arrives, or false when this
  /// publisher finishes.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Sends whether any value meets a condition: true as soon as a value meets it, or false when
  /// this publisher finishes.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends whether any value meets a condition: true as soon as a value meets it, or false when
  /// this publisher finishes. Fails when the closure throws an error.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends whether another publisher sends the given value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The value to look for.
    public let output: Upstream.Output

    /// Creates a publisher that sends whether another publisher sends the given value.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let output = output
      upstream.transform(for: subscriber, demand: .all) { value in
        value == output ? .emitAndFinish(true) : .skip
      } last: {
        false
      }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher that sends whether any value of another publisher meets a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends whether any value of another publisher meets a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.transform(for: subscriber, demand: .all) { value in
        predicate(value) ? .emitAndFinish(true) : .skip
      } last: {
        false
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends whether any value of another publisher meets a condition, and fails
  /// when the closure throws an error.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends whether any value of another publisher meets a condition, and
    /// fails when the closure throws an error.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.attempt(for: subscriber, demand: .all) { value in
        try predicate(value) ? .emitAndFinish(true) : .skip
      } last: {
        false
      }
    }
  }
}
