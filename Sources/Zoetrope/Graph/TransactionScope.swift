import Foundation

/// The scope of a transaction modifier: the views inside it. The modifier can change the
/// transaction of a state change, and thereby its animation, before the change reaches these views.
/// Scopes are nested in the same way as the modifiers.
package class TransactionScope {
  /// The scope of the nearest enclosing transaction modifier; nil if there is none.
  package final let outer: TransactionScope?
  /// The change that the modifier makes to a transaction; nil if it makes none.
  package final var transform: ((inout Transaction) -> Void)?
  /// Whether ``transform`` applies to every batch of state changes. If false, it applies only to
  /// the batch with the serial number ``serial``.
  package final var isPermanent = false
  /// The serial number of the only batch of state changes to which ``transform`` applies. Ignored
  /// if ``isPermanent`` is true.
  package final var serial = -1
  private final var resolved: (serial: Int, transaction: Transaction)?

  /// Creates a scope that changes no transaction.
  package init(outer: TransactionScope?) { self.outer = outer }

  /// Returns the transaction of a batch of state changes, as changed by the modifiers of this scope
  /// and of the enclosing scopes.
  ///
  /// - Complexity: O(depth) for the first call in a batch, then O(1).
  package final func resolve(_ batch: ViewGraph.Batch) -> Transaction {
    if let resolved, resolved.serial == batch.serial { return resolved.transaction }
    var transaction = outer?.resolve(batch) ?? batch.transaction
    if let transform, isPermanent || serial == batch.serial { transform(&transaction) }
    resolved = (batch.serial, transaction)
    return transaction
  }

  /// Discards the memoized transaction, because the modifier has changed in the current batch of
  /// state changes.
  package final func invalidate() { resolved = nil }
}
