import Foundation

/// A key of values that focused views or the scene make available to all views of the ``Host``.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that focused views and the scene publish.
public struct FocusedValues {
  private var properties = PropertyList()

  init() {}

  /// The value of a key; nil if no value is published for the key.
  ///
  /// - Complexity: O(*n*), where *n* is the number of different keys.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { properties.value(of: Key.Value?.self, forKey: key) ?? nil }
    set { properties.set(newValue, forKey: key) }
  }

  fileprivate mutating func merge(_ other: FocusedValues) { properties.merge(other.properties) }
}

/// A preference that passes focused values to the root view. Focused views and the scene publish
/// these values.
enum FocusedValuesKey: PreferenceKey {
  static var defaultValue: FocusedValues { FocusedValues() }

  static func reduce(value: inout FocusedValues, nextValue: () -> FocusedValues) {
    var next = nextValue()
    // Among several values for a key, the first value takes effect.
    next.merge(value)
    value = next
  }
}

private struct FocusedValuesEnvironmentKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  /// The values published by the focused views and the scene of the ``Host``.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesEnvironmentKey.self] }
    set { self[FocusedValuesEnvironmentKey.self] = newValue }
  }
}

/// A property that reads a value published by a focused view or by the scene. It is nil if no value
/// is published.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var values = FocusedValues()

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The published value; nil if there is none.
  public var wrappedValue: Value? { values[keyPath: keyPath] }

  /// Reads the values from the node's environment.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let keyPath = self.keyPath
    let values = node.inputs.environment.focusedValues
    let value = values[keyPath: keyPath]
    var equality = Equality<Value?>()
    slot.readsChanged = { [unowned graph = node.graph] environment in
      let new = environment.focusedValues[keyPath: keyPath]
      return !graph.haveEqualBytes(new, value) && !equality.areEqual(new, value)
    }
    self.values = values
  }
}

/// A modifier that publishes a value, either always or while a view in its content has the focus.
nonisolated private struct FocusedValueWriter<Value>: PreferenceModifier {
  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  var needsFocus: Bool

  func publishedPreferences(
    from inner: PreferenceList?, places: [AnchoredView]
  ) -> PreferenceList? {
    if needsFocus && inner?.entry(for: FocusWithin.self)?.value != true { return inner }
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    if let inside = inner?.entry(for: FocusedValuesKey.self)?.value { values.merge(inside) }
    return PreferenceList.setting(values, for: FocusedValuesKey.self, in: inner)
  }
}

extension View {
  /// Publishes a value to all ``FocusedValue`` properties while this view or a view inside it has
  /// the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueWriter(keyPath: keyPath, value: value, needsFocus: true))
  }

  /// Publishes a value to all ``FocusedValue`` properties at all times, because the scene is always
  /// active.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueWriter(keyPath: keyPath, value: value, needsFocus: false))
  }
}
