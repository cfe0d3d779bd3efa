import Foundation
import Zoetrope

extension Subscribers {
  /// A subscriber that sets a property of an object to each value.
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible {
    public typealias Failure = Never

    /// The object, until the subscription ends.
    public var object: Root? { lock.withLock { target } }
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    private let lock = NSLock()
    private var target: Root?
    private var upstream: (any Subscription)?

    /// Creates a subscriber that sets a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// The name of the type and the object.
    public var description: String { "Assign \(Root.self)." }

    /// Receives the subscription, and asks for all values.
    public func receive(subscription: any Subscription) {
      let isFirst = lock.withLock {
        guard upstream == nil, target != nil else { return false }
        upstream = subscription
        return true
      }
      if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    /// Sets the property.
    public func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    public func receive(completion: Subscribers.Completion<Never>) { _ = release() }

    /// Cancels the subscription, and releases the object.
    public func cancel() { release().1?.cancel() }

    private func release() -> (Root?, (any Subscription)?) {
      lock.withLock { (target.take(), upstream.take()) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Sets a property of an object to each value. The object is kept until the subscription ends.
  ///
  /// - Returns: A reference that ends the subscription when it is released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
