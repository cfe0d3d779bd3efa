import Foundation

/// An object that tells the views that watch it when it is about to change.
///
/// Classes whose variables are marked with ``Published`` need nothing more. This stands for the
/// protocol that SwiftUI takes from Combine, which exists on Apple's systems only.
public protocol ObservableObject: AnyObject {
  /// The type of what tells of changes.
  associatedtype ObjectWillChangePublisher: ObservableObjectPublisher = ObservableObjectPublisher

  /// Tells of changes before they happen.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells of changes to all variables that are marked with ``Published``.
  ///
  /// A class without any such variable has to store a publisher of its own.
  /// O(n) in the number of stored variables.
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

/// Tells the views that watch an object when that is about to change.
public final class ObservableObjectPublisher {
  private struct Subscriber {
    weak var subscription: ObjectSubscription?
  }

  private var subscribers: [Subscriber] = []

  /// Creates a publisher that nobody listens to.
  public init() {}

  /// Says that the object is about to change; views are updated in the current transaction.
  /// O(n) in the number of views that watch.
  public func send() {
    for subscriber in subscribers { subscriber.subscription?.fire() }
  }

  func add(_ subscription: ObjectSubscription) {
    subscribers.removeAll { $0.subscription == nil }
    subscribers.append(Subscriber(subscription: subscription))
  }
}

/// The interest of one place in one object, for as long as it is kept.
final class ObjectSubscription {
  let object: AnyObject
  private weak var node: ViewNode?

  private init(object: AnyObject, node: ViewNode) {
    self.object = object
    self.node = node
  }

  /// Has a place updated whenever an object changes; keeps the subscription that a slot has for it.
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
