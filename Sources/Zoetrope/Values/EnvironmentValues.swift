/// A key for values that views pass down to their descendants.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value used if no ancestor has set one.
  static var defaultValue: Self.Value { get }
}

/// The values that views pass down to their descendants.
///
/// Copies are independent of each other. Copying takes O(1) time, because copies share the values
/// that were set before.
public struct EnvironmentValues: CustomStringConvertible {
  /// The values that have been set, by key.
  package var properties = PropertyList()

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value for a key, or the key's default value if none has been set.
  ///
  /// - Complexity: O(n) in the number of keys that have been set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }

  /// The keys and values that have been set, newest first.
  public var description: String {
    properties.description
  }
}
