import Zoetrope

extension Publisher {
  /// Prints the events between the publisher and its subscribers.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}

extension Publishers {
  /// A publisher that prints the events of another publisher.
  public struct Print<Upstream: Publisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the input values.
    public let upstream: Upstream
    /// The text before the colon at the beginning of each line. If it is empty, there is no colon.
    public let prefix: String
    /// The stream to which lines are printed; nil for the standard output.
    public let stream: (any TextOutputStream)?

    /// Creates a publisher that prints the events of another publisher.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let prefix = prefix.isEmpty ? "" : prefix + ": "
      let stream = Guarded(stream)
      upstream.subscribe(
        Tap<Output, Failure>(subscriber, name: "Print") { event in
          guard let text = Self.describe(event) else { return }
          let line = prefix + text
          stream.withLock {
            if $0 == nil { Swift.print(line) } else { $0?.write(line + "\n") }
          }
        })
    }

    private static func describe(_ event: TapEvent<Output, Failure>) -> String? {
      switch event {
      case .subscription(let subscription): "receive subscription: (\(subscription))"
      case .value(let value): "receive value: (\(value))"
      case .completion(.finished): "receive finished"
      case .completion(.failure(let error)): "receive error: (\(error))"
      case .request(let demand): "request " + describe(demand)
      case .answer(let demand): "request " + describe(demand) + " (synchronous)"
      case .cancel: "receive cancel"
      case .requested: nil
      }
    }

    private static func describe(_ demand: Subscribers.Demand) -> String {
      demand.max.map { "max: (\($0))" } ?? "unlimited"
    }
  }
}
