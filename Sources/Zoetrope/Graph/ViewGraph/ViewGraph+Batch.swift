extension ViewGraph {
  /// A group of state changes that are applied together.
  package struct Batch {
    /// The number of the batch. Later batches have greater numbers.
    package let serial: Int
    /// The transaction of the changes.
    package let transaction: Transaction
    /// The number of calls of ``ViewGraph/beginPass()`` in this batch. A call is made whenever
    /// inserted views are about to move on to their next transition phase.
    var pass = 0
    var commits: [() -> Void] = []
    /// The holds that delay the transaction's completions until the batch has been applied.
    var holds: [AnimationCompletion.Hold] = []

    /// The current moment of the batch. A view that is placed at one moment counts as shown when
    /// the next moment begins, so that it may animate from one placement to the next.
    package var moment: Moment { Moment(serial: serial, pass: pass) }

    /// A point in the sequence of placements: a batch and the number of a pass within the batch.
    package struct Moment: Equatable {
      let serial: Int
      let pass: Int
    }
  }
}

extension Transaction {
  /// Returns whether changes of two transactions are applied together. This is the case if both
  /// transactions belong to the same `withTransaction` call and have the same values, or if neither
  /// transaction has any values.
  func isSame(as other: Transaction) -> Bool {
    if properties.isEmpty { return other.properties.isEmpty }
    return id == other.id && properties.isIdentical(to: other.properties)
  }
}
