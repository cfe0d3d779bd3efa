import Foundation

extension RunLoop {
  /// Submits work, by calling Foundation's own method. `Zoetrope` declares a replacement of it.
  package func performReally(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension OperationQueue {
  /// Submits work, by calling Foundation's own method. `Zoetrope` declares a replacement of it.
  package func addOperationReally(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}
