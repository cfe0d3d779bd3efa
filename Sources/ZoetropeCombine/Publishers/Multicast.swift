import Foundation
import Zoetrope

extension Publisher {
  /// Sends the values to all subscribers by way of one subject, which a closure makes.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers by way of a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Subscribes once, for all subscribers together.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the values of another one to all subscribers by way of a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// A closure that makes the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var subject: SubjectType?

    /// Creates a publisher that sends the values of another one by way of a subject.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private func currentSubject() -> SubjectType {
      lock.withLock {
        if let subject { return subject }
        let created = createSubject()
        subject = created
        return created
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(subscriber)
    }

    /// Subscribes to the publisher of the values.
    public func connect() -> any Cancellable { upstream.subscribe(currentSubject()) }
  }

  /// A publisher that subscribes to another one once, for all subscribers together.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher that subscribes to another one once.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Whether two publishers are the same.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}
