import Foundation
import Observation

/// A property wrapper that provides bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// Unavailable, because the wrapped value must be an observable object.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { wrappedValue = object }

  /// The wrapper itself. Its members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates a wrapper for an observable object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper for an observable object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper for the same object as another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
