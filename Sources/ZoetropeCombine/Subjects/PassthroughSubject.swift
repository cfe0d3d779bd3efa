import Foundation
import Zoetrope

/// A subject that sends each value to the subscribers that are waiting for a value. Other
/// subscribers miss the value, because the subject does not keep it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let broadcast = Broadcast<Output, Failure>(keepsLatest: false)
  private let lock = NSLock()
  private var upstreams: [any Subscription] = []
  /// Whether any subscriber has asked for a value so far.
  private var hasDemand = false

  /// Creates a subject without subscribers.
  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// Receives the subscription to a publisher. Requests all values of the publisher as soon as any
  /// subscriber asks for a value.
  public func send(subscription: any Subscription) {
    let hasDemand = lock.withLock {
      upstreams.append(subscription)
      return self.hasDemand
    }
    if hasDemand { subscription.request(.unlimited) }
  }

  /// Sends a value to the subscribers that are waiting for a value.
  public func send(_ value: Output) { broadcast.send(value) }

  /// Sends the completion to the subscribers, and to all later subscribers.
  public func send(completion: Subscribers.Completion<Failure>) {
    broadcast.send(completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    broadcast.attach(
      Tap<Output, Failure>(subscriber, name: "PassthroughSubject") { [weak self] event in
        switch event {
        case .requested: self?.requestAll()
        default: break
        }
      })
  }

  private func requestAll() {
    let upstreams = lock.withLock {
      defer { hasDemand = true }
      return hasDemand ? [] : self.upstreams
    }
    for upstream in upstreams { upstream.request(.unlimited) }
  }
}
