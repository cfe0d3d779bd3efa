extension ViewGraph {
  /// State changes that are applied together.
  package struct Batch {
    /// The number of the batch, increasing with time.
    package let serial: Int
    /// The transaction of the changes.
    package let transaction: Transaction
    /// The number of times that appearing or leaving views have moved on to another transition
    /// phase.
    var pass = 0
    var commits: [() -> Void] = []
    /// Holds that keep the transaction's completions waiting until the batch has been applied.
    var holds: [AnimationCompletion.Hold] = []

    /// The current pass of the batch. Placements at different moments count as shown one after the
    /// other, so that views may animate from one to the next.
    package var moment: Moment { Moment(serial: serial, pass: pass) }

    /// A pass of a batch.
    package struct Moment: Equatable {
      let serial: Int
      let pass: Int
    }
  }
}

extension Transaction {
  /// Returns whether changes of two transactions are applied together: either both belong to the
  /// same `withTransaction` call and have the same values, or neither has any values.
  func isSame(as other: Transaction) -> Bool {
    if properties.isEmpty { return other.properties.isEmpty }
    return id == other.id && properties.isIdentical(to: other.properties)
  }
}
