import Zoetrope

extension Publisher {
  /// Sends the given values after the publisher has finished.
  public func append(_ elements: Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>>
  {
    append(elements)
  }

  /// Sends the elements of a sequence after the publisher has finished.
  public func append<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element
  {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher after this publisher has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Sends the given values before the values of the publisher.
  public func prepend(_ elements: Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self>
  {
    prepend(elements)
  }

  /// Sends the elements of a sequence before the values of the publisher.
  public func prepend<S: Swift.Sequence>(_ elements: S)
    -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element
  {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Sends the values of another publisher before the values of this publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of one publisher and then the values of another publisher.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The type of the values that the publisher sends.
    public typealias Output = Suffix.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Suffix.Failure

    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come second.
    public let suffix: Suffix

    /// Creates a publisher that sends the values of one publisher and then the values of another
    /// publisher.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure>(subscriber, name: "Concatenate")
      relay.start()
      relay.follow(prefix) { [suffix] completion in
        guard completion.isFinished else { return relay.finish(completion) }
        relay.follow(suffix) { relay.finish($0) }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
