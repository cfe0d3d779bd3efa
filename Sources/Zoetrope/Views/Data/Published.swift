import Foundation

/// A variable of an ``ObservableObject``. Each change is announced, before it happens, to the views
/// that observe the object.
///
/// On Apple's systems, the projected value is a Combine publisher. Here it is not available.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
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

  /// The value of the variable. The setter announces the change before it makes the change.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      storage.publisher?.send()
      storage.value = newValue
    }
  }
}

/// A ``Published`` variable, without the type of its value.
protocol PublishedField {
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedField {
  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }
}
