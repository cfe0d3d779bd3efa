/// A key of a value that is handed down through views.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view above has set one.
  static var defaultValue: Self.Value { get }
}

/// The values that are handed down through views.
///
/// A plain value: copies are independent, and cost a reference.
public struct EnvironmentValues: CustomStringConvertible {
  /// What was set, by key.
  package var properties = PropertyList()

  /// Creates an environment in which every key has its default value.
  public init() {}

  /// The value for a key; its default value where none was set.
  ///
  /// - Complexity: O(n) in the number of different keys that were set.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }

  /// The values that were set, newest first.
  public var description: String {
    properties.description
  }
}
