import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Returns a clause about the lines of a text. The lines determine the length of the text.
  func words(about text: LayoutExplanation.TextLines, of node: Node) -> String {
    axis == .horizontal ? width(of: text, node) : height(of: text, node)
  }

  private func width(of text: LayoutExplanation.TextLines, _ node: Node) -> String {
    let (widest, own) = (text.sizes.map(\.width).max() ?? 0, length(of: node))
    let proposal = node.spot?.proposal.width
    let count = text.sizes.count
    let start =
      count == 1
      ? "its only line is \(number(widest)) wide"
      : "the widest of its \(count) lines is \(number(widest)) wide"
    guard let rounded = rounding(widest, own, limit: proposal) else {
      return ": \(start), which does not explain that"
    }
    guard let proposal, proposal < .infinity else { return ": \(start)\(rounded)" }
    if count == 1 {
      let fits = own < proposal && !isClose(own, proposal)
      return ": \(start)\(rounded)\(fits ? ", and fits in the proposed \(number(proposal))" : "")"
    }
    return
      ": its lines break before they would be wider than the proposed \(number(proposal)), and "
      + "\(start)\(rounded)"
  }

  /// Returns a clause about how the length of a text is rounded up to whole points.
  ///
  /// - Parameters:
  ///   - length: The exact length of the text.
  ///   - own: The length of the text's node.
  ///   - limit: The largest length that the node may have; nil if there is no limit.
  /// - Returns: The clause if `own` equals the rounded length, or equals a limit below the rounded
  ///   length. An empty text if `own` equals `length`, and nil in all other cases.
  private func rounding(_ length: CGFloat, _ own: CGFloat, limit: CGFloat?) -> String? {
    if isClose(length, own) { return "" }
    let whole = length.rounded(.up)
    if isClose(whole, own) { return ", rounded up to \(number(own))" }
    guard let limit, isClose(limit, own), limit < whole else { return nil }
    return ". Rounded up to whole points, that would be \(number(whole)); but a text is never "
      + "\(axis == .horizontal ? "wider" : "higher") than its proposal, so that the answer is capped at "
      + number(own)
  }

  private func height(of text: LayoutExplanation.TextLines, _ node: Node) -> String {
    let (heights, own, whole) = (text.sizes.map(\.height), length(of: node), text.whole.height)
    let (words, sum) = lines(text)
    guard let rounded = rounding(whole, own, limit: nil), let equation = sum.equation(whole) else {
      return ": \(words), which does not explain that by itself"
    }
    if heights.count == 1 { return ": \(words)\(rounded)" }
    return ": \(words), \(equation)\(rounded)"
  }

  /// Returns the heights of a text's lines and of the spaces between them, as a phrase and as a
  /// sum.
  private func lines(_ text: LayoutExplanation.TextLines) -> (words: String, sum: LayoutSum) {
    let (heights, spaces) = (text.sizes.map(\.height), text.distances)
    let count = heights.count
    let sum = heights.dropFirst().reduce(LayoutSum.length(heights[0])) { $0 + .length($1) }
    if count == 1 { return ("its only line is \(number(heights[0])) high", sum) }
    let isEven = heights.allSatisfy { isClose($0, heights[0]) }
    let each = isEven ? "each \(number(heights[0])) high" : "\(heights.map(number).listed) high"
    let words = "it has \(count) lines, \(each)"
    let lines = isEven ? LayoutSum.product(count, heights[0]) : sum
    if spaces.allSatisfy({ isClose($0, 0) }) { return (words, lines) }
    if spaces.count > 1, spaces.allSatisfy({ isClose($0, spaces[0]) }) {
      return (
        "\(words), with \(spaces.count) spaces of \(number(spaces[0])) between them",
        lines + .product(spaces.count, spaces[0])
      )
    }
    let total = spaces.reduce(0, +)
    return ("\(words), with spaces of \(number(total)) in all between them", lines + .length(total))
  }
}
