import Foundation

/// An object that somebody else keeps; the view is updated whenever it changes.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// The object.
  public var wrappedValue: ObjectType

  /// Watches an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Watches an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The object, as something whose members are bindings.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(root: wrappedValue)
  }

  /// An object whose members are bindings to its properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = self.root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// Has the place updated whenever the object changes.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    ObjectSubscription.renew(in: &slot, to: wrappedValue, for: node)
  }
}
