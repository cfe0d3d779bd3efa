import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  func position() -> [String] {
    var sentences: [String] = []
    for index in way.indices.dropFirst().reversed() {
      let (node, above) = (way[index], way[index - 1])
      guard let spot = node.spot else { continue }
      let start = coordinate(spot.box.origin)
      let outerStart = above.spot.map { coordinate($0.box.origin) } ?? 0
      let isLast = index == way.count - 1
      let reason = place(of: node, by: above)
      if isClose(start, outerStart), !isLast, reason == nil || division(of: above) == nil {
        continue
      }
      var sentence = "\(name(node)) begins at \(letter) \(number(start))"
      if isClose(start, outerStart) {
        sentence += ", where \(name(above)) begins"
      } else {
        let edge = axis == .horizontal ? "left edge" : "top edge"
        let side = start > outerStart ? "behind" : "before"
        let way = axis == .horizontal ? side : start > outerStart ? "below" : "above"
        sentence += ", \(number(abs(start - outerStart))) \(way) the \(edge) of \(name(above)), "
        sentence += "which is at \(letter) \(number(outerStart))"
      }
      sentences.append(reason.map { "\(sentence): \($0)." } ?? "\(sentence).")
    }
    return sentences
  }

  /// A clause about how a view is put where it is, with the sum that leads to its distance.
  private func place(of node: Node, by above: Node) -> String? {
    guard let spot = node.spot else { return nil }
    let name = name(above)
    if let division = above.divisions.first(where: { division in
      division.portions.contains { $0.path == node.path }
    }) {
      if division.axis == axis { return along(division, node, by: above) }
      return division.placing(of: node.path).map { "\(name) \($0)\(centering(node, in: above))" }
    }
    if spot.isUnplacedByLayout {
      return "\(name) does not place it, so that it is centered\(centering(node, in: above))"
    }
    if let request = spot.request {
      let position = coordinate(request.position)
      let part = axis == .horizontal ? request.anchor.x : request.anchor.y
      let before = part * length(of: node)
      let words = "\(name) puts its \(request.anchor.words) at \(letter) \(number(position))"
      if part == 0 { return words }
      return "\(words), and it is \(number(length(of: node))) \(adjective): "
        + "\(number(position)) - \(number(before)) = \(number(position - before))"
    }
    if above.description.rule?.hasPrefix("subtracts") == true {
      return "\(name) keeps this room free"
    }
    return above.description.placing.map { "\(name) puts it \($0)\(centering(node, in: above))" }
  }

  /// The sum that centers a view, if it is centered.
  private func centering(_ node: Node, in above: Node) -> String {
    guard let outer = above.spot, let inner = node.spot else { return "" }
    let (room, own) = (length(of: above), length(of: node))
    let distance = coordinate(inner.box.origin) - coordinate(outer.box.origin)
    guard !isClose(room, own), isClose(distance, (room - own) / 2) else { return "" }
    return ", (\(number(room)) - \(number(own))) / 2 = \(number(distance))"
  }

  /// The sum of the lengths before a view along the axis of its stack.
  private func along(
    _ division: LayoutExplanation.Division, _ node: Node, by above: Node
  ) -> String? {
    guard let index = division.portions.firstIndex(where: { $0.path == node.path }) else {
      return nil
    }
    if index == 0 { return "\(name(above)) puts it first" }
    let before = division.portions[..<index]
    let gaps = division.distances.prefix(index).reduce(0, +)
    var parts = before.suffix(5).map { "\($0.name), \(number($0.length)) \(adjective)" }
    if before.count > 5 {
      let length = before.dropLast(5).reduce(0) { $0 + $1.length }
      parts.insert("\(before.count - 5) views, \(number(length)) in all", at: 0)
    }
    let gap = index == 1 ? "a gap" : "gaps"
    if gaps != 0 { parts.append("\(gap) of \(number(gaps))\(index == 1 ? "" : " in all")") }
    return "\(name(above)) puts it behind \(parts.joined(separator: ", and "))"
  }
}
