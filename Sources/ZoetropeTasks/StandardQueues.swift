import Foundation

extension RunLoop {
  /// Submits work by calling Foundation's own method rather than the replacement that `Zoetrope`
  /// declares.
  package func performReally(_ block: @escaping @Sendable () -> Void) { perform(block) }
}

extension OperationQueue {
  /// Submits work by calling Foundation's own method rather than the replacement that `Zoetrope`
  /// declares.
  package func addOperationReally(_ block: @escaping @Sendable () -> Void) { addOperation(block) }
}
