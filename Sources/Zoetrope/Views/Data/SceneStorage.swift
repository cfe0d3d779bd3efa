import Foundation

/// A value that is kept under a key for all views of a scene, which a host has one of.
///
/// Nothing is read from the disk or written to it, so that every run begins alike: a host keeps the
/// values in memory for as long as it lives.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(key: String, initial: Value, coding: StorageCoding<Value>) {
    property = StoredProperty(key: "SceneStorage:" + key, initial: initial, coding: coding)
  }

  /// The value; a body that reads it is evaluated again when it changes. Written from the main
  /// actor; before the view is shown, a write changes nothing.
  public var wrappedValue: Value {
    get { property.value }
    nonmutating set { property.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { property.binding }

  /// Connects the property to what the host keeps.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    property.connect(slot, node)
  }
}

extension SceneStorage {
  /// Creates a `Bool` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initial: wrappedValue, coding: .bool)
  }

  /// Creates an `Int` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initial: wrappedValue, coding: .int)
  }

  /// Creates a `Double` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initial: wrappedValue, coding: .double)
  }

  /// Creates a `String` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initial: wrappedValue, coding: .string)
  }

  /// Creates a `URL` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initial: wrappedValue, coding: .url)
  }

  /// Creates a `Data` that is kept under a key, with the value that it has where none is kept.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initial: wrappedValue, coding: .data)
  }

  /// Creates a value whose raw one is kept under a key, with the value that it has where none is.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.int.raw(Value.self))
  }

  /// Creates a value whose raw one is kept under a key, with the value that it has where none is.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.string.raw(Value.self))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Creates a `Bool` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == Bool? {
    self.init(key: key, initial: nil, coding: StorageCoding.bool.optional)
  }

  /// Creates an `Int` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == Int? {
    self.init(key: key, initial: nil, coding: StorageCoding.int.optional)
  }

  /// Creates a `Double` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == Double? {
    self.init(key: key, initial: nil, coding: StorageCoding.double.optional)
  }

  /// Creates a `String` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == String? {
    self.init(key: key, initial: nil, coding: StorageCoding.string.optional)
  }

  /// Creates a `URL` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == URL? {
    self.init(key: key, initial: nil, coding: StorageCoding.url.optional)
  }

  /// Creates a `Data` that is kept under a key; nil where none is.
  public init(_ key: String) where Value == Data? {
    self.init(key: key, initial: nil, coding: StorageCoding.data.optional)
  }

  /// Creates a value whose raw one is kept under a key; nil where none is.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, coding: StorageCoding.int.raw(R.self).optional)
  }

  /// Creates a value whose raw one is kept under a key; nil where none is.
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, coding: StorageCoding.string.raw(R.self).optional)
  }
}
