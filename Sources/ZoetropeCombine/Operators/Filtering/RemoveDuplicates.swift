import Zoetrope

extension Publisher where Output: Equatable {
  /// Skips values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Skips values for which a closure returns true when it compares them with the one before.
  public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Skips values for which a closure returns true when it compares them with the one before, and
  /// fails when the closure throws an error.
  public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher that skips values of another one that equal the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher that skips values of another one that equal the one before.
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
  /// A publisher that skips values that equal the one before, and fails when the closure throws.
  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that returns whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher that skips values that equal the one before, and fails when the closure
    /// throws.
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
