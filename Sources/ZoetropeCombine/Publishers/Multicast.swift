import Foundation
import Zoetrope

extension Publisher {
  /// Sends the values to all subscribers through one subject, which a closure creates.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S)
    -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output
  {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers through a subject.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where Failure == S.Failure, Output == S.Output {
    multicast { subject }
  }

  /// Shares one subscription to this publisher among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the values of another publisher to all subscribers through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// A closure that creates the subject.
    public let createSubject: () -> SubjectType

    private let lock = NSRecursiveLock()
    private var subject: SubjectType?

    /// Creates a publisher that sends the values of another publisher through a subject.
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

    /// Subscribes the subject to ``upstream``, whose values then reach all subscribers.
    public func connect() -> any Cancellable { upstream.subscribe(currentSubject()) }
  }

  /// A publisher whose subscribers share one subscription to another publisher.
  public final class Share<Upstream: Publisher>: Publisher, Equatable {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    private let inner: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher whose subscribers share one subscription to another publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Multicast(upstream: upstream) { PassthroughSubject() }.autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      inner.receive(subscriber: subscriber)
    }

    /// Returns whether two publishers are the same object.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }
}
