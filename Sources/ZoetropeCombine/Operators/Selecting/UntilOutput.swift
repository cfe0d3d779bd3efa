import Zoetrope

extension Publisher {
  /// Sends values until another publisher sends a value, and then finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.PrefixUntilOutput<Self, P>
  {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }

  /// Skips values until another publisher sends a value.
  public func drop<P: Publisher>(untilOutputFrom publisher: P)
    -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure
  {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher that sends the values of `upstream` until `other` sends a value, and then
  /// finishes.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The publisher whose first value ends this publisher.
    public let other: Other

    /// Creates a publisher that sends the values of `upstream` until `other` sends a value.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var end = {}
      let trigger = Inlet<Other.Output, Other.Failure>(demand: .max(1)) { _ in
        end()
        return .none
      } finisher: { _ in
      }
      let link = Transformer<Output, Failure, Output, Failure>(
        subscriber, policy: .each, step: { .emit($0) }, end: { TransformEnd(completion: $0) },
        companion: trigger)
      end = { [weak link] in link?.finish(TransformEnd(completion: .finished)) }
      other.subscribe(trigger)
      upstream.subscribe(link)
    }
  }
}

extension Publishers {
  /// A publisher that skips the values of `upstream` until `other` sends a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The publisher whose first value makes this publisher begin to send values.
    public let other: Other

    /// Creates a publisher that skips the values of `upstream` until `other` sends a value.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isOpen = Guarded(false)
      var end: (Subscribers.Completion<Failure>) -> Void = { _ in }
      let trigger = Inlet<Other.Output, Other.Failure>(demand: .max(1)) { _ in
        isOpen.withLock { $0 = true }
        return .none
      } finisher: { completion in
        if !isOpen.withLock({ $0 }) { end(completion) }
      }
      let link = Transformer<Output, Failure, Output, Failure>(
        subscriber, policy: .each, step: { isOpen.withLock({ $0 }) ? .emit($0) : .skip },
        end: { TransformEnd(completion: $0) }, companion: trigger)
      end = { [weak link] in link?.finish(TransformEnd(completion: $0)) }
      other.subscribe(trigger)
      upstream.subscribe(link)
    }
  }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
