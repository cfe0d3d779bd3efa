import Foundation
import Observation

/// The environment key under which the object of a given type is stored.
package struct EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  package static var defaultValue: T? { nil }
}

/// A type that reads one value from the environment.
///
/// ``Environment`` stores the metatype of a conforming type instead of a closure. Two properties
/// that read the same value are then equal byte for byte.
protocol EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any?
}

enum EnvironmentObjectReader<T: AnyObject>: EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any? {
    environment[EnvironmentObjectKey<T>.self]
  }
}

extension Environment {
  /// Creates a property that reads the observable object of the given type from the environment.
  ///
  /// Reading the property traps if no enclosing view has set the object with `environment(_:)`.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<Value>.self)
  }

  /// Creates a property that reads the observable object of the given type from the environment.
  /// The property is nil if no enclosing view has set such an object with `environment(_:)`.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<T>.self)
  }
}

extension View {
  /// Sets the observable object of type `T` in the environment of this view and its subtree.
  ///
  /// If `object` is nil, the environment no longer contains an object of that type.
  public nonisolated func environment<T>(_ object: T?) -> some View
  where T: AnyObject & Observable {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
