import Zoetrope

/// A search for the smallest case in which a law is broken. A case consists of subviews and
/// proposals. Each step makes the case smaller or simpler as long as the law remains broken.
struct SmallestCase {
  private(set) var subviews: [Specimen]
  private(set) var proposals: [ProposedViewSize]
  /// The number of cases that may still be tried.
  private var attempts: Int
  private let breaks: ([Specimen], [ProposedViewSize]) -> Bool

  /// Creates a search that begins with the given case.
  ///
  /// - Parameter isBroken: A closure that returns whether the law is broken for the given subviews
  ///   and proposals.
  init(
    _ subviews: [Specimen], _ proposals: [ProposedViewSize], attempts: Int,
    isBroken: @escaping ([Specimen], [ProposedViewSize]) -> Bool
  ) {
    self.subviews = subviews
    self.proposals = proposals
    self.attempts = attempts
    breaks = isBroken
  }

  private mutating func isBroken(
    _ subviews: [Specimen], for proposals: [ProposedViewSize]? = nil
  ) -> Bool {
    attempts -= 1
    return attempts >= 0 && breaks(subviews, proposals ?? self.proposals)
  }

  /// Returns whether the law is broken in the current case. Uses one attempt; false if no attempts
  /// remain.
  mutating func isStillBroken() -> Bool { isBroken(subviews) }

  /// Reduces the proposals to the first proposal that alone breaks the law, if there is such a
  /// proposal.
  mutating func chooseProposal() {
    if proposals.count == 1 { return }
    if let one = proposals.first(where: { isBroken(subviews, for: [$0]) }) { proposals = [one] }
  }

  /// Removes subviews as long as the law remains broken. The method first tries to remove half of
  /// the subviews together, and then ever smaller groups, so that removing hundreds of subviews
  /// takes few attempts.
  ///
  /// - Parameter toNone: Whether the case may end without subviews if it begins with a single
  ///   subview. Default false: at least one subview remains.
  mutating func removeSubviews(toNone: Bool = false) {
    var length = subviews.count / 2
    let mayBeNone = toNone && subviews.count == 1
    if mayBeNone { length = 1 }
    while length >= 1 {
      var start = 0
      while start < subviews.count {
        let fewer = Array(subviews[..<start] + subviews.dropFirst(start + length))
        if !fewer.isEmpty || mayBeNone, isBroken(fewer) {
          subviews = fewer
        } else {
          start += length
        }
      }
      length /= 2
    }
  }

  /// Replaces subviews by simpler subviews, as long as the law remains broken.
  mutating func simplifySubviews() {
    for index in subviews.indices {
      for simpler in subviews[index].simpler {
        var changed = subviews
        changed[index] = simpler
        if isBroken(changed) {
          subviews = changed
          break
        }
      }
    }
  }

  /// If the case has a single proposal, replaces it by the roundest proposal that also breaks the
  /// law.
  mutating func roundProposal() {
    guard proposals.count == 1 else { return }
    for rounder in proposals[0].rounder where isBroken(subviews, for: [rounder]) {
      proposals = [rounder]
      return
    }
  }
}
