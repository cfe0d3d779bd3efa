import Foundation

/// A property whose value is stored under a key and shared by all views of a ``Host``.
///
/// The host keeps the values in memory for its own lifetime. They are never read from or written to
/// disk, so every run starts from the same values. All `UserDefaults` stores share one set of
/// values: the `store` arguments are ignored.
///
/// Assigning nil to an optional property removes the stored value. If the stored value has another
/// type, the property behaves as if no value were stored. As an exception, a stored `Int` can be
/// read as a `Double`.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private var property: StoredProperty<Value>

  private init(key: String, initial: Value, coding: StorageCoding<Value>) {
    property = StoredProperty(key: "AppStorage:" + key, initial: initial, coding: coding)
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

extension AppStorage {
  /// Creates a property for the `Bool` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key: key, initial: wrappedValue, coding: .bool)
  }

  /// Creates a property for the `Int` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key: key, initial: wrappedValue, coding: .int)
  }

  /// Creates a property for the `Double` that is stored under a key. If no such value is stored,
  /// the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key: key, initial: wrappedValue, coding: .double)
  }

  /// Creates a property for the `String` that is stored under a key. If no such value is stored,
  /// the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key: key, initial: wrappedValue, coding: .string)
  }

  /// Creates a property for the `URL` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key: key, initial: wrappedValue, coding: .url)
  }

  /// Creates a property for the `Data` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key: key, initial: wrappedValue, coding: .data)
  }

  /// Creates a property for the `Date` that is stored under a key. If no such value is stored, the
  /// property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key: key, initial: wrappedValue, coding: .date)
  }

  /// Creates a property for a value that is stored under a key as its `Int` raw value. If no such
  /// value is stored, the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.int.raw(Value.self))
  }

  /// Creates a property for a value that is stored under a key as its `String` raw value. If no
  /// such value is stored, the property has the value `wrappedValue`.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initial: wrappedValue, coding: StorageCoding.string.raw(Value.self))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Creates a property for the `Bool` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key: key, initial: nil, coding: StorageCoding.bool.optional)
  }

  /// Creates a property for the `Int` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key: key, initial: nil, coding: StorageCoding.int.optional)
  }

  /// Creates a property for the `Double` that is stored under a key. If no such value is stored,
  /// the property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key: key, initial: nil, coding: StorageCoding.double.optional)
  }

  /// Creates a property for the `String` that is stored under a key. If no such value is stored,
  /// the property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key: key, initial: nil, coding: StorageCoding.string.optional)
  }

  /// Creates a property for the `URL` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key: key, initial: nil, coding: StorageCoding.url.optional)
  }

  /// Creates a property for the `Data` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key: key, initial: nil, coding: StorageCoding.data.optional)
  }

  /// Creates a property for the `Date` that is stored under a key. If no such value is stored, the
  /// property is nil.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key: key, initial: nil, coding: StorageCoding.date.optional)
  }

  /// Creates a property for a value that is stored under a key as its `Int` raw value. If no such
  /// value is stored, the property is nil.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key: key, initial: nil, coding: StorageCoding.int.raw(R.self).optional)
  }

  /// Creates a property for a value that is stored under a key as its `String` raw value. If no
  /// such value is stored, the property is nil.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key: key, initial: nil, coding: StorageCoding.string.raw(R.self).optional)
  }
}

extension View {
  /// Returns this view unchanged: ``AppStorage`` values are kept in memory, regardless of the
  /// store.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
