import Zoetrope

extension Publisher {
  /// Combines all values, and sends the result when this publisher finishes.
  public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Reduce<Self, T>
  {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines all values, and sends the result when this publisher finishes. Fails when the closure
  /// throws an error.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher that combines all values of another publisher, and sends the result when the other
  /// publisher finishes.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// A closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that combines all values of another publisher, and sends the result when
    /// the other publisher finishes.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.transform(for: subscriber, demand: .all) { value in
        result = next(result, value)
        return .skip
      } last: {
        result
      }
    }
  }
}

extension Publishers {
  /// A publisher that combines all values of another publisher, sends the result at the end, and
  /// fails when the closure throws an error.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initial: Output
    /// A closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that combines all values of another publisher, sends the result at the
    /// end, and fails when the closure throws an error.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initial
      let next = nextPartialResult
      upstream.attempt(for: subscriber, demand: .all) { value in
        result = try next(result, value)
        return .skip
      } last: {
        result
      }
    }
  }
}
