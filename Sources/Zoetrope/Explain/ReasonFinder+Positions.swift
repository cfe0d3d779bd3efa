import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Sentences about where a view and those around it begin, from the inside out.
  func position() -> [String] {
    var sentences: [String] = []
    // The innermost of several nodes that begin at one place.
    var subject: Node?
    for index in way.indices.dropFirst().reversed() {
      let (node, above) = (way[index], way[index - 1])
      guard let spot = node.spot else { continue }
      let start = coordinate(spot.box.origin)
      let outer = above.spot.map { coordinate($0.box.origin) } ?? 0
      let isSame = isClose(start, outer)
      // Modifiers that begin where the view begins say nothing about it.
      if isSame, division(of: above) == nil, index > 1 || !sentences.isEmpty {
        subject = subject ?? node
        continue
      }
      let begin = "\(capitalized(name(subject ?? node))) begins at \(letter) \(number(start))"
      subject = nil
      let container = "\(name(above)), which begins at \(letter) \(number(outer)),"
      let reason = place(of: node, by: above, from: outer, to: start)
      sentences.append("\(begin): \(container) \(reason).")
    }
    return sentences
  }

  /// A clause about how a container puts a view where it is, with the sum that leads there.
  private func place(
    of node: Node, by above: Node, from outer: CGFloat, to start: CGFloat
  ) -> String {
    let rest = "puts it there"
    if let division = above.divisions.first(where: { division in
      division.portions.contains { $0.path == node.path }
    }) {
      let words =
        division.axis == axis
        ? along(division, node, from: outer, to: start)
        : "aligns its views by \(division.alignment)"
          + centering(node, from: outer, to: start, in: above)
      // A layout of several stacks puts a view into a row that begins elsewhere.
      let isExplained = words?.contains("=") == true || isClose(start, outer)
      return isExplained ? words ?? rest : "\(rest), by a stack inside of it"
    }
    if node.spot?.isUnplacedByLayout == true {
      return "does not place it, so that it is centered"
        + centering(node, from: outer, to: start, in: above)
    }
    if let request = node.spot?.request { return requested(request, node, to: start) }
    if above.description.rule?.hasPrefix("subtracts") == true {
      let room = number(start - outer)
      return "keeps \(room) points free there: \(number(outer)) + \(room) = \(number(start))"
    }
    guard let placing = above.description.placing else { return rest }
    return "puts it \(placing)\(centering(node, from: outer, to: start, in: above))"
  }

  private func requested(
    _ request: LayoutExplanation.Request, _ node: Node, to start: CGFloat
  ) -> String {
    let position = coordinate(request.position)
    let part = axis == .horizontal ? request.anchor.x : request.anchor.y
    let words = "puts its \(request.anchor.words) at \(letter) \(number(position))"
    let own = length(of: node)
    guard part != 0, isClose(position - part * own, start) else { return words }
    let before = part == 0.5 ? "\(number(own)) / 2" : number(part * own)
    return "\(words), and it is \(number(own)) \(adjective): "
      + "\(number(position)) - \(before) = \(number(start))"
  }

  /// The sum that centers a view, or puts it at the end; empty if it is elsewhere.
  private func centering(
    _ node: Node, from outer: CGFloat, to start: CGFloat, in above: Node
  ) -> String {
    let (room, own) = (length(of: above), length(of: node))
    if isClose(room, own) { return "" }
    if isClose(start - outer, (room - own) / 2) {
      return ": \(number(outer)) + (\(number(room)) - \(number(own))) / 2 = \(number(start))"
    }
    guard isClose(start - outer, room - own) else { return "" }
    return ": \(number(outer)) + \(number(room)) - \(number(own)) = \(number(start))"
  }

  /// The sum of the lengths before a view along the axis of its stack; nil if it does not lead to
  /// the place of the view.
  private func along(
    _ division: LayoutExplanation.Division, _ node: Node, from outer: CGFloat, to start: CGFloat
  ) -> String? {
    guard let index = division.portions.firstIndex(where: { $0.path == node.path }) else {
      return nil
    }
    if index == 0 { return isClose(start, outer) ? "puts it first" : nil }
    let before = division.portions[..<index]
    let gaps = division.distances.prefix(index).reduce(0, +)
    let length = before.reduce(0) { $0 + $1.length }
    guard isClose(start, outer + length + gaps) else { return nil }
    var parts = before.suffix(4).map { "\($0.name) (\(number($0.length)) \(adjective))" }
    if before.count > 4 { parts.insert("\(before.count - 4) other views", at: 0) }
    var terms = [number(outer), number(length)]
    if gaps != 0 {
      parts.append(
        index == 1 ? "a gap of \(number(gaps))" : "\(index) gaps (\(number(gaps)) in all)")
      terms.append(number(gaps))
    }
    return "puts it after \(parts.joined(separator: ", ")): "
      + "\(terms.joined(separator: " + ")) = \(number(start))"
  }
}
