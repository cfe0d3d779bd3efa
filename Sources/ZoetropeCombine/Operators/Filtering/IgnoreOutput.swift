import Zoetrope

extension Publisher {
  /// Drops all values, and sends only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// A publisher that drops all values of another publisher, and sends only the completion.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    /// The type of the values: `Never`, because the publisher sends no values.
    public typealias Output = Never
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that drops all values of another publisher, and sends only the
    /// completion.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber, demand: .all) { _ in .skip }
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
