import Zoetrope

extension Publisher {
  /// Combines each value with the result so far, and sends the new result.
  public func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
    -> Publishers.Scan<Self, T>
  {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Combines each value with the result so far, and sends the new result. Fails when the closure
  /// throws an error.
  public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher that combines each value of another publisher with the result so far, and sends
  /// the new result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// A closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that combines each value of another publisher with the result so far,
    /// and sends the new result.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.transform(for: subscriber) { value in
        result = next(result, value)
        return .emit(result)
      }
    }
  }
}

extension Publishers {
  /// A publisher that combines each value of another publisher with the result so far, sends the
  /// new result, and fails when the closure throws an error.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// A closure that combines the result so far with a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// Creates a publisher that combines each value of another publisher with the result so far,
    /// sends the new result, and fails when the closure throws an error.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var result = initialResult
      let next = nextPartialResult
      upstream.attempt(for: subscriber) { value in
        result = try next(result, value)
        return .emit(result)
      }
    }
  }
}
