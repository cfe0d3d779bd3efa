import Foundation
import ZoetropeGeometry

/// Clauses about views that a stack puts in a line, and about calls of `place`. A function returns
/// nil if the sum in its clause does not yield the position of the view.
extension ReasonFinder {
  /// Returns a clause about the position of a view along the axis of its stack.
  func along(
    _ division: LayoutExplanation.Division, _ node: Node, _ above: Node, named name: String
  ) -> String? {
    guard let index = division.portions.firstIndex(where: { $0.path == node.path }),
      let first = above.children.first(where: { $0.path == division.portions[0].path })
    else { return nil }
    let (begin, outer) = (start(of: node), start(of: first))
    // In a right-to-left layout, the first view is the rightmost one.
    if axis == .horizontal, index > 0, begin < outer {
      return fromTheRight(division, index, first, begin)
    }
    guard above.isUserLayout || isClose(outer, start(of: above)) else { return nil }
    let count = division.portions.count
    let stack = axis == .horizontal ? "row" : "column"
    let made = above.isUserLayout ? madeStack(stack, count, outer, above, name) : ""
    if index == 0 {
      return above.isUserLayout
        ? "\(made). In the \(stack), this view is the first"
        : count == 1 ? "has no other view" : "puts this view first"
    }
    let (parts, lengths) = before(index, division)
    let sum = lengths.reduce(LayoutSum.length(outer)) { $0 + .length($1) }.equation(begin)
    let start =
      above.isUserLayout
      ? "\(made). In the \(stack), this view comes after" : "puts this view after"
    return sum.map { "\(start) \(parts.listed): \($0)" }
  }

  /// Returns a clause about a row or column that a user-defined layout makes by calling a stack
  /// layout.
  func madeStack(
    _ stack: String, _ count: Int, _ begin: CGFloat, _ above: Node, _ name: String
  ) -> String {
    let others = count == 1 ? "" : count == 2 ? " and another one" : " and \(count - 1) others"
    let type = stack == "row" ? "an HStackLayout" : "a VStackLayout"
    return "calls \(type) in its placeSubviews, at \(moment), to arrange this view\(others) in a "
      + "\(stack). Its code has the \(stack) begin at \(letter) \(number(begin)), "
      + inside(above, begin, name)
  }

  /// Returns the views and gaps before the view with the given index in a stack, as phrases and as
  /// lengths.
  private func before(
    _ index: Int, _ division: LayoutExplanation.Division
  ) -> (parts: [String], lengths: [CGFloat]) {
    let views = division.portions[..<index]
    var (parts, lengths): ([String], [CGFloat]) = ([], [])
    if views.count > 4 {
      lengths.append(views.reduce(0) { $0 + $1.length })
      parts.append("\(views.count) other views (\(number(lengths[0])) \(adjective) in all)")
    } else {
      lengths += views.map(\.length)
      parts += views.map { "\($0.name) (\(number($0.length)) \(adjective))" }
    }
    let distances = division.distances.prefix(index)
    let gaps = distances.reduce(0, +)
    if gaps != 0 {
      let count = distances.count { $0 != 0 }
      parts.append(
        count == 1 ? "a gap of \(number(gaps))" : "\(count) gaps (\(number(gaps)) in all)")
      lengths.append(gaps)
    }
    return (parts, lengths)
  }

  private func fromTheRight(
    _ division: LayoutExplanation.Division, _ index: Int, _ first: Node, _ begin: CGFloat
  ) -> String? {
    let (parts, lengths) = before(index, division)
    let own = division.portions[index].length
    let right = start(of: first) + length(of: first)
    let sum = (lengths + [own]).reduce(LayoutSum.length(right)) { $0 - .length($1) }
      .equation(begin)
    return sum.map {
      "arranges its views from the right, beginning at \(letter) \(number(right)); this view, "
        + "\(number(own)) \(adjective), comes after \(parts.listed): \($0)"
    }
  }

  /// Returns a clause about a view that a layout placed by a call of `place`.
  func requested(_ node: Node, _ above: Node, named name: String) -> String? {
    guard let spot = node.spot, let request = spot.request else { return nil }
    let position = coordinate(request.position)
    let anchor = axis == .horizontal ? request.anchor.x : request.anchor.y
    let own = length(of: node)
    let part =
      switch anchor {
      case 0: axis == .horizontal ? "left edge" : "top"
      case 0.5: "center"
      case 1: axis == .horizontal ? "right edge" : "bottom"
      default: "point at \(number(anchor)) times its \(noun)"
      }
    let before: LayoutSum = anchor == 0.5 ? .length(own) / 2 : .length(anchor * own)
    let clause =
      above.isUserLayout
      ? "decides that in its own code: its placeSubviews, run for \(moment), calls \(call(spot)) on "
        + "this view. That puts the \(part) of the view at \(letter) \(number(position)), "
        + from(position - self.start(of: above), edgeOf: name)
      : "puts the \(part) of this view at \(letter) \(number(position))"
    let origin = position - anchor * own
    if isClose(origin, start(of: node)) {
      if anchor == 0 { return clause }
      let sum = (.length(position) - before as LayoutSum).equation(start(of: node))
      return sum.map { "\(clause); the view is \(number(own)) \(adjective): \($0)" }
    }
    guard axis == .horizontal else { return nil }
    // In a right-to-left layout, the container mirrors the positions.
    let (outer, whole) = (start(of: above), length(of: above))
    let sum =
      (.length(outer) + .length(whole) - .length(origin - outer) - .length(own) as LayoutSum)
      .equation(start(of: node))
    return sum.map { "\(clause), which is mirrored for the layout from right to left: \($0)" }
  }
}
