import Foundation

/// An observable object that the view does not own.
///
/// The view is updated whenever the object changes.
@propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// The observed object.
  public var wrappedValue: ObjectType

  /// Creates a property that observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property that observes an object.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    Wrapper(root: wrappedValue)
  }

  /// A wrapper around an object. The members of the wrapper are bindings to the object's
  /// properties.
  @dynamicMemberLookup public struct Wrapper {
    let root: ObjectType

    /// Returns a binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let root = self.root
      return Binding(get: { root[keyPath: keyPath] }, set: { root[keyPath: keyPath] = $0 })
    }
  }

  /// Subscribes the node to the object's changes.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    ObjectSubscription.renew(in: &slot, to: wrappedValue, for: node)
  }
}
