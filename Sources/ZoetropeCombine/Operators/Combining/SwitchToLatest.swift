import Zoetrope

extension Publisher where Output: Publisher {
  /// Sends the values of the publisher that this publisher has sent most recently.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Output.Failure == Failure {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the values of the publisher that this publisher has sent most recently.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  where Failure == Never {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }

  /// Sends the values of the publisher that this publisher has sent most recently.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self>
  where Failure == Never, Output.Failure == Never {
    Publishers.SwitchToLatest(upstream: self)
  }

  /// Sends the values of the publisher that this publisher has sent most recently.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    > where Output.Failure == Never
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}

extension Publishers {
  /// A publisher that receives publishers as values, and sends the values of the publisher that it
  /// has received most recently.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = P.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = P.Failure

    /// The publisher of the input values.
    public let upstream: Upstream

    /// Creates a publisher that receives publishers as values, and sends the values of the
    /// publisher that it has received most recently.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(subscriber, name: "SwitchToLatest")
      // `hasMore` is true until the input ends, and `isSending` is true until the latest publisher
      // finishes.
      let open = Guarded((hasMore: true, isSending: false))
      let source = Inlet<P, Failure>(demand: .unlimited) { publisher in
        open.withLock { $0.isSending = true }
        relay.follow(publisher) { completion in
          let isLast = open.withLock {
            $0.isSending = false
            return !$0.hasMore
          }
          if isLast || !completion.isFinished { relay.finish(completion) }
        }
        return .none
      } finisher: { completion in
        let isLast = open.withLock {
          $0.hasMore = false
          return !$0.isSending
        }
        if isLast || !completion.isFinished { relay.finish(completion) }
      }
      relay.start(source: source)
      upstream.subscribe(source)
    }
  }
}
