import Foundation

/// An object that notifies its observers, such as views, just before each change.
///
/// A class whose variables are marked with ``Published`` needs no further code. On Apple's systems,
/// Combine declares this protocol.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The publisher that announces each change before it happens.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher shared by all ``Published`` variables of the object.
  ///
  /// A class without ``Published`` variables has to declare `objectWillChange` as a stored
  /// property, because this implementation would return a new publisher on every call.
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
    let publisher = fields.lazy.compactMap(\.objectPublisher).first ?? ObservableObjectPublisher()
    for field in fields { field.objectPublisher = publisher }
    return publisher
  }
}

/// The publisher of an observable object. It notifies its subscribers, such as the views that
/// observe the object, just before the object changes.
public final class ObservableObjectPublisher: Publisher {
  /// The type of the values that the publisher sends: `Void`, because a value only announces a
  /// change.
  public typealias Output = Void
  /// The type of the errors: `Never`, because the publisher does not fail.
  public typealias Failure = Never

  private let subscriptions = Broadcast<Void, Never>(keepsLatest: false)

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces that the object is about to change.
  ///
  /// The observing views are updated as part of the current transaction.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subscribers.
  public func send() { subscriptions.send(()) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscriptions.attach(subscriber)
  }
}

/// The subscription of one view node to the changes of one object. The subscription ends when this
/// instance is deallocated.
final class ObjectSubscription {
  let object: AnyObject
  private var subscription: (any Subscription)?

  private init(object: AnyObject) { self.object = object }

  deinit { subscription?.cancel() }

  /// Subscribes a node to the changes of an object. If the slot already holds a subscription to the
  /// same object, that subscription is kept.
  static func renew<T: ObservableObject>(
    in slot: inout _DynamicSlot, to object: T, for node: ViewNode
  ) {
    if let known = slot.object as? ObjectSubscription, known.object === object { return }
    let subscription = ObjectSubscription(object: object)
    object.objectWillChange.subscribe(
      ChangeSubscriber<T.ObjectWillChangePublisher.Output>(node: node) {
        [weak subscription] in subscription?.subscription = $0
      })
    slot.object = subscription
  }
}

/// A subscriber that marks a view node for evaluation after each announcement of a change.
private final class ChangeSubscriber<Input>: Subscriber {
  typealias Failure = Never

  private weak var node: ViewNode?
  private let keep: (any Subscription) -> Void

  init(node: ViewNode, keep: @escaping (any Subscription) -> Void) {
    self.node = node
    self.keep = keep
  }

  func receive(subscription: any Subscription) {
    keep(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    Confined(self).use { subscriber in
      guard let node = subscriber.node else { return }
      node.graph.enqueue(in: nil) { [weak node] in node?.markDirty(because: .model(nil)) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {}
}
