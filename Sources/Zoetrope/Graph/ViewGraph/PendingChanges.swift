/// State changes that wait to be applied. Each batch belongs to one transaction.
struct PendingChanges {
  private var batches: [ViewGraph.Batch] = []
  private var serial = 0

  /// Whether no change waits.
  var isEmpty: Bool { batches.isEmpty }

  /// Adds a change to the last batch if that has the same transaction, and to a new batch
  /// otherwise.
  mutating func append(in transaction: Transaction, _ commit: @escaping () -> Void) {
    if let last = batches.indices.last, batches[last].transaction.isSame(as: transaction) {
      batches[last].commits.append(commit)
      return
    }
    serial += 1
    batches.append(
      ViewGraph.Batch(
        serial: serial, transaction: transaction, commits: [commit],
        holds: transaction.completions.map { $0.hold() }))
  }

  /// Removes and returns all batches, oldest first.
  mutating func take() -> [ViewGraph.Batch] {
    defer { batches.removeAll() }
    return batches
  }
}
