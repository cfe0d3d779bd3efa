import Foundation
import Zoetrope

extension LawTrial {
  /// The numbers of subviews for which the cost of a pass is counted.
  private static var costNumbers: [Int] { [10, 30, 100, RackShelf.longestRow, 1000] }

  /// Returns the groups with which a law is checked. The cost is counted for equal subviews, once
  /// for each first specimen. Fixed sizes above zero are taken as one kind of specimen.
  static func groups(_ groups: [[Specimen]], for law: LayoutLaw) -> [[Specimen]] {
    guard law == .linearCost else { return groups }
    var seen: Set<Specimen> = []
    return groups.filter { group in
      guard var kind = group.first else { return false }
      if case .fixed = kind.kind, kind != .empty { kind = .fixed(width: 10, height: 10) }
      return seen.insert(kind).inserted
    }
  }

  /// Makes the racks with which the cost of every layout is counted.
  static func fillRows(_ shelf: RackShelf, for groups: [[Specimen]]) {
    for kind in self.groups(groups, for: .linearCost).compactMap(\.first) {
      _ = shelf.rack(of: kind, count: RackShelf.longestRow)
    }
  }

  /// Checks the growth of the layout's requests for sizes of subviews. The requests in one pass are
  /// counted for 10 to 300 subviews, and for 1,000 if the first counts are not on a straight line.
  ///
  /// If the growth breaks the law, the calls of `sizeThatFits` are also counted.
  ///
  /// Each size takes at most one call of `sizeThatFits`, so the number of calls grows no faster
  /// than the number of sizes. The number of calls grows more slowly if containers remember
  /// computed sizes.
  func costViolation(_ specimens: [Specimen]) -> LawViolation? {
    guard let kind = specimens.first else { return nil }
    let asked = askedSizes(of: kind)
    guard let growth = Self.exponent(asked), growth > 1.3 else { return nil }
    let calls = Self.costs(of: Self.costNumbers, upTo: 20_000) { sizeCalls(of: $0, kind) }
    let words = Self.exponent(calls).map {
      ", and the calls of sizeThatFits with the power \(String(format: "%.1f", $0))"
    }
    return LawViolation(
      question: "The sizes asked of subviews in one pass grow with the power "
        + "\(String(format: "%.1f", growth)) of their number\(words ?? ""):",
      answers: asked.enumerated().map { index, asked in
        let call = index < calls.count ? ", \(calls[index].count) calls" : ""
        return "\(asked.subviews) subviews: \(asked.count) sizes asked\(call)"
      })
  }

  /// A number of subviews, and the count of sizes or calls for this number.
  private typealias Cost = (subviews: Int, count: Int)

  /// Returns the counts for the given numbers of subviews, which increase. The first count above
  /// the limit is the last in the result.
  private static func costs(
    of numbers: [Int], upTo limit: Int, _ count: (Int) -> Int
  ) -> [Cost] {
    var result: [Cost] = []
    for number in numbers where result.last.map({ $0.count <= limit }) ?? true {
      result.append((number, count(number)))
    }
    return result
  }

  /// Returns whether three or more counts lie on a straight line. The comparison is exact.
  private static func areOnLine(_ costs: [Cost]) -> Bool {
    guard costs.count > 2 else { return false }
    let steps = zip(costs, costs.dropFirst()).map {
      (subviews: $1.subviews - $0.subviews, count: $1.count - $0.count)
    }
    return steps.allSatisfy {
      $0.count * steps[0].subviews == steps[0].count * $0.subviews
    }
  }

  /// Returns the exponent *p* of the growth between the last two counts. It is computed as if the
  /// count for *n* subviews were proportional to *nᵖ*. The result is nil if there are fewer than
  /// two counts, or if the last count is 0.
  ///
  /// For a count that is proportional to *n* log *n*, the exponent between 300 and 1,000 subviews
  /// is 1.16.
  private static func exponent(_ costs: [Cost]) -> Double? {
    guard costs.count >= 2, let last = costs.last, last.count > 0 else { return nil }
    let before = costs[costs.count - 2]
    return log(Double(last.count) / Double(max(before.count, 1)))
      / log(Double(last.subviews) / Double(before.subviews))
  }

  /// Returns the numbers of sizes that the layout requests from its subviews in one pass.
  ///
  /// To show 1,000 subviews takes longest. They are only shown if the counts up to 300 subviews do
  /// not lie on a straight line, as they do for most layouts.
  private func askedSizes(of kind: Specimen) -> [Cost] {
    let few = Array(Self.costNumbers.dropLast())
    let limit = 200_000
    var costs = askedSizes(of: kind, numbers: few, upTo: limit)
    if Self.areOnLine(costs) || costs.contains(where: { $0.count > limit }) { return costs }
    costs += askedSizes(of: kind, numbers: Self.costNumbers.suffix(1), upTo: limit)
    return costs
  }

  /// Returns the numbers of requested sizes for numbers of subviews, which increase. The subviews
  /// are the first ones of the largest number.
  private func askedSizes(of kind: Specimen, numbers: [Int], upTo limit: Int) -> [Cost] {
    let rack = shelf.rack(of: kind, count: numbers.last ?? 0)
    return Self.costs(of: numbers, upTo: limit) { number in
      let subviews = rack.subviews[0..<number]
      return rack.ask { subviews.questions { pass(subviews) } }
    }
  }

  /// Returns the number of calls of `sizeThatFits` in one pass: the call of the layout itself, and
  /// the calls of its subviews. Each subview is a container with the same layout and one specimen.
  private func sizeCalls(of number: Int, _ kind: Specimen) -> Int {
    let layout = layout
    let rack = Rack(
      showing: ForEach(0..<number, id: \.self) { _ in layout { Specimen.views([kind]) } })
    let parts = rack.containers.filter { $0.specifiedLayout is L }
    return rack.ask {
      // Discards the sizes that the subviews have memoized for the rack itself.
      _ = rack.subviews.questions {}
      let before = parts.reduce(0) { $0 + $1.measurementCount }
      pass(rack.subviews)
      return parts.reduce(1) { $0 + $1.measurementCount } - before
    }
  }

  /// Makes one layout pass: asks the layout for its size, and then for the placements of the
  /// subviews.
  private func pass(_ subviews: LayoutSubviews) {
    let questions = LayoutQuestioning(layout: layout, subviews: subviews, notes: notes)
    let proposal = ProposedViewSize(width: 300, height: 300)
    var cache = questions.makeCache()
    let size = questions.size(proposal, &cache)
    guard size.isSound else { return }
    _ = questions.requests(proposal, in: CGRect(origin: .zero, size: size), &cache)
  }
}
