import Foundation
import ZoetropeGeometry

/// Clauses about the columns and rows of grids.
extension ReasonFinder {
  private var track: String { axis == .horizontal ? "column" : "row" }

  /// Returns the columns or rows of a grid, and the range of columns or rows that a view occupies.
  /// The result is nil if the container is not a grid, or if the grid has not placed the view.
  private func cell(
    of node: Node, in above: Node
  ) -> (tracks: LayoutExplanation.Grid.Tracks, cell: Range<Int>)? {
    let placed = above.children.filter { $0.spot != nil }
    guard let tracks = above.grid?[axis], tracks.cells.count == placed.count,
      let index = placed.firstIndex(where: { $0.path == node.path })
    else { return nil }
    return (tracks, tracks.cells[index])
  }

  private func name(_ cell: Range<Int>) -> String {
    cell.count == 1
      ? "\(track) \(cell.lowerBound + 1)"
      : "\(track)s \(cell.lowerBound + 1) to \(cell.upperBound)"
  }

  /// Returns a clause about the place of a view in a grid. The result is nil if the container is
  /// not a grid, or if the sums in the clause do not yield the position of the view.
  func inGrid(_ node: Node, _ above: Node) -> String? {
    guard let (tracks, cell) = cell(of: node, in: above) else { return nil }
    let (outer, begin, own) = (start(of: above), start(of: node), length(of: node))
    let before = tracks.lengths[..<cell.lowerBound]
    let gaps = tracks.gaps[..<cell.lowerBound].reduce(0, +)
    let width = tracks.lengths[cell].reduce(0, +) + tracks.gaps[cell.dropLast()].reduce(0, +)
    let edge = outer + before.reduce(0, +) + gaps
    var words = "has this view in \(name(cell))"
    if !before.isEmpty {
      let terms = Array(before) + (gaps == 0 ? [] : [gaps])
      let sum = terms.reduce(LayoutSum.length(outer)) { $0 + .length($1) }
      guard let equation = sum.equation(edge) else { return nil }
      words += ", which begins after \(preceding(before, gaps)): \(equation)"
    }
    let (first, last) = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    let (whole, view) = (
      "the \(track), \(number(width)) \(adjective)", "The view, \(number(own)) \(adjective)"
    )
    let half: LayoutSum = (.length(width) - .length(own)) / 2
    if isClose(begin, edge) { return "\(words). The view is at the \(first) of the \(track)" }
    if let sum = (.length(edge) + half as LayoutSum).equation(begin) {
      return "\(words). \(view), is in the center of \(whole): \(sum)"
    }
    if let sum = (.length(edge) + .length(width) - .length(own) as LayoutSum).equation(begin) {
      return "\(words). \(view), is at the \(last) of \(whole): \(sum)"
    }
    let sum = (.length(edge) + .length(begin - edge) as LayoutSum).equation(begin)
    return sum.map {
      "\(words). The alignment of the \(track) puts the view \(number(begin - edge)) from the \(first) "
        + "of the \(track): \($0)"
    }
  }

  private func preceding(_ before: ArraySlice<CGFloat>, _ gaps: CGFloat) -> String {
    let lengths = before.map(number).listed
    var words =
      before.count == 1
      ? "\(track) 1 (\(lengths) \(adjective))"
      : "\(before.count) \(track)s (\(lengths) \(adjective))"
    if gaps != 0 {
      words +=
        before.count == 1
        ? " and a gap of \(number(gaps))" : " and \(before.count) gaps (\(number(gaps)) in all)"
    }
    return words
  }

  /// Returns a clause about the length that a grid proposes to a view. The result is nil if the
  /// container is not a grid, if `length` is nil, or if the sum in the clause does not yield
  /// `length`.
  func proposedByGrid(_ length: CGFloat?, to node: Node, in above: Node) -> String? {
    guard let (tracks, cell) = cell(of: node, in: above) else { return nil }
    let lengths = Array(tracks.lengths[cell]) + Array(tracks.gaps[cell.dropLast()])
    let sum = lengths.dropFirst().reduce(LayoutSum.length(lengths[0])) { $0 + .length($1) }
    guard let length, let equation = sum.equation(length) else { return nil }
    let placed = above.children.filter { $0.spot != nil }
    let widest = zip(placed, tracks.cells).first {
      $1 == cell && isClose(self.length(of: $0), length)
    }
    let words = "that is the \(noun) of \(name(cell))"
    if cell.count > 1 { return "\(words) with the gaps between them, \(equation)" }
    guard let widest, widest.0.path != node.path else { return words }
    return
      "\(words), in which \(widest.0.name(inside: above.path)) is \(number(length)) \(adjective)"
  }

  /// Returns a clause that adds up the lengths of a grid's columns or rows. The result is nil if
  /// there are none, or if the sum does not yield `whole`.
  func sum(of tracks: LayoutExplanation.Grid.Tracks, _ whole: CGFloat) -> String? {
    guard let first = tracks.lengths.first else { return nil }
    let gaps = tracks.gaps.reduce(0, +)
    if tracks.lengths.count == 1 { return ": its only \(track) is that \(adjective)" }
    let terms = tracks.lengths.dropFirst() + (gaps == 0 ? [] : [gaps])
    let sum = terms.reduce(LayoutSum.length(first)) { $0 + .length($1) }
    let count = tracks.gaps.count
    let between =
      gaps == 0
      ? ""
      : count == 1
        ? ", and the gap takes \(number(gaps))"
        : ", and the \(count) gaps take \(number(gaps)) in all"
    return sum.equation(whole).map {
      ": its \(track)s are \(tracks.lengths.map(number).listed) \(adjective)\(between), \($0)"
    }
  }
}
