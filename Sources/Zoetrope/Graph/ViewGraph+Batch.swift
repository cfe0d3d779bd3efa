extension ViewGraph {
  /// Changes of state that arrive together.
  package struct Batch {
    package let serial: Int
    package let transaction: Transaction
    /// How many times views that appear or leave have gone on to another phase so far.
    var pass = 0
    var commits: [() -> Void] = []
    /// Keeps the transaction's completions waiting until the batch has been applied.
    var holds: [AnimationCompletion.Hold] = []

    /// Tells layouts of one batch apart that are shown as different states.
    package var moment: Moment { Moment(serial: serial, pass: pass) }

    /// A pass of a batch.
    package struct Moment: Equatable {
      let serial: Int
      let pass: Int
    }
  }
}

extension Transaction {
  /// Whether changes of the two arrive together: parts of one transaction with the same values, or
  /// changes without any.
  func isSame(as other: Transaction) -> Bool {
    if properties.isEmpty { return other.properties.isEmpty }
    return id == other.id && properties.isIdentical(to: other.properties)
  }
}
