import Zoetrope

extension Publisher where Output: Equatable {
  /// Sends true as soon as a value equals another one, or false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Sends true as soon as a value meets a condition, or false at the end.
  public func contains(where predicate: @escaping (Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends true as soon as a value meets a condition, or false at the end, and fails when the
  /// closure throws an error.
  public func tryContains(where predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends whether another one sends a value.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The value.
    public let output: Upstream.Output

    /// Creates a publisher that sends whether another one sends a value.
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
  /// A publisher that sends whether a value meets a condition.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends whether a value meets a condition.
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
  /// A publisher that sends whether a value meets a condition, and fails when the closure throws.
  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends whether a value meets a condition, and fails when the closure
    /// throws.
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
