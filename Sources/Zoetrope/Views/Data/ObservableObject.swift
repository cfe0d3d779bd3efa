import Foundation

/// An object that announces each of its changes, before the change, to the views that observe it.
///
/// A class whose variables are marked with ``Published`` needs no further code. This protocol
/// stands in for the one that SwiftUI takes from Combine, which exists only on Apple's systems.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: ObservableObjectPublisher = ObservableObjectPublisher

  /// The publisher that announces each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher shared by all ``Published`` variables of the object.
  ///
  /// A class without such variables has to store a publisher of its own: for it, this property
  /// returns a new one each time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stored variables, those of superclasses
  ///   included.
  public var objectWillChange: ObservableObjectPublisher {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      fields += current.children.compactMap { $0.value as? any PublishedField }
      mirror = current.superclassMirror
    }
    let publisher = fields.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for field in fields { field.publisher = publisher }
    return publisher
  }
}

/// A publisher that announces to observing views that an object is about to change.
public final class ObservableObjectPublisher {
  private struct Subscriber {
    weak var subscription: ObjectSubscription?
  }

  private var subscribers: [Subscriber] = []

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces that the object is about to change.
  ///
  /// Observing views are updated as part of the current transaction.
  ///
  /// - Complexity: O(*n*), where *n* is the number of observing views.
  public func send() {
    for subscriber in subscribers { subscriber.subscription?.fire() }
  }

  func add(_ subscription: ObjectSubscription) {
    subscribers.removeAll { $0.subscription == nil }
    subscribers.append(Subscriber(subscription: subscription))
  }
}

/// The subscription of one view node to the changes of one object, active while it is retained.
final class ObjectSubscription {
  let object: AnyObject
  private weak var node: ViewNode?

  private init(object: AnyObject, node: ViewNode) {
    self.object = object
    self.node = node
  }

  /// Subscribes a node to an object's changes, reusing the slot's subscription if it is to the same
  /// object.
  static func renew<T: ObservableObject>(
    in slot: inout _DynamicSlot, to object: T, for node: ViewNode
  ) {
    if let known = slot.object as? ObjectSubscription, known.object === object { return }
    let subscription = ObjectSubscription(object: object, node: node)
    object.objectWillChange.add(subscription)
    slot.object = subscription
  }

  func fire() {
    Confined(self).use { subscription in
      guard let node = subscription.node else { return }
      node.graph.enqueue(in: nil) { [weak node] in node?.markDirty() }
    }
  }
}
