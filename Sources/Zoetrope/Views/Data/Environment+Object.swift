import Foundation
import Observation

/// Where in the environment an object of a type is kept.
struct EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

/// Reads a value from the environment; a type, so that equal readers have equal bytes.
protocol EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any?
}

enum EnvironmentObjectReader<T: AnyObject>: EnvironmentReading {
  static func read(_ environment: EnvironmentValues) -> Any? {
    environment[EnvironmentObjectKey<T>.self]
  }
}

extension Environment {
  /// Reads the observable object of a type that a view around has set with `environment(_:)`.
  ///
  /// It is an error to ask for the value where no view around has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<Value>.self)
  }

  /// Reads the observable object of a type, if a view around has set one with `environment(_:)`.
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject & Observable {
    self.init(reader: EnvironmentObjectReader<T>.self)
  }
}

extension View {
  /// Hands an observable object to this view and those inside; nil takes it away from them.
  public nonisolated func environment<T>(_ object: T?) -> some View
  where T: AnyObject & Observable {
    modifier(EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }
}
