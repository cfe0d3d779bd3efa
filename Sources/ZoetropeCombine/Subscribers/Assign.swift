import Foundation
import Zoetrope

extension Subscribers {
  /// A subscriber that assigns each value to a property of an object.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    /// The type of the errors: `Never`, because the subscriber accepts only publishers that cannot
    /// fail.
    public typealias Failure = Never

    /// The object; nil after the end of the subscription.
    public var object: Root? { lock.withLock { target } }
    /// The key path of the property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = NSLock()
    private var target: Root?
    private var upstream: (any Subscription)?

    /// Creates a subscriber that assigns each value to a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The text "Assign", followed by the type of the object.
    public var description: String { "Assign \(Root.self)." }

    /// Receives the subscription, and requests all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard upstream == nil, target != nil else { return false }
        upstream = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Assigns a value to the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Receives the completion, and releases the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = release() }

    /// Cancels the subscription, and releases the object.
    public func cancel() { release().1?.cancel() }

    private func release() -> (Root?, (any Subscription)?) {
      lock.withLock { (target.take(), upstream.take()) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object. The object is kept until the subscription ends.
  ///
  /// - Returns: An object that ends the subscription when it is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
