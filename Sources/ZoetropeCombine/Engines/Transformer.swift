import Foundation
import Zoetrope

/// The link between a publisher and a subscriber, for operators that send at most one value for
/// each input value.
///
/// An operator can send a last value at the end of its input. This value waits until the subscriber
/// asks for a value. Closures are released at the end and on cancellation. No lock is held during
/// calls of closures and subscribers.
final class Transformer<Input, Failure: Error, Output, OutputFailure: Error>:
  Subscriber, Subscription
{
  typealias Step = TransformStep<Output, OutputFailure>
  typealias End = TransformEnd<Output, OutputFailure>

  /// The objects and closures that the link keeps until its end.
  private struct References {
    var upstream: (any Subscription)?
    let step: (Input) -> Step
    let end: (Subscribers.Completion<Failure>) -> End
    let companion: (any Cancellable)?
  }

  private let policy: TransformDemand
  private let lock = NSLock()
  private var references: References?
  private var downstream: (any Subscriber<Output, OutputFailure>)?
  /// The number of values that the subscriber has requested and not yet received.
  private var demand = Subscribers.Demand.none
  private var ending: End?
  private var isStarted = false
  private var isSendingLast = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - policy: The way in which the operator's demand depends on the subscriber's demand.
  ///   - step: A closure that returns the response to a value.
  ///   - end: A closure that returns the response to the completion.
  ///   - companion: A subscription that is cancelled when the link ends. Default: none.
  init(
    _ downstream: any Subscriber<Output, OutputFailure>, policy: TransformDemand,
    step: @escaping (Input) -> Step, end: @escaping (Subscribers.Completion<Failure>) -> End,
    companion: (any Cancellable)? = nil
  ) {
    self.downstream = downstream
    self.policy = policy
    references = References(step: step, end: end, companion: companion)
  }

  func receive(subscription: any Subscription) {
    let (downstream, isAccepted) = lock.withLock {
      () -> ((any Subscriber<Output, OutputFailure>)?, Bool) in
      guard !isStarted else { return (nil, false) }
      isStarted = true
      references?.upstream = subscription
      return (self.downstream, references != nil)
    }
    if !isAccepted { subscription.cancel() }
    downstream?.receive(subscription: self)
    if case .all = policy, lock.withLock({ references != nil }) { subscription.request(.unlimited) }
    sendEnding()
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let step = lock.withLock({ references?.step }) else { return .none }
    switch step(input) {
    case .emit(let value): return send(value)
    case .skip: return policy.afterSkip
    case .emitAndFinish(let value): finish(End(last: value, completion: .finished))
    case .finish: finish(End(completion: .finished))
    case .fail(let error): finish(End(completion: .failure(error)))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let references = lock.withLock({ references.take() }) else { return }
    references.companion?.cancel()
    end(references.end(completion))
  }

  /// Ends the link, and cancels the subscription to the publisher. If the subscription has not
  /// begun yet, it is cancelled as soon as it begins.
  func finish(_ end: End) {
    guard let references = lock.withLock({ references.take() }) else { return }
    references.upstream?.cancel()
    references.companion?.cancel()
    self.end(end)
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock {
      self.demand += demand
      return references?.upstream
    }
    let more = policy.upstream(demand)
    if let upstream, more > 0 { upstream.request(more) }
    sendEnding()
  }

  func cancel() {
    let released = lock.withLock { (references.take(), downstream.take(), ending.take()) }
    released.0?.upstream?.cancel()
    released.0?.companion?.cancel()
  }

  private func send(_ value: Output) -> Subscribers.Demand {
    let downstream = lock.withLock {
      demand -= 1
      return references == nil ? nil : self.downstream
    }
    guard let more = downstream?.receive(value) else { return .none }
    lock.withLock { demand += more }
    return policy.upstream(more)
  }

  private func end(_ end: End) {
    lock.withLock { ending = end }
    sendEnding()
  }

  /// Sends the last value, if there is one, and then the completion. Sends neither if the last
  /// value has to wait until the subscriber asks for a value.
  private func sendEnding() {
    let last = lock.withLock { () -> (Output, (any Subscriber<Output, OutputFailure>))? in
      guard isStarted, demand > 0, let downstream, let last = ending?.last.take() else {
        return nil
      }
      isSendingLast = true
      return (last, downstream)
    }
    if let (value, downstream) = last {
      _ = downstream.receive(value)
      lock.withLock { isSendingLast = false }
    }
    let end = lock.withLock {
      () -> (any Subscriber<Output, OutputFailure>, Subscribers.Completion<OutputFailure>)? in
      guard isStarted, !isSendingLast, let ending, ending.last == nil,
        let downstream = downstream.take()
      else { return nil }
      return (downstream, ending.completion)
    }
    if let (downstream, completion) = end { downstream.receive(completion: completion) }
  }
}
