import Foundation
import Zoetrope

/// A subject that keeps its latest value, and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(keepsLatest: true)
  private let lock = NSLock()
  private var current: Output
  private var upstreams: [any Subscription] = []

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The latest value. Setting this property sends the new value to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Receives the subscription to a publisher, and requests all values of the publisher.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Sets the value, and sends it to the subscribers.
  ///
  /// A subscriber that has not yet asked for a value receives the latest value as soon as it asks.
  public func send(_ value: Output) {
    var former: Output?
    broadcast.send(value) {
      // The previous value is released only after the locks have been released.
      former = lock.withLock {
        defer { current = value }
        return current
      }
    }
    withExtendedLifetime(former) {}
  }

  /// Sends the completion to the subscribers, and to all later subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscriber = Tap<Output, Failure>(subscriber, name: "CurrentValueSubject") { _ in }
    broadcast.attach(subscriber, latest: value)
  }
}
