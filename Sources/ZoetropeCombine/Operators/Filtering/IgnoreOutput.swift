import Zoetrope

extension Publisher {
  /// Sends no values, and passes the completion on.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the completion of another one, and no values.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends the completion of another one, and no values.
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
