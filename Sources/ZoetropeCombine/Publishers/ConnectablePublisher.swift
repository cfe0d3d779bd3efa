import Zoetrope

/// A publisher that sends no values before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins to send values.
  ///
  /// - Returns: A reference that ends the connection.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects the publisher when the first subscriber is attached, and ends the connection when the
  /// last one cancels its subscription.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Holds values back until `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends the values of another one once it is connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a publisher that sends the values of another one once it is connected.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Begins to send values.
    public func connect() -> any Cancellable { inner.connect() }
  }
}
