import Foundation

extension View {
  /// Gives the view a value that the container around it can read.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: What it is.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
