import Foundation

/// A value that belongs to a view's place on the screen and outlives the view's own value.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?

  /// Creates a state that starts with a value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state that starts with a value.
  public init(initialValue value: Value) { initial = value }

  /// The value; a body that reads it is evaluated again when it changes. Written from the main
  /// actor; before the view is shown, a write changes nothing.
  public var wrappedValue: Value {
    get { location?.get() ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property to its place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts with nil.
  public init() { self.init(wrappedValue: nil) }
}
