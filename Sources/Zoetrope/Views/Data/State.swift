import Foundation

/// A property whose value is stored with the identity of its view and outlives the view's values.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?

  /// Creates a state with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value. A body that reads it is evaluated again when it changes.
  ///
  /// It must be written on the main actor. Writes before the view is shown are ignored.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value; before the view is shown, a constant.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property to its storage in the node.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}
