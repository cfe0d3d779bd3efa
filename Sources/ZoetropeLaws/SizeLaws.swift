import Foundation
import Zoetrope

extension LayoutQuestioning {
  /// Compares three answers of the layout to each proposal. The layout gives the first answers with
  /// one cache, in the order of the proposals. It gives the second answers with the same cache, in
  /// the reverse order. It gives the third answer to each proposal with a new cache.
  func differingAnswer(_ proposals: [ProposedViewSize]) -> LawViolation? {
    var cache = makeCache()
    let first = proposals.map { size($0, &cache) }
    let again = proposals.reversed().map { size($0, &cache) }.reversed()
    for ((proposal, first), again) in zip(zip(proposals, first), again) {
      let fresh = size(proposal)
      let answers = [
        ("at first", first), ("again, after other proposals", again), ("with a new cache", fresh),
      ]
      if answers.allSatisfy({ $0.1.isClose(to: first, within: 1e-9) }) { continue }
      return LawViolation(
        question: "The proposal \(SourceText.words(proposal)) has different answers:",
        answers: answers.map { "\(SourceText.size($0.1)) \($0.0)" },
        // With several proposals, the answer may depend on the earlier ones.
        proposal: proposals.count == 1 ? proposal : nil)
    }
    return nil
  }

  func unsoundSize(_ proposals: [ProposedViewSize]) -> LawViolation? {
    for proposal in proposals {
      let size = size(proposal)
      let isBounded = proposal.width != .infinity && proposal.height != .infinity
      guard let problem = size.problem(isBounded: isBounded) else { continue }
      return LawViolation(
        question: "The proposal \(SourceText.words(proposal)) is answered by:",
        answers: ["\(SourceText.size(size)), \(problem)"], proposal: proposal)
    }
    return nil
  }

  func disorder() -> LawViolation? {
    for axis in [Axis.horizontal, .vertical] {
      let asked: [(String, CGFloat?)] = [("0", 0), ("nil", nil), ("infinity", .infinity)]
      let lengths = asked.map { _, length in
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = length
        return size(proposal)[axis]
      }
      let isOrdered =
        !(lengths[0] > lengths[1] + 1e-6) && !(lengths[1] > lengths[2] + 1e-6)
        && !(lengths[0] > lengths[2] + 1e-6)
      if isOrdered || lengths.contains(where: { $0 < 0 || $0.isNaN }) { continue }
      let name = axis == .horizontal ? "width" : "height"
      return LawViolation(
        question: "The \(name) decreases while the proposed \(name) grows:",
        answers: zip(asked, lengths).map { "\(SourceText.number($1)) for \($0.0)" })
    }
    return nil
  }

  /// Looks for proposed lengths at which the size jumps.
  ///
  /// If the size jumps at four or more of the tested lengths along an axis, the layout breaks the
  /// law. Otherwise, bisection looks for a single length at which the size jumps. The violation is
  /// then only a note, because the layout may jump on purpose, such as where a line wraps.
  func jump() -> LawViolation? {
    let lengths: [CGFloat] = [
      7.3, 23.9, 41.7, 66.1, 93.3, 127.7, 181.1, 239.9, 331.3, 457.9, 811.7,
    ]
    let step: CGFloat = 0.0005
    for axis in [Axis.horizontal, .vertical] {
      func answer(_ length: CGFloat) -> CGSize {
        var proposal = ProposedViewSize.unspecified
        proposal[axis] = length
        return size(proposal)
      }
      func jumps(_ a: CGFloat, _ b: CGFloat) -> Bool {
        let (a, b) = (answer(a), answer(b))
        return abs(a.width - b.width) > 0.5 || abs(a.height - b.height) > 0.5
      }
      let name = axis == .horizontal ? "width" : "height"
      func violation(_ length: CGFloat, _ next: CGFloat, isAdvice: Bool) -> LawViolation {
        LawViolation(
          question: isAdvice
            ? "The size has a break at the proposed \(name) \(SourceText.number(next)):"
            : "The size jumps at most of the proposed \(name)s:",
          answers: [length, next].map {
            "\(SourceText.size(answer($0))) for \(SourceText.number($0))"
          }, isAdvice: isAdvice)
      }
      let rough = lengths.filter { jumps($0, $0 + step) }
      if rough.count >= 4 { return violation(rough[0], rough[0] + step, isAdvice: false) }
      for (first, second) in zip(lengths, lengths.dropFirst()) where jumps(first, second) {
        var (low, high) = (first, second)
        while high - low > step {
          let middle = (low + high) / 2
          if jumps(low, middle) {
            high = middle
          } else if jumps(middle, high) {
            low = middle
          } else {
            break
          }
        }
        guard high - low <= step else { continue }
        let rounded = (high * 1000).rounded() / 1000
        if jumps(rounded - step, rounded) { (low, high) = (rounded - step, rounded) }
        return violation(low, high, isAdvice: true)
      }
    }
    return nil
  }
}

extension CGSize {
  /// Returns the reason why the size is unsound, as a clause; nil if the size is sound.
  ///
  /// - Parameter isBounded: Whether both sides must be finite.
  func problem(isBounded: Bool) -> String? {
    if width.isNaN || height.isNaN { return "which is not a number" }
    if width < 0 || height < 0 { return "which is negative" }
    return isBounded && !isSound ? "which is infinite, though the proposal is not" : nil
  }

  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}
