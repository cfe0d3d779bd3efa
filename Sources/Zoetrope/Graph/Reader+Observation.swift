import Foundation

extension Reader {
  /// Records that the evaluation reads observable objects. Returns a closure that must be called
  /// just before the first change of a property that the evaluation has read.
  ///
  /// Later changes are not reported. The closure requests an update of ``node`` in the transaction
  /// of the first change. That update takes place after the change, and reads the values that the
  /// objects have then.
  package func observedChange() -> @Sendable () -> Void {
    noteRead()
    let reader = Confined(self)
    return { reader.use { $0.invalidate() } }
  }

  /// Requests another evaluation of the body, in the current transaction.
  package func invalidate() {
    guard let node else { return }
    // By the time the transaction is applied, the body may have been evaluated again.
    node.graph.enqueue(in: nil) { [self] in self.node?.markDirty(because: .model(nil)) }
  }
}
