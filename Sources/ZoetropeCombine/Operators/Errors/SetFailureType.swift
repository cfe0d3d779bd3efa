import Zoetrope

extension Publisher where Failure == Never {
  /// Changes the failure type of this publisher, which never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of ``upstream``, with a new failure type. ``upstream``
  /// itself never fails.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that sends the values of `upstream`, with another failure type.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.transform(for: subscriber) {
        .emit($0)
      } end: { _ in
        TransformEnd(completion: .finished)
      }
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  /// Changes the failure type of this publisher again.
  public func setFailureType<E: Error>(to failure: E.Type)
    -> Publishers.SetFailureType<Upstream, E>
  {
    Publishers.SetFailureType(upstream: upstream)
  }
}
