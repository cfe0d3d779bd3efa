import Foundation
import Zoetrope

extension Subscribers {
  /// A subscriber that requests all values, and passes them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    /// The closure that receives each value.
    public var receiveValue: (Input) -> Void { lock.withLock { closures?.value } ?? { _ in } }
    /// The closure that receives the completion.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      lock.withLock { closures?.completion } ?? { _ in }
    }

    private typealias Closures = (
      value: (Input) -> Void, completion: (Subscribers.Completion<Failure>) -> Void
    )

    private let lock = NSLock()
    private var closures: Closures?
    private var upstream: (any Subscription)?

    /// Creates a subscriber that passes values to closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = (receiveValue, receiveCompletion)
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard upstream == nil, closures != nil else { return false }
        upstream = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Receives a value, and passes it to the closure.
    public func receive(_ value: Input) -> Subscribers.Demand {
      lock.withLock { closures }?.value(value)
      return .none
    }

    /// Receives the completion, passes it to the closure, and releases the closures.
    public func receive(completion: Subscribers.Completion<Failure>) {
      release().0?.completion(completion)
    }

    /// Cancels the subscription, and releases the closures.
    public func cancel() { release().1?.cancel() }

    private func release() -> (Closures?, (any Subscription)?) {
      lock.withLock { (closures.take(), upstream.take()) }
    }
  }
}

extension Publisher {
  /// Calls closures with each value and with the completion.
  ///
  /// - Returns: An object that ends the subscription when it is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Returns: An object that ends the subscription when it is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
