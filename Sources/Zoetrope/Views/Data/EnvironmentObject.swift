import Foundation

/// An observable object that an enclosing view has set with `environmentObject(_:)`.
///
/// The view is updated whenever the object changes.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private var object: ObjectType?

  /// Creates a property that reads an object of type `ObjectType` from the environment.
  public init() {}

  /// The object. Reading this property traps if no enclosing view has set an object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) was found. A View.environmentObject(_:) "
          + "for \(ObjectType.self) may be missing around this view.")
    }
    return object
  }

  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Reads the object from the node's environment, and subscribes the node to the object's changes.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let object = node.inputs.environment[EnvironmentObjectKey<ObjectType>.self]
    slot.readsChanged = { $0[EnvironmentObjectKey<ObjectType>.self] !== object }
    if let object { ObjectSubscription.renew(in: &slot, to: object, for: node) }
    self.object = object
  }
}

extension View {
  /// Sets an object in the environment of this view and its subtree. Views read the object through
  /// an ``EnvironmentObject`` property of the object's type.
  public nonisolated func environmentObject<T>(_ object: T) -> some View
  where T: ObservableObject {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
