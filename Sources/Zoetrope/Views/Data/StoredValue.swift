import Foundation

/// A value of one of the types that `AppStorage` and `SceneStorage` can store.
enum StoredValue: Equatable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case data(Data)
  case date(Date)
}

/// The conversion between values of one type and ``StoredValue``.
struct StorageCoding<Value> {
  /// Returns the stored form of a value. Returns nil for the value nil: setting a property to nil
  /// removes the property's stored value.
  var encode: (Value) -> StoredValue?
  /// Returns the value for a stored form; nil if the stored form cannot be converted to the type.
  var decode: (StoredValue) -> Value?

  /// The conversion for values of type `Value?`. The value nil means that nothing is stored.
  var optional: StorageCoding<Value?> {
    StorageCoding<Value?>(encode: { $0.flatMap(encode) }, decode: { .some(decode($0)) })
  }

  /// Returns the conversion for a type whose raw values are of type `Value`.
  func raw<R: RawRepresentable>(_ type: R.Type) -> StorageCoding<R> where R.RawValue == Value {
    StorageCoding<R>(
      encode: { encode($0.rawValue) }, decode: { decode($0).flatMap(R.init(rawValue:)) })
  }
}

extension StorageCoding<Bool> {
  static var bool: Self {
    Self(encode: StoredValue.bool) { if case .bool(let value) = $0 { value } else { nil } }
  }
}

extension StorageCoding<Int> {
  static var int: Self {
    Self(encode: StoredValue.int) { if case .int(let value) = $0 { value } else { nil } }
  }
}

extension StorageCoding<Double> {
  static var double: Self {
    Self(encode: StoredValue.double) {
      switch $0 {
      case .double(let value): value
      case .int(let value): Double(value)
      default: nil
      }
    }
  }
}

extension StorageCoding<String> {
  static var string: Self {
    Self(encode: StoredValue.string) { if case .string(let value) = $0 { value } else { nil } }
  }
}

extension StorageCoding<URL> {
  static var url: Self {
    Self(encode: StoredValue.url) { if case .url(let value) = $0 { value } else { nil } }
  }
}

extension StorageCoding<Data> {
  static var data: Self {
    Self(encode: StoredValue.data) { if case .data(let value) = $0 { value } else { nil } }
  }
}

extension StorageCoding<Date> {
  static var date: Self {
    Self(encode: StoredValue.date) { if case .date(let value) = $0 { value } else { nil } }
  }
}

/// The stored values of one ``Host``, with their keys.
final class KeyedStorage {
  private var locations: [String: Location<StoredValue?>] = [:]

  /// Returns the location of the value for a key. The location is created on first use.
  func location(
    _ key: String, named name: String, in graph: ViewGraph
  ) -> Location<StoredValue?> {
    if let known = locations[key] { return known }
    let location = Location<StoredValue?>(nil, graph: graph, name: name)
    locations[key] = location
    return location
  }
}

/// The implementation that `AppStorage` and `SceneStorage` share.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let coding: StorageCoding<Value>
  private var location: Location<StoredValue?>?

  init(key: String, initial: Value, coding: StorageCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  var value: Value {
    get { location?.get().flatMap(coding.decode) ?? initial }
    nonmutating set { location?.set(coding.encode(newValue)) }
  }

  var binding: Binding<Value> {
    let property = self
    return Binding(
      get: { property.value },
      set: { value, transaction in
        if transaction.properties.isEmpty {
          property.value = value
        } else {
          withTransaction(transaction) { property.value = value }
        }
      })
  }

  mutating func connect(_ slot: _DynamicSlot, _ node: ViewNode) {
    let storage = node.hostEnvironment.keyedStorage ?? KeyedStorage()
    location = storage.location(key, named: slot.name, in: node.graph)
  }
}

private struct KeyedStorageKey: EnvironmentKey {
  static var defaultValue: KeyedStorage? { nil }
}

extension EnvironmentValues {
  /// The storage of a ``Host`` for the values of `AppStorage` and `SceneStorage`; nil outside of a
  /// host.
  var keyedStorage: KeyedStorage? {
    get { self[KeyedStorageKey.self] }
    set { self[KeyedStorageKey.self] = newValue }
  }
}
