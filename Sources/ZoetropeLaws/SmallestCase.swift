import Zoetrope

/// Subviews and proposals for which a law is broken. They are made fewer and simpler as long as the
/// law remains broken.
struct SmallestCase {
  private(set) var subviews: [Specimen]
  private(set) var proposals: [ProposedViewSize]
  /// The number of cases that may still be tried.
  private var attempts: Int
  private let breaks: ([Specimen], [ProposedViewSize]) -> Bool

  /// Begins with a case.
  ///
  /// - Parameter isBroken: Whether the law is broken for some subviews and proposals.
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

  /// Whether the law is broken in the present case.
  mutating func isStillBroken() -> Bool { isBroken(subviews) }

  /// Keeps the first proposal that breaks the law by itself, if there is one.
  mutating func chooseProposal() {
    if proposals.count == 1 { return }
    if let one = proposals.first(where: { isBroken(subviews, for: [$0]) }) { proposals = [one] }
  }

  /// Removes subviews: first half of them at once, then smaller and smaller parts, so that removing
  /// hundreds takes few attempts.
  ///
  /// - Parameter toNone: Whether the only subview is removed, too, if the case begins with a single
  ///   one. Default false: at least one subview stays.
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

  /// Replaces subviews by simpler ones.
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

  /// Replaces a single proposal by a rounder one.
  mutating func roundProposal() {
    guard proposals.count == 1 else { return }
    for rounder in proposals[0].rounder where isBroken(subviews, for: [rounder]) {
      proposals = [rounder]
      return
    }
  }
}
