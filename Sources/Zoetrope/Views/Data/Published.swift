import Foundation

/// A variable of an ``ObservableObject``. The observers of the object, such as views, are notified
/// just before each change of the variable.
///
/// The projected value is a publisher of the variable's values.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  /// The value and the subscribers to its changes.
  package final class Storage {
    /// The current value. Setting this property directly does not announce the change.
    package fileprivate(set) var value: Value
    fileprivate var objectPublisher: ObservableObjectPublisher?
    fileprivate lazy var broadcast = Broadcast<Value, Never>(keepsLatest: true)
    fileprivate var hasSubscribers = false
    /// The subscriptions by which other publishers set the value.
    package var inputs: [AnyCancellable] = []

    fileprivate init(_ value: Value) { self.value = value }

    /// Changes the value. The change is announced before it happens.
    package func set(_ newValue: Value) {
      objectPublisher?.send()
      if hasSubscribers { broadcast.send(newValue) }
      value = newValue
    }
  }

  /// A publisher of a variable's values. A subscriber receives the current value, and then each new
  /// value just before the variable changes.
  public struct Publisher: Zoetrope.Publisher {
    /// The type of the values that the publisher sends: the type of the variable.
    public typealias Output = Value
    /// The type of the errors: `Never`, because the publisher does not fail.
    public typealias Failure = Never

    /// The variable.
    package let storage: Storage

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.hasSubscribers = true
      storage.broadcast.attach(subscriber, latest: storage.value)
    }
  }

  /// Creates a variable with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a variable with an initial value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Unavailable, because only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A publisher of the variable's values. A subscriber receives the current value, and then each
  /// new value just before the variable changes.
  ///
  /// If another variable's publisher is assigned to this property, this variable is set to each
  /// value of the other variable.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {
      if newValue.storage !== storage { newValue.subscribe(PublishedInput(of: storage)) }
    }
  }

  /// The value of the variable. The setter announces the change before it makes the change.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.set(newValue) }
  }
}

/// A subscriber that sets a published variable to the values of a publisher, for as long as the
/// variable exists.
package final class PublishedInput<Value>: Subscriber {
  package typealias Input = Value
  package typealias Failure = Never

  private weak var storage: Published<Value>.Storage?

  /// Creates a subscriber that sets a variable.
  package init(of storage: Published<Value>.Storage) { self.storage = storage }

  package func receive(subscription: any Subscription) {
    storage?.inputs.append(AnyCancellable(subscription.cancel))
    subscription.request(.unlimited)
  }

  package func receive(_ input: Value) -> Subscribers.Demand {
    storage?.set(input)
    return .none
  }

  package func receive(completion: Subscribers.Completion<Never>) {}
}

/// A type-erased ``Published`` variable.
protocol PublishedField {
  /// The publisher of the object that the variable belongs to; nil until the object's default
  /// `objectWillChange` is first read.
  var objectPublisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedField {
  var objectPublisher: ObservableObjectPublisher? {
    get { storage.objectPublisher }
    nonmutating set { storage.objectPublisher = newValue }
  }
}
