import Foundation
import Observation
import Zoetrope

extension Scene {
  /// Sets an environment value for the windows of this scene.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value to set.
  ///   - value: The new value.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ModifiedScene(content: self, modifier: EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Sets the observable object of type `T` in the environment of this scene's windows.
  ///
  /// - Parameter object: The object. If nil, the environment contains no object of type `T`.
  public nonisolated func environment<T>(_ object: T?) -> some Scene
  where T: AnyObject & Observable {
    ModifiedScene(
      content: self, modifier: EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }

  /// Sets an object in the environment of this scene's windows. Views read the object through an
  /// `EnvironmentObject` property of the object's type.
  ///
  /// - Parameter object: The object.
  public nonisolated func environmentObject<T>(_ object: T) -> some Scene
  where T: ObservableObject {
    ModifiedScene(
      content: self, modifier: EnvironmentWriter { $0[EnvironmentObjectKey<T>.self] = object })
  }

  /// Transforms an environment value for the windows of this scene.
  ///
  /// - Parameters:
  ///   - keyPath: The environment value to transform.
  ///   - transform: A closure that changes the value in place.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self, modifier: EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }
}

extension Scene {
  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - action: The action, called with the new value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self, modifier: ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the window appears. Default: false.
  ///   - action: The action, called with the old and the new value. When the window appears, both
  ///     are the initial value.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Runs an action after each update that changes a value.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs when the window appears. Default: false.
  ///   - action: The action.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ModifiedScene(
      content: self, modifier: ChangeModifier(value: value, isInitial: initial) { _, _ in action() }
    )
  }
}
