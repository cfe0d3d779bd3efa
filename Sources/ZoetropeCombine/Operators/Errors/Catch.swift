import Zoetrope

extension Publisher {
  /// Continues with the values of another publisher when this publisher fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P)
    -> Publishers.Catch<Self, P> where Output == P.Output
  {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with the values of another publisher when this publisher fails. Fails when the
  /// closure throws an error.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P)
    -> Publishers.TryCatch<Self, P> where Output == P.Output
  {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}

extension Publishers {
  /// A publisher that sends the values of `upstream`. If `upstream` fails, this publisher continues
  /// with the values of the publisher that the closure returns.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = NewPublisher.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that turns an error into a publisher.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that sends the values of `upstream`. If `upstream` fails, the created
    /// publisher continues with the values of the publisher that the closure returns.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay<Output, Failure>(subscriber, name: "Catch")
      relay.start()
      relay.follow(upstream) {
        switch $0 {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.follow(handler(error)) { relay.finish($0) }
        }
      }
    }
  }
}

extension Publishers {
  /// A publisher that sends the values of `upstream`. If `upstream` fails, this publisher continues
  /// with the values of the publisher that the closure returns. It fails when the closure throws an
  /// error.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors, which come from `upstream` or from the closure.
    public typealias Failure = any Error

    /// The publisher of the input values.
    public let upstream: Upstream
    /// A closure that turns an error into a publisher.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher that sends the values of `upstream`. If `upstream` fails, the created
    /// publisher continues with the values of the publisher that the closure returns. The created
    /// publisher fails when the closure throws an error.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let handler = handler
      let relay = Relay<Output, Failure>(subscriber, name: "TryCatch")
      relay.start()
      relay.follow(upstream) {
        guard case .failure(let error) = $0 else { return relay.finish(.finished) }
        do {
          relay.follow(try handler(error)) { relay.finish($0.mapError { $0 }) }
        } catch {
          relay.finish(.failure(error))
        }
      }
    }
  }
}
