import Zoetrope

extension Publisher {
  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E)
    -> Publishers.MapError<Self, E>
  {
    Publishers.MapError(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher that transforms the error of another publisher.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that transforms an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that transforms the error of another publisher.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let transform = transform
      upstream.transform(for: subscriber) {
        .emit($0)
      } end: {
        TransformEnd(completion: $0.mapError(transform))
      }
    }
  }
}
