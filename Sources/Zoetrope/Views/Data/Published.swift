import Foundation

/// A variable of an ``ObservableObject`` that tells the views that watch the object when it is
/// about to change.
///
/// Its projected value, a Combine publisher on Apple's systems, does not exist here.
@propertyWrapper public struct Published<Value> {
  private let storage: Storage

  private final class Storage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }

  /// Creates a variable with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a variable with a value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// Not to be used: only a class can have published variables.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The value, as a variable of an object.
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

/// A published variable, whatever its type.
protocol PublishedField {
  var publisher: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedField {
  var publisher: ObservableObjectPublisher? {
    get { storage.publisher }
    nonmutating set { storage.publisher = newValue }
  }
}
