import Foundation
import ZoetropeFiles
import ZoetropeGeometry

extension LayoutExplanation.Division {
  private var side: String { axis == .horizontal ? "width" : "height" }
  private var gaps: CGFloat { distances.reduce(0, +) }
  private var total: CGFloat { portions.reduce(gaps) { $0 + $1.length } }

  /// Whether the proposal to the stack specifies a length along the stack's axis.
  package var isDivided: Bool { proposal[axis] != nil }

  /// The lines of text that explain the division. They are sums that can be checked by hand.
  package var lines: [String] {
    guard let whole = proposal[axis] else { return idealLines }
    var lines = [
      "it divides its \(side): each view is offered an equal share of the remaining \(side),",
      "the least flexible view first (flex is the largest length minus the smallest):",
    ]
    var rows: [[String]] = []
    var available = whole - gaps
    let groups = self.groups
    let kept = groups.dropFirst().joined().reduce(0) { $0 + (portions[$1].minimum ?? 0) }
    available -= kept
    var sums = [
      sum(from: whole, kept: kept, available: available, count: groups.first?.count ?? 0)
    ]
    var number = 0
    for (index, group) in groups.enumerated() {
      if index > 0 { sums.append(restore(group, &available)) }
      for (position, portion) in group.enumerated() {
        number += 1
        let row = served(portions[portion], group.count - position, &available)
        rows.append(["  \(number). \(portions[portion].name)"] + row)
      }
    }
    var rest = TextColumns.aligned(rows)[...]
    for (group, sum) in zip(groups, sums) {
      lines += ["  \(sum)"] + rest.prefix(group.count).map { "  \($0)" }
      rest = rest.dropFirst(group.count)
    }
    return lines + ["  \(ending(whole))"]
  }

  /// The indices of the views, grouped by priority, in the order in which the stack offered lengths
  /// to the views.
  private var groups: [[Int]] {
    var groups: [[Int]] = []
    for index in order {
      if let last = groups.last?.last, portions[last].priority == portions[index].priority {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index])
      }
    }
    return groups
  }

  // MARK: Sums

  private func sum(from whole: CGFloat, kept: CGFloat, available: CGFloat, count: Int) -> String {
    var text = LayoutDescription.number(whole)
    if let gapWords { text += " - \(gapWords)" }
    if kept != 0 {
      text += " - \(LayoutDescription.number(kept)) reserved for views of lower priority"
    }
    if gapWords != nil || kept != 0 { text += " = \(LayoutDescription.number(available))" }
    return text + recipients(count, priority: order.first.map { portions[$0].priority } ?? 0)
  }

  /// The gaps as a term of a sum, such as `2 gaps of 8`; nil if there are none.
  private var gapWords: String? {
    guard let first = distances.first, gaps != 0 else { return nil }
    if !distances.allSatisfy({ $0 == first }) {
      return "gaps of \(distances.map { LayoutDescription.number($0) }.joined(separator: " + "))"
    }
    return distances.count == 1
      ? "a gap of \(LayoutDescription.number(first))"
      : "\(distances.count) gaps of \(LayoutDescription.number(first))"
  }

  private func recipients(_ count: Int, priority: Double) -> String {
    " for \(count == 1 ? "the view" : "\(count) views") of priority \(LayoutDescription.number(priority))"
  }

  private func restore(_ group: [Int], _ available: inout CGFloat) -> String {
    let kept = group.reduce(0) { $0 + (portions[$1].minimum ?? 0) }
    let before = LayoutDescription.number(available)
    available += kept
    let sum =
      kept == 0
      ? before
      : "\(before) left + \(LayoutDescription.number(kept)) reserved = \(LayoutDescription.number(available))"
    return sum + recipients(group.count, priority: group.first.map { portions[$0].priority } ?? 0)
  }

  private func served(
    _ portion: LayoutExplanation.Portion, _ count: Int, _ available: inout CGFloat
  ) -> [String] {
    let offered = portion.offered ?? 0
    let share =
      available >= 0 && count > 1
      ? "\(LayoutDescription.number(available)) / \(count) = \(LayoutDescription.number(offered))"
      : LayoutDescription.number(offered)
    available -= portion.length
    let range = [portion.minimum, portion.maximum].map { LayoutDescription.number($0 ?? 0) }
    let isShort = offered == 0 && !(available + portion.length > 0)
    return [
      "\(range[0]) to \(range[1])", "flex \(flexibility(of: portion))",
      "offered \(share)\(isShort ? ", because nothing is left" : "")",
      "takes \(LayoutDescription.number(portion.length))",
      "leaves \(LayoutDescription.number(available))",
    ]
  }

  private func flexibility(of portion: LayoutExplanation.Portion) -> String {
    guard let minimum = portion.minimum, let maximum = portion.maximum else { return "0" }
    return LayoutDescription.number(maximum == minimum ? 0 : maximum - minimum)
  }

  private func ending(_ whole: CGFloat) -> String {
    let difference = total - whole
    let sum = "takes \(LayoutDescription.number(total)) in total"
    if abs(difference) < 0.005 || difference.isNaN { return "\(sum), as proposed" }
    return difference > 0
      ? "\(sum), \(LayoutDescription.number(difference)) more than proposed (overflow)"
      : "\(sum), \(LayoutDescription.number(-difference)) less than proposed"
  }

  private var idealLines: [String] {
    let rows = portions.map { ["  \($0.name)", "takes \(LayoutDescription.number($0.length))"] }
    let gapWords = self.gapWords.map { " with \($0)" } ?? ""
    return ["it is proposed a \(side) of nil, so each view takes its ideal \(side):"]
      + TextColumns.aligned(rows)
      + ["  takes \(LayoutDescription.number(total)) in total\(gapWords)"]
  }

  // MARK: Places

  /// Returns a clause about how the stack positioned the view with the given path. The clause
  /// continues a sentence that begins with the name of the stack. The result is nil if no view of
  /// the stack has the path.
  func placing(of path: String) -> String? {
    guard let index = portions.firstIndex(where: { $0.path == path }) else { return nil }
    let aligned = "aligned by \(alignment)"
    guard index > 0 else { return "puts it at the start, \(aligned)" }
    let distance = LayoutDescription.number(distances[index - 1])
    let gap = distances[index - 1] == 0 ? "" : ", at a distance of \(distance)"
    return "puts it after \(portions[index - 1].name)\(gap), \(aligned)"
  }
}
