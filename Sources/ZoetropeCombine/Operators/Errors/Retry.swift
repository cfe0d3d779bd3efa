import Zoetrope

extension Publisher {
  /// Subscribes anew after an error, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// A publisher that subscribes to another one anew after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The largest number of further subscriptions; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that subscribes to another one anew after an error.
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
