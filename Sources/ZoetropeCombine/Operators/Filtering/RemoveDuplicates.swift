import Zoetrope

extension Publisher where Output: Equatable {
  /// Skips each value that equals the previous value.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Skips each value that equals the previous value. The closure returns whether two values are
  /// equal.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Skips each value that equals the previous value. The closure returns whether two values are
  /// equal. Fails when the closure throws an error.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that sends the values of another publisher, but skips each value that equals the
  /// previous value.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that sends the values of another publisher, but skips each value that
    /// equals the previous value.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var former: Output?
      let predicate = predicate
      upstream.transform(for: subscriber) { value in
        if let former, predicate(former, value) { return .skip }
        former = value
        return .emit(value)
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends the values of another publisher, but skips each value that equals the
  /// previous value. This publisher fails when the closure throws an error.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that sends the values of another publisher, but skips each value that
    /// equals the previous value. The new publisher fails when the closure throws an error.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var former: Output?
      let predicate = predicate
      upstream.attempt(for: subscriber) { value in
        if let former, try predicate(former, value) { return .skip }
        former = value
        return .emit(value)
      }
    }
  }
}
