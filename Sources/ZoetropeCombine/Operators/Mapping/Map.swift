import Zoetrope

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value. Fails when the closure throws an error.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Replaces each nil by a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers {
  /// A publisher that transforms each value of another publisher.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that transforms a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that transforms each value of another publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.transform(for: subscriber) { .emit(transform($0)) }
    }
  }
}

extension Publishers {
  /// A publisher that transforms each value of another publisher, and fails when the closure throws
  /// an error.
  public struct TryMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher that transforms each value of another publisher, and fails when the
    /// closure throws an error.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.attempt(for: subscriber) { .emit(try transform($0)) }
    }
  }
}

extension Publishers.Map {
  /// Transforms each value. The returned publisher calls this publisher's closure first, and then
  /// `transform`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map(upstream: upstream) { transform(first($0)) }
  }

  /// Transforms each value. Fails when a closure throws an error. The returned publisher calls this
  /// publisher's closure first, and then `transform`.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Transforms each value. The returned publisher calls this publisher's closure first, and then
  /// `transform`.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Transforms each value. Fails when a closure throws an error. The returned publisher calls this
  /// publisher's closure first, and then `transform`.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T)
    -> Publishers.TryMap<Upstream, T>
  {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}
