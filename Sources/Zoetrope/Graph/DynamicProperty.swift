import Foundation

/// A stored property of a view that is connected to something outside of the view's value.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, when the property has its current value.
  mutating func update()

  /// Connects the property; the default connects the dynamic properties inside it.
  mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the dynamic properties among the stored ones.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let fields = node.graph.dynamicFields(of: Self.self)
    withUnsafeMutablePointer(to: &self) {
      fields.install(at: $0, storage: &slot.nested, node: node)
    }
  }
}

/// What a place in the structure keeps for one dynamic property.
public struct _DynamicSlot {
  /// The location of a state, or whatever else the property keeps.
  package var object: AnyObject?
  /// Whether what the property read from the environment is different in another one.
  package var readsChanged: ((EnvironmentValues) -> Bool)?
  package var nested = DynamicStorage()
  /// The type and the name of the property, as `Wheel.angle`.
  package fileprivate(set) var name: String
}

/// What a place in the structure keeps for the dynamic properties of its view.
package struct DynamicStorage {
  fileprivate var slots: [_DynamicSlot] = []

  package func readsChanged(in environment: EnvironmentValues) -> Bool {
    slots.contains {
      $0.readsChanged?(environment) == true || $0.nested.readsChanged(in: environment)
    }
  }
}

/// Where in a type's memory its dynamic properties lie.
package struct DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    let name: String
  }

  private let fields: [Field]

  /// Looks through the stored properties of a type. O(n) in their number.
  package init(of type: Any.Type) {
    fields = StoredField.all(of: type).compactMap { field in
      (field.type as? any DynamicProperty.Type).map {
        Field(offset: field.offset, type: $0, name: "\(typeName(type)).\(field.name)")
      }
    }
  }

  /// Connects every dynamic property of the value at an address.
  package func install(
    at base: UnsafeMutableRawPointer, storage: inout DynamicStorage, node: ViewNode
  ) {
    if storage.slots.count < fields.count {
      storage.slots = fields.map { _DynamicSlot(name: $0.name) }
    }
    for (index, field) in fields.enumerated() {
      Self.connect(field.type, at: base + field.offset, &storage.slots[index], node)
    }
  }

  private static func connect<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ slot: inout _DynamicSlot,
    _ node: ViewNode
  ) {
    let property = address.assumingMemoryBound(to: P.self)
    property.pointee._connect(&slot, node)
    property.pointee.update()
  }
}
