import Foundation

extension RunLoop {
  /// Submits work, by calling Foundation's own method. `Zoetrope` declares a replacement of that
  /// method.
  package func performReally(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension OperationQueue {
  /// Submits work, by calling Foundation's own method. `Zoetrope` declares a replacement of that
  /// method.
  package func addOperationReally(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}
