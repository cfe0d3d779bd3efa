import Foundation
import Zoetrope

/// The subscription of a subscriber to values that come from several sources or threads.
///
/// A queue holds the values that the subscriber has not asked for yet. The values are sent one at a
/// time and in order, even if they come from different threads. A value that is sent while the
/// subscriber receives another value on the same thread is delivered immediately, in a nested call.
/// No lock is held during calls of the subscriber.
final class Outlet<Output, Failure: Error>: Subscription, CustomStringConvertible {
  private typealias Item = (value: Output, whenSent: (() -> Void)?)

  let description: String
  private let lock = NSLock()
  private var downstream: (any Subscriber<Output, Failure>)?
  private var onRequest: ((Subscribers.Demand) -> Void)?
  private var onCancel: (() -> Void)?
  private var queue = FIFO<Item>()
  private var demand = Subscribers.Demand.none
  private var completion: Subscribers.Completion<Failure>?
  private var isStarted = false
  /// The thread that is sending values, and the number of calls of ``drain()`` that are active on
  /// the thread; nil if no thread is sending.
  private var sender: (thread: Thread, depth: Int)?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - name: The description of the subscription.
  init(_ downstream: any Subscriber<Output, Failure>, name: String) {
    self.downstream = downstream
    description = name
  }

  /// Sends the subscription to the subscriber.
  ///
  /// - Parameters:
  ///   - onRequest: A closure that is called for each demand. Default: none.
  ///   - onCancel: A closure that is called when the subscription is cancelled.
  func start(
    onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: @escaping () -> Void
  ) {
    let downstream = lock.withLock {
      self.onRequest = onRequest
      self.onCancel = onCancel
      isStarted = true
      return self.downstream
    }
    downstream?.receive(subscription: self)
    drain()
  }

  /// Whether the subscriber has asked for all values.
  var isUnlimited: Bool { lock.withLock { demand == .unlimited } }

  /// Whether the subscriber has asked for more values than are in the queue.
  var isWanting: Bool { lock.withLock { demand > queue.count } }

  /// The number of values in the queue.
  var waitingCount: Int { lock.withLock { queue.count } }

  /// Adds a value to the queue, and returns whether it was added. ``drain()`` sends the values of
  /// the queue.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - waits: Whether to add the value even if the subscriber has not asked for it yet. Default
  ///     true.
  ///   - whenSent: A closure that is called when the value has been sent. Default: none.
  @discardableResult
  func put(_ value: Output, waits: Bool = true, whenSent: (() -> Void)? = nil) -> Bool {
    lock.withLock {
      guard downstream != nil, completion == nil, waits || demand > queue.count else {
        return false
      }
      queue.append((value, whenSent))
      return true
    }
  }

  /// Sends a value as soon as the subscriber asks for it.
  ///
  /// - Parameter whenSent: A closure that is called when the value has been sent. Default: none.
  func send(_ value: Output, whenSent: (() -> Void)? = nil) {
    if put(value, whenSent: whenSent) { drain() }
  }

  /// Removes the first value of the queue.
  func dropFirst() { _ = lock.withLock { queue.popFirst() } }

  /// Ends the subscription.
  ///
  /// - Parameters:
  ///   - completion: The completion.
  ///   - dropsQueue: Whether values that the subscriber has not asked for are dropped. Otherwise,
  ///     the completion waits until they have been sent. Default false.
  func finish(_ completion: Subscribers.Completion<Failure>, dropsQueue: Bool = false) {
    let dropped = lock.withLock { () -> FIFO<Item>? in
      guard self.completion == nil else { return nil }
      self.completion = completion
      guard dropsQueue else { return nil }
      defer { queue = FIFO() }
      return queue
    }
    drain()
    _ = dropped
  }

  func request(_ more: Subscribers.Demand) {
    let (isSending, onRequest) = lock.withLock {
      demand += more
      return (sender?.thread === Thread.current, self.onRequest)
    }
    // If this thread is already inside `drain()`, that call sends the requested values.
    if !isSending { drain() }
    onRequest?(more)
  }

  func cancel() {
    let released = lock.withLock { () -> ((() -> Void)?, Any?, Any?) in
      defer { queue = FIFO() }
      return (onCancel.take(), (downstream.take(), onRequest.take()), queue)
    }
    released.0?()
  }

  /// Makes the current thread the sending thread. If it is the sending thread already, counts a
  /// nested call. Returns false if another thread is sending.
  private func enter() -> Bool {
    let thread = Thread.current
    guard let sender else {
      self.sender = (thread, 1)
      return true
    }
    guard sender.thread === thread else { return false }
    self.sender = (thread, sender.depth + 1)
    return true
  }

  private func leave() {
    guard let sender else { return }
    self.sender = sender.depth == 1 ? nil : (sender.thread, sender.depth - 1)
  }

  /// The next event for the subscriber.
  private enum Delivery {
    case value(Item, any Subscriber<Output, Failure>)
    case completion(Subscribers.Completion<Failure>, any Subscriber<Output, Failure>)
  }

  private func next() -> Delivery? {
    if isStarted, let downstream {
      if demand > 0, let item = queue.popFirst() {
        demand -= 1
        return .value(item, downstream)
      }
      if queue.isEmpty, let completion {
        self.downstream = nil
        return .completion(completion, downstream)
      }
    }
    leave()
    return nil
  }

  /// Sends the values that the subscriber has asked for. When the queue is empty, sends the
  /// completion, if there is one.
  func drain() {
    guard lock.withLock({ enter() }) else { return }
    while let delivery = lock.withLock({ next() }) {
      switch delivery {
      case .value(let item, let downstream):
        let more = downstream.receive(item.value)
        let onRequest = lock.withLock {
          demand += more
          return self.onRequest
        }
        item.whenSent?()
        if more > 0 { onRequest?(more) }
      case .completion(let completion, let downstream):
        let released = lock.withLock { (onRequest.take(), onCancel.take()) }
        downstream.receive(completion: completion)
        _ = released
      }
    }
  }
}
