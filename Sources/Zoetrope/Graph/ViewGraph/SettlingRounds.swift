/// Counts the rounds of updates within one instant, in order to find views that never settle.
///
/// A round makes progress if the views become deeper than ever before, or if a choice between views
/// is made for the first time. For example, the content of a `GeometryReader` adds depth, and a
/// `ViewThatFits` makes a choice.
///
/// Each round builds only one more level of the content that depends on a layout. Deeply nested
/// content therefore needs many rounds with progress. These rounds are counted separately and have
/// a higher bound.
struct SettlingRounds {
  /// The number of rounds without progress.
  private var count = 0
  /// The number of rounds with progress.
  private var growthCount = 0
  /// The number of rounds before the current one, whether with or without progress.
  var earlierCount: Int { count + growthCount - 1 }
  private var deepest: Int
  private var firstChoices: Int

  /// The largest allowed number of rounds with progress.
  static let growthBound = 2000

  /// The result of a round.
  enum Verdict {
    /// Another round may follow.
    case goesOn
    /// There have been too many rounds without progress. The views count as never settling.
    case isUnsettled
    /// There have been too many rounds with progress.
    case growsOn
  }

  /// Creates a counter, given the state before the first round.
  init(_ pass: LayoutPass) { (deepest, firstChoices) = (pass.deepest, pass.firstChoices) }

  /// Counts a round of updates, and returns whether another round may follow.
  ///
  /// - Parameter pass: The state after the round.
  mutating func next(_ pass: LayoutPass) -> Verdict {
    if pass.deepest > deepest || pass.firstChoices > firstChoices {
      (deepest, firstChoices) = (pass.deepest, pass.firstChoices)
      growthCount += 1
      return growthCount > Self.growthBound ? .growsOn : .goesOn
    }
    count += 1
    return count > ViewGraph.settlingBound ? .isUnsettled : .goesOn
  }
}
