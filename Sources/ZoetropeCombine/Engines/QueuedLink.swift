import Foundation
import Zoetrope

/// The link between a publisher and a subscriber, for operators that send values later than they
/// receive them. Each such operator has a subclass.
class QueuedLink<Input, Output, Failure: Error>: Subscriber {
  /// The subscription that the subscriber receives.
  final let outlet: Outlet<Output, Failure>
  /// The lock for the variables of subclasses. It is recursive because releasing a value under the
  /// lock can run a deinitializer that cancels the subscription, and the cancellation takes the
  /// lock again.
  final let lock = NSRecursiveLock()
  private let initialDemand: Subscribers.Demand
  private var upstream: (any Subscription)?
  private var hasEnded = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - name: The description of the subscription.
  ///   - initialDemand: The number of values that are requested at the start, whatever the
  ///     subscriber asks for. Default: none.
  init(
    _ subscriber: any Subscriber<Output, Failure>, name: String,
    initialDemand: Subscribers.Demand = .none
  ) {
    outlet = Outlet(subscriber, name: name)
    self.initialDemand = initialDemand
  }

  /// Handles the start of the subscription to the publisher. By default, does nothing.
  func start() {}

  /// Handles a demand of the subscriber. By default, requests the same number of values from the
  /// publisher.
  func requested(_ demand: Subscribers.Demand) { requestUpstream(demand) }

  /// Handles a value of the publisher. By default, ignores the value.
  func take(_ input: Input) {}

  /// Handles the completion. By default, the subscriber receives the completion as soon as the
  /// queue of ``outlet`` is empty.
  func finish(_ completion: Subscribers.Completion<Failure>) { outlet.finish(completion) }

  /// Cancels the subscription to the publisher. Subclasses can override this method to cancel the
  /// subscription later.
  func release(_ upstream: any Subscription) { upstream.cancel() }

  /// Handles the cancellation of the subscription to the publisher. By default, does nothing.
  func stop() {}

  /// Requests values from the publisher.
  final func requestUpstream(_ demand: Subscribers.Demand) {
    lock.withLock { upstream }?.request(demand)
  }

  /// Cancels the subscription to the publisher.
  final func cancelUpstream() {
    let upstream = lock.withLock {
      hasEnded = true
      return self.upstream.take()
    }
    if let upstream { release(upstream) }
    stop()
  }

  final func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard upstream == nil, !hasEnded else { return false }
      upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    outlet.start { demand in
      self.requested(demand)
    } onCancel: {
      self.cancelUpstream()
    }
    if lock.withLock({ hasEnded }) { return }
    start()
    if initialDemand > 0 { requestUpstream(initialDemand) }
  }

  final func receive(_ input: Input) -> Subscribers.Demand {
    if !lock.withLock({ hasEnded }) { take(input) }
    return .none
  }

  final func receive(completion: Subscribers.Completion<Failure>) {
    let isFirst = lock.withLock {
      defer {
        hasEnded = true
        upstream = nil
      }
      return !hasEnded
    }
    if isFirst { finish(completion) }
  }
}
