import Foundation
import Zoetrope

extension LayoutQuestioning {
  func unplaced(_ proposals: [ProposedViewSize]) -> LawViolation? {
    for proposal in proposals where size(proposal).isSound {
      let missing = places(proposal).enumerated().filter { $0.element == nil }.map(\.offset)
      if missing.isEmpty { continue }
      let list = missing.prefix(5).map(String.init).joined(separator: ", ")
      return LawViolation(
        question: "For the proposal \(SourceText.words(proposal)), "
          + "\(missing.count) of \(subviews.count) subviews are not placed:",
        answers: ["number \(list), counted from 0; the container centers them"],
        proposal: proposal)
    }
    return nil
  }

  /// Looks for subviews that do not move with the bounds. If such a subview is more than 1,000
  /// points outside the bounds, the violation is only a note, because the layout may hide the
  /// subview there on purpose.
  func unmoved(_ proposals: [ProposedViewSize]) -> LawViolation? {
    let vectors = [CGPoint(x: 13.5, y: -7.25), CGPoint(x: 400, y: 1000)]
    let distance: CGFloat = 1000
    var note: LawViolation?
    for proposal in proposals {
      let size = size(proposal)
      guard size.isSound else { continue }
      let still = places(proposal)
      for vector in vectors {
        let moved = places(proposal, origin: vector)
        for (index, (a, b)) in zip(still, moved).enumerated() {
          guard let a, let b else { continue }
          let expected = a.frame.offsetBy(dx: vector.x, dy: vector.y)
          if b.frame.isClose(to: expected, within: 1e-6) { continue }
          let isHidden = [(a.frame, CGPoint.zero), (b.frame, vector)].allSatisfy { frame, origin in
            frame.isAway(from: CGRect(origin: origin, size: size), by: distance)
          }
          if isHidden, note != nil { continue }
          let violation = LawViolation(
            question: "For the proposal \(SourceText.words(proposal)), bounds that are moved by "
              + "\(SourceText.point(vector)) move subview \(index) by something else:",
            answers: [
              "\(SourceText.point(a.frame.origin)) in bounds at (0, 0)",
              "\(SourceText.point(b.frame.origin)) in bounds at \(SourceText.point(vector)), "
                + "expected \(SourceText.point(expected.origin))",
            ], proposal: proposal, isAdvice: isHidden)
          if !isHidden { return violation }
          note = violation
        }
      }
    }
    return note
  }

  func outside() -> LawViolation? {
    for proposal in [.unspecified, ProposedViewSize(width: 1000, height: 1000)] {
      let size = size(proposal)
      guard size.isSound else { continue }
      let frames = places(proposal).compactMap { $0?.frame }.filter { !$0.isNull }
      guard let first = frames.first else { continue }
      let union = frames.dropFirst().reduce(first) { $0.union($1) }
      let excess = [
        ("left", -union.minX), ("top", -union.minY), ("right", union.maxX - size.width),
        ("bottom", union.maxY - size.height),
      ].filter { $0.1 > 0.01 }
      if excess.isEmpty { continue }
      return LawViolation(
        question: "For the proposal \(SourceText.words(proposal)), the size is "
          + "\(SourceText.size(size)), and the subviews extend beyond it:",
        answers: excess.map { "by \(SourceText.number($0.1)) points on the \($0.0)" })
    }
    return nil
  }

  /// Looks for subviews of a fixed size whose positions depend on the proposal instead of the
  /// bounds.
  func unusedSize(_ proposals: [ProposedViewSize]) -> LawViolation? {
    for proposal in proposals {
      let size = size(proposal)
      let answered = ProposedViewSize(size)
      guard size.isSound, answered != proposal, self.size(answered).isClose(to: size, within: 1e-9)
      else { continue }
      for (index, (a, b)) in zip(places(proposal), places(answered)).enumerated() {
        guard let a, let b, !a.frame.isClose(to: b.frame, within: 1e-4) else { continue }
        return LawViolation(
          question: "Bounds of \(SourceText.size(size)) are arranged in two ways; subview \(index) "
            + "is at:",
          answers: [
            "\(SourceText.point(a.frame.origin)) for the proposal \(SourceText.words(proposal))",
            "\(SourceText.point(b.frame.origin)) for the proposal \(SourceText.words(answered)), "
              + "which has the same answer",
          ], proposal: proposal)
      }
    }
    return nil
  }

  /// Returns the ideal length of the layout along an axis, and the coordinate at which the last
  /// subview ends, both in points. The result is nil if a subview is not placed, or if the first
  /// subview does not begin at the edge of the bounds.
  fileprivate func end(along axis: Axis) -> (length: CGFloat, end: CGFloat)? {
    let size = size(.unspecified)
    let frames = places(.unspecified).compactMap { $0?.frame }
    guard size.isSound, frames.count == subviews.count, let first = frames.first else { return nil }
    let union = frames.dropFirst().reduce(first) { $0.union($1) }
    let start = axis == .horizontal ? union.minX : union.minY
    return start.magnitude > 0.01
      ? nil : (size[axis], axis == .horizontal ? union.maxX : union.maxY)
  }

  /// Creates a cache for some subviews, and updates the cache for other subviews. Compares the
  /// results of the updated cache with the results of a new cache.
  func staleCache(_ proposals: [ProposedViewSize]) -> LawViolation? {
    if L.Cache.self == Void.self || subviews.isEmpty { return nil }
    let all = Array(subviews.indices)
    let changes: [(String, [Int], [Int])] = [
      ("after a subview has gone", all, all.dropLast()),
      ("after a subview has come", all.dropLast(), all),
      ("after the first subview has gone", all, Array(all.dropFirst())),
      ("after the order of the subviews has changed", all, all.reversed()),
    ]
    for (words, before, after) in changes {
      let old = about(subviews[before])
      let new = about(subviews[after])
      for proposal in proposals {
        var updated = old.makeCache()
        _ = old.places(proposal, &updated)
        new.update(&updated)
        let (size, fresh) = (new.size(proposal, &updated), new.size(proposal))
        if !size.isClose(to: fresh, within: 1e-9) {
          return LawViolation(
            question: "The proposal \(SourceText.words(proposal)) is answered \(words):",
            answers: [
              "\(SourceText.size(size)) with the updated cache",
              "\(SourceText.size(fresh)) with a new one",
            ], proposal: proposal)
        }
        let pairs = zip(new.places(proposal, &updated), new.places(proposal))
        for (index, (a, b)) in pairs.enumerated() {
          guard let a, let b, !a.frame.isClose(to: b.frame, within: 1e-9) else { continue }
          return LawViolation(
            question: "For the proposal \(SourceText.words(proposal)), subview \(index) is placed "
              + "\(words):",
            answers: [
              "\(SourceText.point(a.frame.origin)) with the updated cache",
              "\(SourceText.point(b.frame.origin)) with a new one",
            ], proposal: proposal)
        }
      }
    }
    return nil
  }
}

extension LawTrial {
  /// Looks for a constant unused space after the last subview, such as one gap too many. An axis is
  /// checked only if the layout's length along it grows with the number of subviews.
  ///
  /// If there is also space before the first subview, both spaces are accepted as margins. Space
  /// that depends on the size of the subviews is accepted, because it can be part of cells.
  func unusedEnd(_ specimens: [Specimen]) -> LawViolation? {
    guard let kind = specimens.first else { return nil }
    let larger = Rack(Array(repeating: Specimen.fixed(width: 17, height: 13), count: 3))
    let questions = LayoutQuestioning(
      layout: layout, subviews: larger.subviews, notes: notes)
    for axis in [Axis.horizontal, .vertical] {
      guard let other = larger.ask({ questions.end(along: axis) }) else { continue }
      var ends: [(count: Int, length: CGFloat, end: CGFloat)] = []
      for count in 2...5 {
        let rack = Rack(Array(repeating: kind, count: count))
        let questions = LayoutQuestioning(
          layout: layout, subviews: rack.subviews, notes: notes)
        guard let found = rack.ask({ questions.end(along: axis) }) else { break }
        ends.append((count, found.length, found.end))
      }
      guard ends.count == 4, let first = ends.first else { continue }
      let room = first.length - first.end
      let rooms = ends.map { $0.length - $0.end } + [other.length - other.end]
      let isConstant = rooms.allSatisfy { $0.isClose(to: room, within: 1e-6) }
      let grows = zip(ends, ends.dropFirst()).allSatisfy { $0.length + 0.01 < $1.length }
      if room <= 0.01 || !isConstant || !grows { continue }
      let word = axis == .horizontal ? "wide" : "high"
      return LawViolation(
        question: "The ideal size has room behind the last subview:",
        answers: ends.map {
          "\(SourceText.number($0.length)) points \(word) for \($0.count) subviews that end at "
            + SourceText.number($0.end)
        })
    }
    return nil
  }

  func unsoundPlaces(
    _ questions: LayoutQuestioning<L>, _ rack: Rack, _ proposals: [ProposedViewSize]
  ) -> LawViolation? {
    for proposal in proposals where questions.size(proposal).isSound {
      _ = rack.takeFaults()
      _ = questions.places(proposal)
      let faults = rack.takeFaults()
      if faults.isEmpty { continue }
      return LawViolation(
        question: "For the proposal \(SourceText.words(proposal)), the subviews are placed:",
        answers: Array(faults.prefix(2)), proposal: proposal)
    }
    return nil
  }

  func mirrored(
    _ questions: LayoutQuestioning<L>, _ specimens: [Specimen], _ proposals: [ProposedViewSize]
  ) -> LawViolation? {
    let rack = Rack(specimens, direction: .rightToLeft)
    let turned = questions.about(rack.subviews)
    return rack.ask {
      for proposal in proposals {
        let size = questions.size(proposal)
        guard size.isSound, turned.size(proposal).isClose(to: size, within: 1e-6) else { continue }
        let pairs = Array(zip(questions.places(proposal), turned.places(proposal)))
        let isSame = pairs.allSatisfy { a, b in
          guard let a, let b else { return true }
          return a.frame.isClose(to: b.frame, within: 1e-6)
        }
        if isSame { continue }
        let isMirrored = pairs.allSatisfy { a, b in
          guard let a, let b else { return true }
          return (size.width - a.frame.maxX).isClose(to: b.frame.minX, within: 1e-6)
        }
        guard isMirrored, let (a, b) = pairs.first(where: { $0.0?.frame != $0.1?.frame }), let a,
          let b
        else { continue }
        return LawViolation(
          question: "For the proposal \(SourceText.words(proposal)), the layout mirrors a subview, "
            + "and the container mirrors it back:",
          answers: [
            "x \(SourceText.number(a.frame.minX)) from left to right",
            "x \(SourceText.number(b.frame.minX)) from right to left",
          ], proposal: proposal)
      }
      return nil
    }
  }
}
