import Foundation

/// An object that belongs to a view's place: made when the view is first shown, and kept as long
/// as it is there. The view is updated whenever the object changes.
@propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a place for an object.
  ///
  /// - Parameter thunk: Makes the object; called once in the life of the place.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view is shown, a new one each time.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// The object, as something whose members are bindings.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(root: wrappedValue)
  }

  /// Connects the property to its place.
  public mutating func _connect(_ slot: inout _DynamicSlot, _ node: _ViewNode) {
    let known = slot.object as? ObjectSubscription
    let object = known?.object as? ObjectType ?? make()
    ObjectSubscription.renew(in: &slot, to: object, for: node)
    self.object = object
  }
}
