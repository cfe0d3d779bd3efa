import Foundation

/// An object that a view around has set with `environmentObject(_:)`; the view is updated whenever
/// it changes.
@propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private var object: ObjectType?

  /// Watches the object of a type that a view around has set.
  public init() {}

  /// The object. It is an error to ask for it where no view around has set one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) was found. A View.environmentObject(_:) "
          + "for \(ObjectType.self) may be missing around this view.")
    }
    return object
  }

  /// The object, as something whose members are bindings.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Reads the environment of a place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let object = node.inputs.environment[EnvironmentObjectKey<ObjectType>.self]
    slot.readsChanged = { $0[EnvironmentObjectKey<ObjectType>.self] !== object }
    if let object { ObjectSubscription.renew(in: &slot, to: object, for: node) }
    self.object = object
  }
}

extension View {
  /// Hands an object to this view and those inside, for their ``EnvironmentObject`` properties.
  public nonisolated func environmentObject<T>(_ object: T) -> some View
  where T: ObservableObject {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
