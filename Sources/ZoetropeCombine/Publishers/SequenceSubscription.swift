import Foundation
import Zoetrope

/// The subscription of a subscriber to the elements of a sequence.
///
/// The subscription reads one element ahead of the demand. It therefore knows which element is the
/// last one, and sends the completion immediately after this element.
final class SequenceSubscription<Elements: Sequence, Failure: Error>:
  Subscription, CustomStringConvertible
{
  private let values: Elements
  private let lock = NSLock()
  private var downstream: (any Subscriber<Elements.Element, Failure>)?
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var demand = Subscribers.Demand.none
  private var isSending = false
  private let completion: Subscribers.Completion<Failure>

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - downstream: The subscriber.
  ///   - values: The sequence.
  ///   - completion: The completion to send after the last element.
  init(
    _ downstream: any Subscriber<Elements.Element, Failure>, values: Elements,
    completion: Subscribers.Completion<Failure>
  ) {
    self.downstream = downstream
    self.values = values
    self.completion = completion
    iterator = values.makeIterator()
    next = iterator.next()
  }

  /// The description of the sequence.
  var description: String { "\(values)" }

  func request(_ more: Subscribers.Demand) {
    lock.withLock { demand += more }
    send()
  }

  func cancel() { _ = lock.withLock { (downstream.take(), next.take()) } }

  /// Sends the elements that the subscriber has asked for, and the completion after the last
  /// element of the sequence.
  func send() {
    let isFirst = lock.withLock {
      defer { isSending = true }
      return !isSending
    }
    guard isFirst else { return }
    while let downstream = lock.withLock({ downstream }) {
      guard let value = next else {
        _ = lock.withLock { self.downstream.take() }
        downstream.receive(completion: completion)
        break
      }
      let isWanted = lock.withLock {
        guard demand > 0 else {
          isSending = false
          return false
        }
        demand -= 1
        return true
      }
      guard isWanted else { return }
      next = iterator.next()
      let more = downstream.receive(value)
      lock.withLock { demand += more }
    }
    lock.withLock { isSending = false }
  }
}
