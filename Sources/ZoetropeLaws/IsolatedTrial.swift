import Zoetrope

/// Tries a layout in copies of the process, so that a layout that traps or never returns is a
/// finding instead of the end of the process.
@MainActor struct IsolatedTrial<L: Layout> {
  let layout: L
  let others: [L]
  let process: TrialProcess
  /// Is called before each question with its description.
  let progress: (String) -> Void

  /// The processor time, in seconds, that a call may take when a case that never returns is tried
  /// again with fewer subviews.
  private static var shortLimit: Double { 1 }
  /// The maximum number of smaller cases that are tried: if the layout traps (`trap`), and if it
  /// never returns (`endless`).
  private static var attempts: (trap: Int, endless: Int) { (120, 20) }

  /// Returns the laws that the layout breaks, as `findings` of ``LayoutLaws`` does, and the first
  /// call that does not return.
  func findings(laws: [LayoutLaw], groups: [[Specimen]]) -> [LawFinding] {
    var findings: [LawFinding] = []
    var groups = groups
    // Groups for which a call does not return are left out of the other laws.
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
      // A cache that gives different answers by itself says nothing about its update.
      if law == .cacheUpdate, findings.contains(where: { $0.law == .sameAnswer }) { continue }
      let end = process.run { !self.plain(law, groups).isEmpty }
      switch end {
      case .answered(false): break
      case .answered(true): findings += plain(law, groups)
      case .trapped, .endless:
        guard laws.contains(.returns), !findings.contains(where: { $0.law == .returns }) else {
          continue
        }
        for group in groups {
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
      notes: process.notes, progress: progress)
  }

  /// Returns the smallest case in which a call does not return while a law is checked; nil if all
  /// calls return.
  private func dead(_ law: LayoutLaw, _ group: [Specimen]) -> (LawFinding, isEndless: Bool)? {
    progress("\(type(of: layout)), law \(law.rawValue), \(group.count) subviews")
    var isEndless = false
    func end(_ other: L?, _ subviews: [Specimen], _ proposals: [ProposedViewSize])
      -> TrialProcess.End
    {
      let trial = LawTrial(layout: layout, other: other, notes: process.notes)
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
      process.notes.limit = isEndless ? Self.shortLimit : usual
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

  /// Returns the call that has not returned, as a sentence before a colon.
  static func question(_ call: String, _ end: TrialProcess.End) -> String {
    "\(call.isEmpty ? "A call" : call) \(end.verb):"
  }
}
