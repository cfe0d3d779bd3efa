import Zoetrope

extension Publisher {
  /// Subscribes to the publisher again when it fails. This happens at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// A publisher that subscribes to another publisher, and subscribes again when that publisher
  /// fails.
  public struct Retry<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The maximum number of further subscriptions; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes to another publisher, and subscribes again when that
    /// publisher fails.
    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(subscriber, name: "Retry")
      relay.start()
      Self.follow(upstream, by: relay, retries: retries)
    }

    private static func follow(
      _ upstream: Upstream, by relay: Relay<Output, Failure>, retries: Int?
    ) {
      relay.follow(upstream) { completion in
        if completion.isFinished || retries == 0 { return relay.finish(completion) }
        follow(upstream, by: relay, retries: retries.map { $0 - 1 })
      }
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
