import Zoetrope

extension Publisher {
  /// Turns each value into a publisher, and merges the values of these publishers, in the order in
  /// which the values arrive. At most `maxPublishers` of these publishers have a subscription at
  /// the same time. By default, there is no limit.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Turns each value into a publisher, and merges the values of these publishers, in the order in
  /// which the values arrive. At most `maxPublishers` of these publishers have a subscription at
  /// the same time. By default, there is no limit.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Failure == Never {
  /// Turns each value into a publisher, and merges the values of these publishers, in the order in
  /// which the values arrive. At most `maxPublishers` of these publishers have a subscription at
  /// the same time. By default, there is no limit.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Turns each value into a publisher, and merges the values of these publishers, in the order in
  /// which the values arrive. At most `maxPublishers` of these publishers have a subscription at
  /// the same time. By default, there is no limit.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publishers {
  /// A publisher that turns each value of another publisher into a publisher, and sends the values
  /// of all these publishers.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = NewPublisher.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The maximum number of created publishers that have a subscription at the same time.
    public let maxPublishers: Subscribers.Demand
    /// A closure that turns a value into a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that turns each value of another publisher into a publisher, and sends
    /// the values of all these publishers.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let link = Confluence<Output, Failure>(subscriber, name: "FlatMap", openCount: 1)
      let transform = transform
      let isLimited = maxPublishers != .unlimited
      var next = {}
      let source = Inlet<Upstream.Output, Failure>(demand: maxPublishers) { value in
        link.open()
        link.add(transform(value), whenFinished: isLimited ? next : nil)
        return .none
      } finisher: {
        link.close($0)
      }
      next = { [weak source] in source?.request(.max(1)) }
      link.start(source: source)
      upstream.subscribe(source)
    }
  }
}
