import Foundation

extension Reader {
  /// Called when the evaluation has read observable objects; returns what to do before the first
  /// of the properties that it read changes.
  ///
  /// Objects change at once and say so only once, before they do. So the place is updated in the
  /// transaction of the first change, and then finds them as they are by that time.
  package func observedChange() -> @Sendable () -> Void {
    noteRead()
    let reader = Confined(self)
    return { reader.use { $0.invalidate() } }
  }

  /// Has the place evaluated again, in the transaction that is current.
  package func invalidate() {
    guard let node else { return }
    // By the time the transaction is applied, the evaluation may be another one.
    node.graph.enqueue(in: nil) { [self] in self.node?.markDirty() }
  }
}
