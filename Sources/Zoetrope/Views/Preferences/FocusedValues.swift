import Foundation

/// A key of a value that the views with the focus hand to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the views with the focus, and the scene, hand to others.
public struct FocusedValues {
  private var properties = PropertyList()

  init() {}

  /// The value for a key; nil where none was set.
  ///
  /// - Complexity: O(n) in the number of different keys that were set.
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey {
    get { properties.value(of: Key.Value?.self, forKey: key) ?? nil }
    set { properties.set(newValue, forKey: key) }
  }

  fileprivate mutating func merge(_ other: FocusedValues) { properties.merge(other.properties) }
}

/// The focused values on their way up.
enum FocusedValuesKey: PreferenceKey {
  static var defaultValue: FocusedValues { FocusedValues() }

  static func reduce(value: inout FocusedValues, nextValue: () -> FocusedValues) {
    var next = nextValue()
    // Of several, the first counts.
    next.merge(value)
    value = next
  }
}

private struct FocusedValuesEnvironmentKey: EnvironmentKey {
  static var defaultValue: FocusedValues { FocusedValues() }
}

extension EnvironmentValues {
  /// What the views of the host with the focus hand to others.
  var focusedValues: FocusedValues {
    get { self[FocusedValuesEnvironmentKey.self] }
    set { self[FocusedValuesEnvironmentKey.self] = newValue }
  }
}

/// A value that a view with the focus, or the scene, hands to others; nil where none does.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var values = FocusedValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value.
  public var wrappedValue: Value? { values[keyPath: keyPath] }

  /// Reads the environment of a place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let keyPath = self.keyPath
    let values = node.inputs.environment.focusedValues
    let value = values[keyPath: keyPath]
    let isEqual = equalityOfValues(like: value)
    slot.readsChanged = { [unowned graph = node.graph] environment in
      let new = environment.focusedValues[keyPath: keyPath]
      return !graph.haveEqualBytes(new, value) && isEqual?(new, value) != true
    }
    self.values = values
  }
}

/// Hands a value to others, always or while a view inside has the focus.
nonisolated private struct FocusedValueWriter<Value>: PreferenceModifier {
  var keyPath: WritableKeyPath<FocusedValues, Value?>
  var value: Value?
  var needsFocus: Bool

  func handUp(_ inner: PreferenceList?, from places: [AnchoredPlace]) -> PreferenceList? {
    if needsFocus && inner?.entry(for: FocusWithin.self)?.value != true { return inner }
    var values = FocusedValues()
    values[keyPath: keyPath] = value
    if let inside = inner?.entry(for: FocusedValuesKey.self)?.value { values.merge(inside) }
    return PreferenceList.setting(values, for: FocusedValuesKey.self, in: inner)
  }
}

extension View {
  /// Hands a value to `@FocusedValue` anywhere while a view inside has the focus.
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueWriter(keyPath: keyPath, value: value, needsFocus: true))
  }

  /// Hands a value to `@FocusedValue` anywhere; the scene is always in front.
  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    modifier(FocusedValueWriter(keyPath: keyPath, value: value, needsFocus: false))
  }
}
