import Foundation
import Observation

/// The environment key of the object of one type.
struct EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

/// A type that reads one value from the environment.
///
/// Readers are passed as metatypes rather than closures, so that equal readers have equal bytes.
protocol EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any?
}

enum EnvironmentObjectReader<T: AnyObject>: EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any? {
    environment[EnvironmentObjectKey<T>.self]
  }
}

extension Environment {
  /// Creates a property that reads the observable object of a type from the environment.
  ///
  /// An enclosing view has to set the object with `environment(_:)`; reading the property traps
  /// otherwise.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<Value>.self)
  }

  /// Creates a property that reads the observable object of a type from the environment; nil if no
  /// enclosing view has set one with `environment(_:)`.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<T>.self)
  }
}

extension View {
  /// Places an observable object in the environment of this view and its subtree, under its type.
  ///
  /// Nil removes the object of that type from the environment.
  public nonisolated func environment<T>(_ object: T?) -> some View
  where T: AnyObject & Observable {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
