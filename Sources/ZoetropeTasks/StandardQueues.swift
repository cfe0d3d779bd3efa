import Foundation

extension RunLoop {
  /// Submits work by Foundation's own method, which `Zoetrope` replaces.
  package func performReally(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension OperationQueue {
  /// Submits work by Foundation's own method, which `Zoetrope` replaces.
  package func addOperationReally(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}
