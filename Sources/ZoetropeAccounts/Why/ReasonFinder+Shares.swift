import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Returns a clause with the sum by which a stack computes the length to propose to a view.
  func share(
    of node: Node, _ length: CGFloat, in division: LayoutExplanation.Division
  ) -> String {
    let plain = "its share of \(number(division.proposal[axis] ?? .nan))"
    guard let whole = division.proposal[axis],
      let index = division.portions.firstIndex(where: { $0.path == node.path }),
      let turn = division.order.firstIndex(of: index)
    else { return plain }
    let taken = taken(before: turn, in: division)
    let words = taken.isEmpty ? "" : "of its \(number(whole)), \(taken.map(\.words).listed); "
    if length == 0, taken.reduce(whole, { $0 - $1.length }) <= 0 {
      return "\(words)nothing is left"
    }
    let left = taken.reduce(LayoutSum.length(whole)) { $0 - .length($1.length) }
    let priority = division.portions[index].priority
    let count = division.order[turn...].count { division.portions[$0].priority == priority }
    guard let sum = (count == 1 ? left : left / count).equation(length) else { return plain }
    if count > 1 {
      let rest = taken.isEmpty ? "its \(noun)" : "the rest"
      return "\(words)\(count) views share \(rest) equally, \(sum)"
    }
    return taken.isEmpty ? "it is its only view" : "\(words)the rest is for this view, \(sum)"
  }

  /// A length, in points, that a stack cannot offer to a view, and a clause with the reason.
  private typealias Taken = (words: String, length: CGFloat)

  /// Returns the lengths that are no longer available when a stack offers a length to a view. These
  /// are the gaps, the lengths of the views that the stack asked earlier, and the minimums that are
  /// reserved for views of lower priority. `turn` is the view's index in the order in which the
  /// stack offers lengths.
  private func taken(before turn: Int, in division: LayoutExplanation.Division) -> [Taken] {
    let order = division.order.map { division.portions[$0] }
    var taken: [Taken] = []
    let gaps = division.distances.reduce(0, +)
    if gaps != 0 {
      let widths = division.distances.filter { $0 != 0 }
      let each = widths.allSatisfy { isClose($0, widths[0]) } ? " of \(number(widths[0]))" : ""
      let words = widths.count == 1 ? "the gap takes" : "the \(widths.count) gaps\(each) take"
      taken.append(("\(words) \(number(gaps))", gaps))
    }
    // If only one view would remain without a name, that view is named, too.
    let named = turn == 6 ? 6 : 5
    let (first, others) = (order[..<turn].prefix(named), order[..<turn].dropFirst(named))
    taken += first.map { ("\($0.name) takes \(number($0.length))", $0.length) }
    if !others.isEmpty {
      let length = others.reduce(0) { $0 + $1.length }
      taken.append(("\(others.count) more views take \(number(length))", length))
    }
    let later = order[turn...].filter { $0.priority < order[turn].priority }
    let reserved = later.reduce(0) { $0 + ($1.minimum ?? 0) }
    if reserved != 0 { taken.append((kept(reserved, for: later), reserved)) }
    return taken
  }

  /// Returns a clause about the length that a stack reserves for views that it serves later. This
  /// length is the sum of the views' minimums.
  private func kept(_ length: CGFloat, for later: [LayoutExplanation.Portion]) -> String {
    let views = later.count < 3 ? later.map(\.name).listed : "\(later.count) views"
    let isOne = later.count == 1
    let start = "\(number(length)) are kept for \(views)"
    // Spacers have the lowest priority of all.
    if later.allSatisfy({ $0.priority == -.infinity }) {
      return isOne
        ? "\(start), which gets its share last and needs at least that"
        : "\(start), which get their shares last and need at least that"
    }
    return isOne
      ? "\(start), the minimum \(noun) of that view, which has a lower layout priority"
      : "\(start), the minimum \(noun)s of these views, which have a lower layout priority"
  }
}
