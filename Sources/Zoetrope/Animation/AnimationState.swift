/// A key of something that a custom animation remembers from frame to frame.
public protocol AnimationStateKey {
  /// The type of what is remembered.
  associatedtype Value

  /// What is remembered before anything was stored.
  static var defaultValue: Value { get }
}

/// What a custom animation remembers from frame to frame, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var properties = PropertyList()

  /// Creates a state in which every key has its default value.
  public init() {}

  /// What is remembered under a key.
  public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
    get { properties.value(of: K.Value.self, forKey: key) ?? K.defaultValue }
    set { properties.set(newValue, forKey: key) }
  }
}
