/// State changes that wait to be applied, grouped into batches. All changes of a batch belong to
/// the same transaction.
struct PendingChanges {
  private var batches: [ViewGraph.Batch] = []
  private var serial = 0

  /// Whether there are no pending changes.
  var isEmpty: Bool { batches.isEmpty }

  /// Adds a change to the last batch if that batch has the same transaction. Otherwise adds a new
  /// batch.
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
