import Foundation
import ZoetropeGeometry

/// Clauses about views that containers line up. A function returns nil if the sum in its clause
/// does not yield the position of the view.
extension ReasonFinder {
  private var edge: String { axis == .horizontal ? "left edge" : "top" }
  private var last: String { axis == .horizontal ? "right edge" : "bottom" }

  /// Returns a clause about how a frame, an overlay, a background, a `position` or a `ZStack` lines
  /// up a view. The result is nil if the sum in the clause does not yield the position of the view.
  func linedUp(_ node: Node, _ above: Node, by guide: LayoutExplanation.LineUp.Guide) -> String? {
    let (outer, whole, own) = (start(of: above), length(of: above), length(of: node))
    let begin = start(of: node)
    if above.description.name.hasPrefix(".position(") {
      let sum = (.length(outer) + .length(guide.outer) - .length(own) / 2 as LayoutSum)
        .equation(begin)
      return sum.map {
        "puts the center of this view \(number(guide.outer)) from there; the view is "
          + "\(number(own)) \(adjective): \($0)"
      }
    }
    let this = "this view, which is \(number(own)) \(adjective)"
    if isClose(guide.outer, whole / 2), isClose(guide.inner, own / 2) {
      return centeredSum(outer, whole, own, begin).map { "centers \(this): \($0)" }
    }
    if isClose(guide.outer, 0), isClose(guide.inner, 0), isClose(outer, begin) {
      return "lines up its own \(edge) with that of this view"
    }
    if isClose(guide.outer, whole), isClose(guide.inner, own) {
      let sum = (.length(outer) + .length(whole) - .length(own) as LayoutSum).equation(begin)
      return sum.map { "lines up its own \(last) with that of \(this): \($0)" }
    }
    let sum = (.length(outer) + .length(guide.outer) - .length(guide.inner) as LayoutSum)
      .equation(begin)
    return sum.map {
      "lines up its .\(guide.name) guide, \(from(guide.outer)), with that of this view, "
        + "\(from(guide.inner, edgeOf: "the view"))\(setter(of: guide.name, guide.inner, in: node)): \($0)"
    }
  }

  private func centeredSum(
    _ outer: CGFloat, _ whole: CGFloat, _ own: CGFloat, _ begin: CGFloat
  ) -> String? {
    (.length(outer) + (.length(whole) - .length(own)) / 2 as LayoutSum).equation(begin)
  }

  /// Returns a phrase about the distance of a guide from an edge, such as `130 below its top`.
  func from(_ guide: CGFloat, edgeOf name: String? = nil) -> String {
    let edge = name.map { "the \(self.edge) of \($0)" } ?? "its \(self.edge)"
    if isClose(guide, 0) { return "at \(edge)" }
    let (before, after) = axis == .horizontal ? ("left of", "right of") : ("above", "below")
    return "\(number(abs(guide))) \(guide < 0 ? before : after) \(edge)"
  }

  /// Returns a clause about the closure that set a guide of a view; empty if no closure set the
  /// guide.
  private func setter(of guide: String, _ value: CGFloat, in node: Node) -> String {
    var node: Node? = node
    let outer = node.map { start(of: $0) } ?? 0
    while let current = node {
      if current.description.name == ".alignmentGuide(.\(guide))",
        let returned = current.returnedGuide
      {
        let closure = "the closure of .alignmentGuide(.\(guide)) returned \(number(returned))"
        let distance = start(of: current) - outer
        if isClose(returned, value) { return " (\(closure))" }
        guard isClose(returned + distance, value) else { return "" }
        return " (\(closure) for the view inside, whose \(edge) is \(number(abs(distance))) "
          + "\(distance < 0 ? "before" : "after") that of this view)"
      }
      if current.isContainer { return "" }
      node = current.children.first
    }
    return ""
  }

  /// Returns a clause about the position of a view across the axis of its stack.
  func across(
    _ division: LayoutExplanation.Division, _ node: Node, _ above: Node, named name: String
  ) -> String? {
    guard let portion = division.portions.first(where: { $0.path == node.path }),
      let highest = division.portions.max(by: { $0.guide < $1.guide })
    else { return nil }
    let (begin, line) = (start(of: node), max(highest.guide, 0))
    let outer = begin - (line - portion.guide)
    guard isEdge(outer, of: division, line, in: above) else { return nil }
    let words = lining(division, portion, highest, outer, node, above)
    guard above.isUserLayout, let words else { return words }
    let stack = axis.other == .horizontal ? "row" : "column"
    let made = madeStack(stack, division.portions.count, outer, above, name)
    return "\(made). The \(stack) \(words)"
  }

  /// Returns a clause about how a stack lines up a view across the axis of the stack. `outer` is
  /// the coordinate at which the stack begins.
  private func lining(
    _ division: LayoutExplanation.Division, _ portion: LayoutExplanation.Portion,
    _ highest: LayoutExplanation.Portion, _ outer: CGFloat, _ node: Node, _ above: Node
  ) -> String? {
    let (own, begin, line) = (length(of: node), start(of: node), max(highest.guide, 0))
    let most = "the \(axis == .horizontal ? "widest" : "highest"), \(highest.name), is"
    if isClose(portion.guide, 0), isClose(line, 0) { return "lines up the \(edge)s of its views" }
    let longest =
      division.portions.map { length(of: $0, in: above) }.filter { !$0.isNaN }.max() ?? 0
    if division.alignment == "center", isClose(portion.guide, own / 2), isClose(longest / 2, line) {
      if isClose(line, portion.guide) {
        return
          "centers its views, of which this one is the \(axis == .horizontal ? "widest" : "highest")"
      }
      return centeredSum(outer, 2 * line, own, begin).map {
        "centers its views; \(most) \(number(2 * line)) \(adjective), and this one is "
          + "\(number(own)): \($0)"
      }
    }
    let sum = (.length(outer) + .length(line) - .length(portion.guide) as LayoutSum).equation(begin)
    if ["trailing", "bottom"].contains(division.alignment), isClose(portion.guide, own),
      isClose(longest, line), highest.path != portion.path
    {
      return sum.map {
        "lines up the \(last)s of its views; \(most) \(number(line)) \(adjective), and this "
          + "one is \(number(own)): \($0)"
      }
    }
    let largest =
      highest.path == portion.path
      ? "that of this view" : "that of \(highest.name), \(from(line, edgeOf: "that view"))"
    return sum.map {
      "lines up the .\(division.alignment) guides of its views. The largest is \(largest); the guide "
        + "of this view is \(from(portion.guide, edgeOf: "the view"))"
        + "\(setter(of: division.alignment, portion.guide, in: node)): \($0)"
    }
  }

  /// Returns, for each view of a stack, the distance from the view's alignment guide to the view's
  /// right or bottom edge, in points. Views that were not placed are omitted.
  private func afters(_ division: LayoutExplanation.Division, _ above: Node) -> [CGFloat] {
    division.portions.map { length(of: $0, in: above) - $0.guide }.filter { !$0.isNaN }
  }

  /// Returns the length of a view across the axis of its stack, in points; NaN if the view was not
  /// placed.
  private func length(of portion: LayoutExplanation.Portion, in above: Node) -> CGFloat {
    above.children.first { $0.path == portion.path }.map { length(of: $0) } ?? .nan
  }

  /// Returns a clause about a position in a container whose own code chooses the position. The
  /// clause gives the distance from an edge even if the position is the center, because the code
  /// may have another reason for the position.
  func inside(_ above: Node, _ begin: CGFloat, _ name: String) -> String {
    let outer = start(of: above)
    if isClose(outer, begin) { return "at the \(edge) of \(name)" }
    let sum = (.length(outer) + .length(begin - outer) as LayoutSum).equation(begin)
    return "\(from(begin - outer, edgeOf: name))\(sum.map { ": \($0)" } ?? "")"
  }

  /// Returns whether a stack in a node begins at the given coordinate. In a user-defined layout,
  /// the positions of all views of the stack must agree with that coordinate.
  private func isEdge(
    _ outer: CGFloat, of division: LayoutExplanation.Division, _ line: CGFloat, in above: Node
  ) -> Bool {
    guard above.isUserLayout else { return isClose(outer, start(of: above)) }
    return division.portions.allSatisfy { portion in
      above.children.first { $0.path == portion.path }
        .map { isClose(start(of: $0) - (line - portion.guide), outer) } ?? false
    }
  }
}
