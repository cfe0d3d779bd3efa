import Zoetrope

/// A publisher that sends its values only when it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Connects the publisher, which then sends its values.
  ///
  /// - Returns: An object that ends the connection when it is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher with the values of this publisher. The returned publisher connects this
  /// publisher when the first subscriber is attached, and disconnects it when the last subscriber
  /// cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher where Failure == Never {
  /// Returns a connectable publisher with the values of this publisher. The returned publisher
  /// sends nothing before its method `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A connectable publisher that sends the values of another publisher. It sends nothing before
  /// ``connect()`` is called.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    private let inner: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// Creates a connectable publisher with the values of another publisher.
    public init(upstream: Upstream) {
      inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Connects the publisher, which then sends its values.
    public func connect() -> any Cancellable { inner.connect() }
  }
}
