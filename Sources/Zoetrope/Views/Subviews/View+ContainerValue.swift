import Foundation

extension View {
  /// Sets a value that this view's container can read.
  ///
  /// - Parameters:
  ///   - keyPath: The container value to set.
  ///   - value: The new value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
