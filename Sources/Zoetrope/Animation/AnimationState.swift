/// A key for a value that a custom animation keeps from frame to frame.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value that is used until another one is stored.
  static var defaultValue: Value { get }
}

/// The values that a custom animation keeps from frame to frame, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var properties = PropertyList()

  /// Creates a state in which every key has its default value.
  public init() {}

  /// The value stored for a key, or the key's default value if there is none.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }
}
