import Foundation
import Observation

/// An observable object whose properties can be handed on as bindings.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Not to be used: only observable objects are bindable.
  @available(*, unavailable, message: "The wrapped value must be an object that is Observable")
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  private init(object: Value) { wrappedValue = object }

  /// This, whose members are bindings to the object's properties.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes the properties of an object bindable.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Makes the properties of an object bindable.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Takes over another one's object.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}

extension Bindable: Sendable where Value: Sendable {}
