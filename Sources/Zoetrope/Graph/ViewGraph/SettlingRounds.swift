/// Counts the rounds of updates within one instant, in order to find views that never settle.
///
/// Rounds that get on are counted apart, because contents that depend on a layout are made one level
/// in each round: the views became deeper than ever before, as with the content of a
/// `GeometryReader`, or a choice was made for the first time, as in a `ViewThatFits`.
struct SettlingRounds {
  /// The number of rounds that did not get on.
  private var count = 0
  /// The number of rounds that got on.
  private var growthCount = 0
  /// The number of all rounds before the current one.
  var earlierCount: Int { count + growthCount - 1 }
  private var deepest: Int
  private var firstChoices: Int

  /// The largest number of rounds that get on.
  static let growthBound = 2000

  /// The result of a round.
  enum Verdict {
    /// There may be another round.
    case goesOn
    /// There have been too many rounds.
    case isUnsettled
    /// There have been too many rounds that got on.
    case growsOn
  }

  /// Begins to count.
  init(_ pass: LayoutPass) { (deepest, firstChoices) = (pass.deepest, pass.firstChoices) }

  /// Counts a round.
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
