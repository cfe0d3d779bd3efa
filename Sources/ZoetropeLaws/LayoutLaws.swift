import Foundation
import Zoetrope

/// Checks of layouts against the laws on which containers rely.
@MainActor public enum LayoutLaws {
  /// Returns the laws that a layout breaks, each with the smallest case that was found.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - others: Further values of the layout, to which `layout` may animate. The laws about
  ///     animatable data compare each of these values with `layout`. Default: none, so that only
  ///     the data of `layout` itself are checked.
  ///   - laws: The laws. Default: all.
  ///   - groups: The groups of subviews with which the layout is checked. Default:
  ///     ``Swift/Array/usualGroups``.
  ///   - proposals: The proposals, in points. Default: sides from 0 to 1,000, unspecified sides,
  ///     and infinite sides.
  ///   - progress: A closure that is called before a law is checked with a group of subviews. The
  ///     argument describes the check.
  public static func findings<L: Layout>(
    of layout: L, others: [L] = [], laws: [LayoutLaw] = LayoutLaw.allCases,
    groups: [[Specimen]] = [Specimen].usualGroups, proposals: [ProposedViewSize]? = nil,
    progress: (String) -> Void = { _ in }
  ) -> [LawFinding] {
    findings(
      of: layout, others: others, laws: laws, groups: groups, proposals: proposals, notes: nil,
      progress: progress)
  }

  /// Returns the laws that a layout breaks, even if the layout traps or never returns.
  ///
  /// - Parameter process: The runner that calls the layout in copies of the current process. The
  ///   current process should have no other running thread.
  package static func findings<L: Layout>(
    of layout: L, others: [L] = [], laws: [LayoutLaw] = LayoutLaw.allCases,
    in process: TrialProcess
  ) -> [LawFinding] {
    let groups = [Specimen].usualGroups
    return IsolatedTrial(
      layout: layout, others: others, process: process, shelf: RackShelf(for: groups)
    ) { _ in }.findings(laws: laws, groups: groups)
  }

  /// Returns the laws that a layout breaks. If `notes` is not nil, it names each call of the layout
  /// while the call runs. If `shelf` is not nil, its racks are used.
  static func findings<L: Layout>(
    of layout: L, others: [L], laws: [LayoutLaw], groups: [[Specimen]],
    proposals: [ProposedViewSize]? = nil, notes: CallNotes?, shelf: RackShelf? = nil,
    progress: (String) -> Void
  ) -> [LawFinding] {
    let proposals = proposals ?? ProposedViewSize.usual
    let shelf = shelf ?? RackShelf(for: groups)
    var findings: [LawFinding] = []
    for law in laws {
      // If answers differ even without an update of the cache, the check of updates is skipped.
      if law == .cacheUpdate, findings.contains(where: { $0.law == .sameAnswer }) { continue }
      var note: LawFinding?
      search: for other in others.isEmpty ? [nil] : others.map(Optional.some) {
        let trial = LawTrial(layout: layout, other: other, notes: notes, shelf: shelf)
        for group in LawTrial<L>.groups(groups, for: law) {
          progress("\(type(of: layout)), law \(law.rawValue), \(group.count) subviews")
          guard let violation = trial.violation(of: law, group, proposals) else { continue }
          // If a violation may be on purpose, the search continues, because another group may show
          // a violation that cannot be on purpose. Only the first violation that may be on purpose
          // is kept.
          if violation.isAdvice, note != nil { continue }
          let (smallest, subviews) = trial.shrunk(violation, of: law, group, proposals)
          let finding = LawFinding(
            law, of: "\(type(of: layout))", layout: SourceText.value(layout),
            question: smallest.question, answers: smallest.answers,
            subviews: subviews, proposal: smallest.proposal,
            other: law.needsOther ? other.map { SourceText.value($0) } : nil,
            isBreak: smallest.isAdvice)
          if !smallest.isAdvice {
            note = nil
            findings.append(finding)
            break search
          }
          note = finding
        }
        if !law.needsOther { break }
      }
      if let note { findings.append(note) }
    }
    return findings
  }
}

extension LayoutLaw {
  /// Whether the check of the law also uses a second value of the layout.
  var needsOther: Bool {
    switch self {
    case .returns, .keepsData, .completeData, .soundBetween: true
    default: false
    }
  }

  /// Whether the check of the law reads the faults that the host finds.
  var readsFaults: Bool {
    switch self {
    case .soundPlaces, .allPlaced, .soundBetween: true
    default: false
    }
  }
}
