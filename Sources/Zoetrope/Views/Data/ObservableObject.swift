import Foundation

/// An object that announces every change, just before it happens, to the views that observe the
/// object.
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
  /// A class without ``Published`` variables has to store a publisher of its own, because this
  /// property then returns a new publisher on every call.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stored variables, including those of
  ///   superclasses.
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

/// The publisher of an observable object. It notifies the views that observe the object just before
/// the object changes.
public final class ObservableObjectPublisher {
  private struct Subscriber {
    weak var subscription: ObjectSubscription?
  }

  private var subscribers: [Subscriber] = []

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces that the object is about to change.
  ///
  /// The observing views are updated as part of the current transaction.
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

/// The subscription of one view node to the changes of one object. The subscription ends when this
/// instance is deallocated.
final class ObjectSubscription {
  let object: AnyObject
  private weak var node: ViewNode?

  private init(object: AnyObject, node: ViewNode) {
    self.object = object
    self.node = node
  }

  /// Subscribes a node to the changes of an object. If the slot already holds a subscription to the
  /// same object, that subscription is kept.
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
