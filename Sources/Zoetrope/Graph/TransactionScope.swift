import Foundation

/// A modifier of transactions, and those around it: they say with which animation a change arrives
/// at the views inside.
package class TransactionScope {
  package final let outer: TransactionScope?
  /// What this modifier does in the batch numbered ``serial``; nil where it does nothing.
  package final var transform: ((inout Transaction) -> Void)?
  /// Whether ``transform`` applies to every batch, or only to the one numbered ``serial``.
  package final var isPermanent = false
  /// The batch that ``transform`` applies to.
  package final var serial = -1
  private final var resolved: (serial: Int, transaction: Transaction)?

  package init(outer: TransactionScope?) { self.outer = outer }

  /// The transaction of a batch, as it arrives inside this modifier. O(depth), once a batch.
  package final func resolve(_ batch: ViewGraph.Batch) -> Transaction {
    if let resolved, resolved.serial == batch.serial { return resolved.transaction }
    var transaction = outer?.resolve(batch) ?? batch.transaction
    if let transform, isPermanent || serial == batch.serial { transform(&transaction) }
    resolved = (batch.serial, transaction)
    return transaction
  }

  /// Forgets what was resolved: the modifier has changed in the batch that runs.
  package final func invalidate() { resolved = nil }
}
