import Foundation

/// A type of stored property that takes its value from storage outside the view.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, after the property has received its current value.
  mutating func update()

  /// Connects the property to its storage. The default implementation connects the dynamic
  /// properties that are nested inside the property.
  mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode)
}

extension DynamicProperty {
  /// Does nothing: this is the default implementation.
  public mutating func update() {}

  /// Connects the stored properties that are dynamic properties themselves.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let fields = node.graph.dynamicFields(of: Self.self)
    withUnsafeMutablePointer(to: &self) {
      fields.install(at: $0, storage: &slot.nested, node: node)
    }
  }
}

/// The storage that a view node keeps for one dynamic property.
public struct _DynamicSlot {
  /// The object that keeps the property's value between updates, such as a ``Location``.
  package var object: AnyObject?
  /// A closure that returns whether any environment value that the property has read differs in a
  /// given environment; nil if the property reads no environment values.
  package var readsChanged: ((EnvironmentValues) -> Bool)?
  /// The storage of the dynamic properties that are nested inside the property.
  package var nested = DynamicStorage()
  /// The name of the property, preceded by the name of the type that declares it: `Wheel.angle`.
  package fileprivate(set) var name: String
}

/// The storage that a view node keeps for all dynamic properties of its view.
package struct DynamicStorage {
  fileprivate var slots: [_DynamicSlot] = []

  /// Returns whether any value that the properties have read from the environment differs in a new
  /// environment.
  package func readsChanged(in environment: EnvironmentValues) -> Bool {
    slots.contains {
      $0.readsChanged?(environment) == true || $0.nested.readsChanged(in: environment)
    }
  }

  /// Returns the names of the properties that a new environment affects. A property is affected if
  /// any environment value that it has read differs in the new environment.
  func changedReads(in environment: EnvironmentValues) -> [String] {
    slots.flatMap { slot in
      (slot.readsChanged?(environment) == true ? [slot.name] : [])
        + slot.nested.changedReads(in: environment)
    }
  }
}

/// The memory offsets of the dynamic properties of a type.
package struct DynamicFields {
  private struct Field {
    let offset: Int
    let type: any DynamicProperty.Type
    let name: String
  }

  private let fields: [Field]

  /// Finds the dynamic properties among the stored properties of a type.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stored properties.
  package init(of type: Any.Type) {
    var fields: [Field] = []
    for field in StoredField.all(of: type) where !field.isFunction && !Self.isPlain(field.type) {
      guard let property = field.type as? any DynamicProperty.Type else { continue }
      fields.append(
        Field(offset: field.offset, type: property, name: "\(typeName(type)).\(field.name)"))
    }
    self.fields = fields
  }

  /// Whether a type is one of the most frequent types that are no dynamic properties. For others
  /// the runtime searches all conformances of the program.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == CGFloat.self || type == Int.self || type == Double.self || type == Bool.self
      || type == String.self || type == Angle.self
  }

  /// Connects each dynamic property of the value at `base` to its slot in `storage`, and calls the
  /// property's `update()`.
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
