import Foundation

/// A property whose value is stored under a key and shared by all views of a scene.
///
/// A ``Host`` has exactly one scene. The host keeps the values in memory for its own lifetime. They
/// are never read from or written to disk, so every run starts from the same values.
///
/// Assigning nil to an optional property removes the stored value. If the stored value has another
/// type, the property behaves as if no value were stored. As an exception, a stored `Int` can be
/// read as a `Double`.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(key: String, initial: Value, coding: StorageCoding<Value>) {
    property = StoredProperty(key: "SceneStorage:" + key, initial: initial, coding: coding)
  }

  /// The stored value, or the initial value if no value is stored.
  ///
  /// When the value changes, each body that reads it is evaluated again. The value must be written
  /// on the main actor. Writes before the view is shown are ignored.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Connects the property to the storage of the ``Host`` that shows the view.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    property.connect(slot, node)
  }
}

extension SceneStorage {
  /// Creates a property for the `Bool` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue, coding: .bool)
  }

  /// Creates a property for the `Int` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue, coding: .int)
  }

  /// Creates a property for the `Double` that is stored under a key. If no such value is stored,
  /// the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue, coding: .double)
  }

  /// Creates a property for the `String` that is stored under a key. If no such value is stored,
  /// the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue, coding: .string)
  }

  /// Creates a property for the `URL` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue, coding: .url)
  }

  /// Creates a property for the `Data` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue, coding: .data)
  }

  /// Creates a property for a value that is stored under a key as its `Int` raw value. If no such
  /// value is stored, the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.int.raw(Value.self))
  }

  /// Creates a property for a value that is stored under a key as its `String` raw value. If no
  /// such value is stored, the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.string.raw(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for the `Bool` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, initial: nil, coding: StorageCoding.bool.optional)
  }

  /// Creates a property for the `Int` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String) where Value == Int? {
    self.init(key: key, initial: nil, coding: StorageCoding.int.optional)
  }

  /// Creates a property for the `Double` that is stored under a key. If no such value is stored,
  /// the property is nil.
  public init(_ key: String) where Value == Double? {
    self.init(key: key, initial: nil, coding: StorageCoding.double.optional)
  }

  /// Creates a property for the `String` that is stored under a key. If no such value is stored,
  /// the property is nil.
  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil, coding: StorageCoding.string.optional)
  }

  /// Creates a property for the `URL` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String) where Value == URL? {
    self.init(key: key, initial: nil, coding: StorageCoding.url.optional)
  }

  /// Creates a property for the `Data` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil, coding: StorageCoding.data.optional)
  }

  /// Creates a property for a value that is stored under a key as its `Int` raw value. If no such
  /// value is stored, the property is nil.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, coding: StorageCoding.int.raw(R.self).optional)
  }

  /// Creates a property for a value that is stored under a key as its `String` raw value. If no
  /// such value is stored, the property is nil.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, coding: StorageCoding.string.raw(R.self).optional)
  }
}
