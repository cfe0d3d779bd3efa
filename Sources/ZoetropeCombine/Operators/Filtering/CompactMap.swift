import Zoetrope

extension Publisher {
  /// Transforms each value, and sends the results that are not nil.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value, and sends the results that are not nil. Fails when the closure throws
  /// an error.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that transforms each value of another publisher, and sends the results that are
  /// not nil.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that transforms a value.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher that transforms each value of another publisher, and sends the results
    /// that are not nil.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.transform(for: subscriber) { transform($0).map { .emit($0) } ?? .skip }
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value of another publisher, sends the results that are not
  /// nil, and fails when the closure throws an error.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher that transforms each value of another publisher, sends the results that
    /// are not nil, and fails when the closure throws an error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.attempt(for: subscriber) { try transform($0).map { .emit($0) } ?? .skip }
    }
  }
}

extension Publishers.CompactMap {
  /// Transforms each value, and sends the results that are not nil. The returned publisher calls
  /// this publisher's closure first, and then `transform`.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?)
    -> Publishers.CompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Transforms each value. The returned publisher calls this publisher's closure first, and then
  /// `transform`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).map(transform) }
  }
}

extension Publishers.TryCompactMap {
  /// Transforms each value, and sends the results that are not nil. The returned publisher calls
  /// this publisher's closure first, and then `transform`.
  public func compactMap<T>(_ transform: @escaping (Output) throws -> T?)
    -> Publishers.TryCompactMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryCompactMap(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
