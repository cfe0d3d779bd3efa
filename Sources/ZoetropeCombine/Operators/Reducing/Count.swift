import Zoetrope

extension Publisher {
  /// Sends the number of values when this publisher finishes.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the number of values of another publisher.
  public struct Count<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Int
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends the number of values of another publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var count = 0
      upstream.transform(for: subscriber, demand: .all) { _ in
        count += 1
        return .skip
      } last: {
        count
      }
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
