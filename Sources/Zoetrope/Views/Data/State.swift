import Foundation

/// A property whose value is stored with the identity of its view. The value is kept when the
/// parent creates the view struct again.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var location: Location<Value>?

  /// Creates a state property with an initial value.
  public init(wrappedValue value: Value) { initial = value }

  /// Creates a state property with an initial value.
  public init(initialValue value: Value) { initial = value }

  /// The current value. When it changes, each body that reads it is evaluated again.
  ///
  /// The value must be written on the main actor. Writes before the view is shown are ignored.
  public var wrappedValue: Value {
    get {
      guard let location else { return initial }
      return location.get()
    }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value. Before the view is shown, it is a constant binding to the initial
  /// value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }

  /// Connects the property to its storage in the view node.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let location =
      slot.object.map { unsafeDowncast($0, to: Location<Value>.self) }
      ?? Location(initial, graph: node.graph, name: slot.name)
    slot.object = location
    self.location = location
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state property whose initial value is nil.
  public init() { self.init(wrappedValue: nil) }
}
