import Foundation
import Zoetrope

/// A subject that holds a value, and sends it and each new one to the subscribers.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(keepsLatest: true)
  private let lock = NSLock()
  private var current: Output
  private var upstreams: [any Subscription] = []

  /// Creates a subject with an initial value.
  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The value. Setting it sends the new value to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Asks the publisher of the values for all of them.
  public func send(subscription: any Subscription) {
    lock.withLock { upstreams.append(subscription) }
    subscription.request(.unlimited)
  }

  /// Sets the value, and sends it to the subscribers.
  ///
  /// A subscriber that has not asked for it receives the latest value as soon as it asks.
  public func send(_ value: Output) {
    var former: Output?
    broadcast.send(value) {
      // The former value is released after the locks.
      former = lock.withLock {
        defer { current = value }
        return current
      }
    }
    withExtendedLifetime(former) {}
  }

  /// Sends the end of the values to the subscribers, and to all later ones.
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
