import Foundation

/// An observable object that is stored with the identity of its view.
///
/// The object is created when the view is first shown, and kept for as long as the view exists. The
/// view is updated whenever the object changes.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property from an expression that creates the property's object.
  ///
  /// - Parameter thunk: The expression. It is evaluated once in the lifetime of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is shown, each read creates a new object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// A wrapper whose members are bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Creates the object on first use, and subscribes the node to the object's changes.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let known = slot.object as? ObjectSubscription
    let object = known?.object as? ObjectType ?? make()
    ObjectSubscription.renew(in: &slot, to: object, for: node)
    self.object = object
  }
}
