import Zoetrope

/// A check of a layout in copies of the process. A layout that traps or never returns ends only a
/// copy, and is reported as a finding.
@MainActor struct IsolatedTrial<L: Layout> {
  let layout: L
  let others: [L]
  let process: TrialProcess
  /// The racks that are kept between checks. They are made in this process, for all copies.
  let shelf: RackShelf
  /// A closure that is called before a law is checked with a group of subviews. The argument
  /// describes the check.
  let progress: (String) -> Void

  /// The processor time, in seconds, that a call may take at most during the search for a smaller
  /// case. This limit applies if a call in the first case never returns.
  private static var shortLimit: Double { 1 }
  /// The maximum number of smaller cases that are tried. `trap` applies if the layout traps, and
  /// `endless` if a call never returns.
  private static var attempts: (trap: Int, endless: Int) { (120, 20) }

  /// Returns the laws that the layout breaks.
  ///
  /// A call that traps or never returns breaks the law ``LayoutLaw/returns``. The result contains
  /// at most one such call, and only if `laws` contains this law. The findings about all other laws
  /// are those of the function `findings` of ``LayoutLaws``.
  func findings(laws: [LayoutLaw], groups: [[Specimen]]) -> [LawFinding] {
    shelf.fill()
    if laws.contains(.linearCost) { LawTrial<L>.fillRows(shelf, for: groups) }
    var findings: [LawFinding] = []
    var groups = groups
    // If a call traps for a group, the other laws are checked without the group.
    for (index, group) in groups.enumerated().reversed() {
      guard let (finding, isEndless) = dead(.returns, group) else { continue }
      if laws.contains(.returns) {
        // The groups are tried from the last to the first, so the finding that remains is that of
        // the first group.
        findings = [finding]
      }
      if isEndless { return findings }
      groups.remove(at: index)
    }
    for law in laws where law != .returns {
      // If answers differ even without an update of the cache, the check of updates is skipped.
      if law == .cacheUpdate, findings.contains(where: { $0.law == .sameAnswer }) { continue }
      let end = process.run { !self.plain(law, groups).isEmpty }
      switch end {
      case .answered(false): break
      case .answered(true): findings += plain(law, groups)
      case .trapped, .endless:
        guard laws.contains(.returns), !findings.contains(where: { $0.law == .returns }) else {
          continue
        }
        for group in LawTrial<L>.groups(groups, for: law) {
          if let (finding, _) = dead(law, group) {
            findings.insert(finding, at: 0)
            break
          }
        }
      }
    }
    return findings
  }

  private func plain(_ law: LayoutLaw, _ groups: [[Specimen]]) -> [LawFinding] {
    LayoutLaws.findings(
      of: layout, others: law.needsOther ? others : [], laws: [law], groups: groups,
      notes: process.notes, shelf: shelf, progress: progress)
  }

  /// Checks a law, and returns the smallest case in which a call does not return; nil if all calls
  /// return.
  private func dead(_ law: LayoutLaw, _ group: [Specimen]) -> (LawFinding, isEndless: Bool)? {
    progress("\(type(of: layout)), law \(law.rawValue), \(group.count) subviews")
    var isEndless = false
    func end(_ other: L?, _ subviews: [Specimen], _ proposals: [ProposedViewSize])
      -> TrialProcess.End
    {
      let trial = LawTrial(layout: layout, other: other, notes: process.notes, shelf: shelf)
      return process.run {
        _ = trial.violation(of: law, subviews, proposals)
        return false
      }
    }
    for other in law.needsOther && !others.isEmpty ? others.map(Optional.some) : [nil] {
      var last = end(other, group, ProposedViewSize.usual)
      if case .answered = last { continue }
      if case .endless = last { isEndless = true }
      var words = process.notes.words
      let usual = process.notes.limit
      process.notes.limit = isEndless ? min(Self.shortLimit, usual) : usual
      defer { process.notes.limit = usual }
      var smallest = SmallestCase(
        group, ProposedViewSize.usual,
        attempts: isEndless ? Self.attempts.endless : Self.attempts.trap
      ) { subviews, proposals in
        let next = end(other, subviews, proposals)
        switch (next, last) {
        case (.trapped, .trapped), (.endless, .endless): break
        default: return false
        }
        (last, words) = (next, process.notes.words)
        return true
      }
      smallest.chooseProposal()
      smallest.removeSubviews(toNone: true)
      smallest.simplifySubviews()
      smallest.roundProposal()
      let finding = LawFinding(
        .returns, of: "\(type(of: layout))", layout: SourceText.value(layout),
        question: Self.question(words, last), answers: [last.words],
        subviews: smallest.subviews,
        proposal: smallest.proposals.count == 1 ? smallest.proposals[0] : nil,
        other: other.map { SourceText.value($0) }, asking: law)
      return (finding, isEndless)
    }
    return nil
  }

  /// Returns a sentence about the call that has not returned. The sentence ends in a colon.
  static func question(_ call: String, _ end: TrialProcess.End) -> String {
    "\(call.isEmpty ? "A call" : call) \(end.verb):"
  }
}
