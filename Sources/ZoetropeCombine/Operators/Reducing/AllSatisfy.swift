import Zoetrope

extension Publisher {
  /// Sends whether all values meet a condition: false as soon as a value does not meet it, or true
  /// when this publisher finishes.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Sends whether all values meet a condition: false as soon as a value does not meet it, or true
  /// when this publisher finishes. Fails when the closure throws an error.
  public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool)
    -> Publishers.TryAllSatisfy<Self>
  {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends whether all values of another publisher meet a condition.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that sends whether all values of another publisher meet a condition.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let predicate = predicate
      upstream.transform(for: subscriber, demand: .all) { value in
        predicate(value) ? .skip : .emitAndFinish(false)
      } last: {
        true
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends whether all values of another publisher meet a condition, and fails
  /// when the closure throws an error.
  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Bool
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether a value meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher that sends whether all values of another publisher meet a condition, and
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
        try predicate(value) ? .skip : .emitAndFinish(false)
      } last: {
        true
      }
    }
  }
}
