import Foundation
import Zoetrope

/// A case in which a layout breaks a law.
struct LawViolation {
  /// The sentence that introduces ``answers``, such as "The proposal 100 × nil has different
  /// answers:".
  var question: String
  /// The answers that contradict each other, or the answer that breaks the law; one line each.
  var answers: [String]
  /// The proposal for which the layout breaks the law; nil if the violation does not concern a
  /// single proposal.
  var proposal: ProposedViewSize?
  /// Whether the layout may break the law on purpose.
  var isAdvice = false
}

/// A trial of a layout with groups of specimens as its subviews.
@MainActor struct LawTrial<L: Layout> {
  let layout: L
  /// The second value of the layout, for the laws about animatable data; nil for none.
  let other: L?
  /// The note of the running call; nil for none.
  var notes: CallNotes?
  /// The racks that are kept between checks.
  let shelf: RackShelf

  /// Checks a law with the given specimens as subviews of the layout, and returns a violation; nil
  /// if no violation is found.
  func violation(
    of law: LayoutLaw, _ specimens: [Specimen], _ proposals: [ProposedViewSize]
  ) -> LawViolation? {
    switch law {
    case .smoothSize where specimens.contains(where: \.hasBreaks): return nil
    case .usesItsSize where !specimens.allSatisfy(\.isFixed): return nil
    case .linearCost: return costViolation(specimens)
    // State is checked only in animations.
    case .settles: return nil
    default: break
    }
    let rack = law.readsFaults ? Rack(specimens) : shelf.rack(with: specimens)
    return rack.ask {
      let questions = LayoutQuestioning(layout: layout, subviews: rack.subviews, notes: notes)
      switch law {
      case .returns:
        askEverything(questions, proposals)
        return nil
      case .sameAnswer: return questions.differingAnswer(proposals)
      case .soundSize: return questions.unsoundSize(proposals)
      case .orderedSizes: return questions.disorder()
      case .smoothSize: return questions.jump()
      case .soundPlaces: return unsoundPlaces(questions, rack, proposals)
      case .allPlaced:
        let unplaced = questions.unplaced(proposals)
        return rack.takeFaults().isEmpty ? unplaced : nil
      case .movesWithBounds: return questions.unmoved(proposals)
      case .withinBounds: return questions.outside()
      case .usesItsSize: return questions.unusedSize(proposals) ?? unusedEnd(specimens)
      case .leavesMirroring: return mirrored(questions, specimens, proposals)
      case .keepsData: return lostData()
      case .completeData: return missingData(questions, proposals)
      case .soundBetween: return unsoundBetween(questions, rack, proposals)
      case .cacheUpdate: return questions.staleCache(proposals)
      case .linearCost, .settles: return nil
      }
    }
  }

  /// Searches for a smaller violation of the same law: with fewer and simpler subviews, and with
  /// rounder numbers in the proposal. Returns the smallest violation and its subviews.
  func shrunk(
    _ violation: LawViolation, of law: LayoutLaw, _ specimens: [Specimen],
    _ proposals: [ProposedViewSize]
  ) -> (LawViolation, [Specimen]) {
    var best = violation
    // The growth of the cost depends only on the first specimen.
    let specimens = law == .linearCost ? Array(specimens.prefix(1)) : specimens
    var smallest = SmallestCase(
      specimens, violation.proposal.map { [$0] } ?? proposals, attempts: 150
    ) { subviews, proposals in
      guard let found = self.violation(of: law, subviews, proposals),
        found.isAdvice == best.isAdvice
      else { return false }
      best = found
      return true
    }
    if violation.proposal != nil, !smallest.isStillBroken() { return (violation, specimens) }
    smallest.removeSubviews()
    smallest.simplifySubviews()
    if best.proposal != nil { smallest.roundProposal() }
    _ = smallest.isStillBroken()
    return (best, smallest.subviews)
  }
}

extension Specimen {
  /// Whether the specimen's size jumps at certain proposals, such as those at which words wrap.
  var hasBreaks: Bool {
    switch kind {
    case .words: true
    case .row(let parts), .column(let parts): parts.contains(where: \.hasBreaks)
    default: false
    }
  }

  /// Whether the size is the same for all proposals.
  var isFixed: Bool {
    switch kind {
    case .fixed: true
    case .row(let parts), .column(let parts): parts.allSatisfy(\.isFixed)
    default: false
    }
  }
}

extension ProposedViewSize {
  /// Proposals with rounder numbers, the roundest first. Unspecified sides remain unspecified.
  var rounder: [ProposedViewSize] {
    func changed(_ change: (CGFloat) -> CGFloat) -> ProposedViewSize {
      ProposedViewSize(
        width: width.map { $0.isFinite ? change($0) : $0 },
        height: height.map { $0.isFinite ? change($0) : $0 })
    }
    let candidates = [
      changed { _ in 100 }, changed { ($0 / 100).rounded() * 100 },
      changed { ($0 / 10).rounded() * 10 }, changed { $0.rounded() },
    ]
    return candidates.filter { $0 != self }
  }

  /// The proposals that are used if a caller gives none.
  package static let usual: [ProposedViewSize] = {
    let sides: [CGFloat?] = [nil, 0, 37.5, 100, 333, 1000]
    var result: [ProposedViewSize] = [.unspecified, .infinity, .zero]
    for width in sides {
      for height in [nil, 0, 61.25, 240, 1000] as [CGFloat?] {
        let proposal = ProposedViewSize(width: width, height: height)
        if !result.contains(proposal) { result.append(proposal) }
      }
    }
    result.append(ProposedViewSize(width: .infinity, height: nil))
    result.append(ProposedViewSize(width: 100, height: .infinity))
    return result
  }()
}
