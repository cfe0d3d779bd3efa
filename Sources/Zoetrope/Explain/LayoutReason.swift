import Foundation
import ZoetropeGeometry

/// The reasons for one length or coordinate of a view: the chain of proposals, answers and
/// placements that led to it.
package struct LayoutReason: Sendable, Equatable {
  /// A length or a coordinate.
  package enum Quantity: String, CaseIterable, Sendable {
    case width, height, x, y

    var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }
    var isLength: Bool { self == .width || self == .height }
  }

  /// The sentences, from the view to the origin of the value.
  package let sentences: [String]
}

extension LayoutExplanation {
  /// Returns the reasons for a length or a coordinate of a view; nil if no view has the path, or if
  /// it was not placed.
  package func reason(for quantity: LayoutReason.Quantity, of path: String) -> LayoutReason? {
    guard let way = root.way(to: PathParts.of(path)), let view = way.last, view.spot != nil else {
      return nil
    }
    let finder = ReasonFinder(way: way, axis: quantity.axis)
    return LayoutReason(sentences: quantity.isLength ? finder.length() : finder.position())
  }
}

extension LayoutExplanation.Node {
  /// Returns the nodes from this one to the outermost one with a path, both included.
  fileprivate func way(to parts: ArraySlice<String>) -> [Self]? {
    if !path.isEmpty, PathParts.of(path).starts(with: parts) { return [self] }
    for child in children {
      if let way = child.way(to: parts) { return [self] + way }
    }
    return nil
  }
}

/// Makes the sentences about one axis of a view.
private struct ReasonFinder {
  typealias Node = LayoutExplanation.Node
  /// The nodes from the canvas to the view.
  let way: [Node]
  let axis: Axis

  private var adjective: String { axis == .horizontal ? "wide" : "high" }
  private var noun: String { axis == .horizontal ? "width" : "height" }

  private func name(_ node: Node, inside outer: Node?) -> String {
    node.title(beneath: outer?.path ?? "")
  }

  private func length(of node: Node) -> CGFloat {
    guard let size = node.spot?.frame.size else { return .nan }
    return axis == .horizontal ? size.width : size.height
  }

  // MARK: Lengths

  func length() -> [String] {
    let view = way[way.count - 1]
    var sentences: [String] = []
    var chain = way
    var node = view
    // Goes down the tree as long as the length is that of one view inside.
    while true {
      let decider = inner(of: node)
      sentences.append(answer(of: node, beneath: chain.dropLast().last, decider))
      guard let decider else { break }
      chain.append(decider)
      node = decider
    }
    return sentences + proposals(to: chain)
  }

  /// Returns the first view inside a node that has the node's length; nil if there is none, or if
  /// the node sets its length itself.
  private func inner(of node: Node) -> Node? {
    if setsLength(node) || isAlong(node) { return nil }
    let length = length(of: node)
    return node.children.first { child in
      guard child.spot != nil else { return false }
      return self.length(of: child) == length
    }
  }

  /// Returns whether a node is a `frame` modifier that sets the length.
  private func setsLength(_ node: Node) -> Bool {
    node.description.name.hasPrefix(".frame(\(noun):")
      || node.description.name.hasPrefix(".frame(") && node.description.name.contains(" \(noun):")
  }

  /// Returns whether a node is a stack along the axis, with several views.
  private func isAlong(_ node: Node) -> Bool {
    node.divisions.contains { $0.axis == axis && $0.portions.count > 1 }
  }

  private func answer(of node: Node, beneath outer: Node?, _ decider: Node?) -> String {
    let length = LayoutDescription.number(length(of: node))
    var sentence = "\(name(node, inside: outer)) is \(length) \(adjective)"
    if let division = node.divisions.first(where: { $0.axis == axis && $0.portions.count > 1 }) {
      let parts = division.portions.map {
        "\($0.name) \(LayoutDescription.number($0.length))"
      }
      let gaps = division.distances.reduce(0, +)
      sentence += ": the sum of \(parts.joined(separator: ", "))"
      if gaps != 0 { sentence += ", and distances of \(LayoutDescription.number(gaps))" }
    } else if let decider {
      sentence += ", as \(name(decider, inside: node)) inside of it"
    } else if let rule = node.description.rule {
      sentence += ": it \(rule)"
    }
    return sentence
  }

  /// Returns sentences about the proposals to the nodes of a chain, from the last node upward. The
  /// last sentence is about a proposal that asks for the ideal length or comes from a `frame`
  /// modifier.
  private func proposals(to chain: [Node]) -> [String] {
    var sentences: [String] = []
    for index in chain.indices.dropFirst().reversed() {
      let (node, above) = (chain[index], chain[index - 1])
      guard let proposal = node.spot?.proposal else { break }
      let words: String
      switch proposal[axis] {
      case nil: words = "no \(noun), which asks for the ideal one"
      case .infinity?: words = "an infinite \(noun)"
      case let length?: words = "\(LayoutDescription.number(length))"
      }
      var sentence = "\(name(above, inside: index > 1 ? chain[index - 2] : nil)) proposes \(words)"
      sentence += " to \(name(node, inside: above))"
      let division = above.divisions.first { $0.axis == axis && $0.isDivided }
      if division?.portions.contains(where: { $0.path == node.path }) == true {
        sentence += ": its share"
      } else if let rule = above.description.rule, !rule.hasPrefix("is ") {
        sentence += ": it \(rule)"
      }
      sentences.append(sentence)
      if proposal[axis] == nil || setsLength(above) { break }
    }
    return sentences
  }

  // MARK: Positions

  func position() -> [String] {
    var sentences: [String] = []
    for index in way.indices.dropFirst().reversed() {
      let (node, above) = (way[index], way[index - 1])
      guard let spot = node.spot else { continue }
      let outer = index > 1 ? way[index - 2] : nil
      let start = coordinate(spot.box.origin)
      let outerStart = above.spot.map { coordinate($0.box.origin) } ?? 0
      let difference = start - outerStart
      if abs(difference) < 0.005, index < way.count - 1, above.divisions.isEmpty { continue }
      let letter = axis == .horizontal ? "x" : "y"
      var sentence = "\(name(node, inside: above)) begins at \(letter) "
      sentence += LayoutDescription.number(start)
      let place = placing(node, by: above)
      sentence += ", \(LayoutDescription.number(difference)) from the start of "
      sentence += name(above, inside: outer)
      if let place { sentence += ", which \(place)" }
      sentences.append(sentence)
    }
    return sentences
  }

  private func coordinate(_ point: CGPoint) -> CGFloat {
    axis == .horizontal ? point.x : point.y
  }

  private func placing(_ node: Node, by above: Node) -> String? {
    if let division = above.divisions.first(where: { division in
      division.portions.contains { $0.path == node.path }
    }) {
      return along(division, node) ?? division.placing(of: node.path)
    }
    if node.spot?.isUnplacedByLayout == true { return "does not place it, so that it is centered" }
    if let request = node.spot?.request {
      let position = LayoutDescription.number(coordinate(request.position))
      let letter = axis == .horizontal ? "x" : "y"
      return "puts its \(request.anchor.words) at \(letter) \(position)"
    }
    return above.description.placing.map { "puts it \($0)" }
  }

  /// Returns a clause with the lengths before a view along the axis of its stack.
  private func along(_ division: LayoutExplanation.Division, _ node: Node) -> String? {
    guard division.axis == axis,
      let index = division.portions.firstIndex(where: { $0.path == node.path })
    else { return nil }
    if index == 0 { return "puts it first" }
    let before = division.portions[..<index].map {
      "\($0.name) \(LayoutDescription.number($0.length))"
    }
    let gaps = division.distances.prefix(index).reduce(0, +)
    let distance = gaps == 0 ? "" : " and distances of \(LayoutDescription.number(gaps))"
    return "puts it behind \(before.joined(separator: ", "))\(distance)"
  }
}

extension LayoutExplanation {
  /// Returns the paths of the views to which a name may refer. The name is a path, a part of a
  /// path, an id or a displayed text. A view and its only content count as one view.
  package func paths(named name: String) -> [String] {
    let all = paths
    if all.contains(name) { return [name] }
    let parts = Array(PathParts.of(name))
    var found: [String] = []
    root.forEach { node in
      let own = Array(PathParts.of(node.path))
      let isText = node.snippet == "\"\(name)\"" && node.children.isEmpty
      let isID = own.last.map { $0.hasSuffix("[\(name)]") } ?? false
      let match = (0..<max(own.count - parts.count + 1, 0)).first { start in
        zip(own[start...], parts).allSatisfy { component, part in
          component == part || component.prefix { $0 != "[" } == part
        }
      }
      let path: String
      if let match {
        path = own[..<(match + parts.count)].joined(separator: "/")
      } else if isText || isID {
        path = node.path
      } else {
        return
      }
      if !found.contains(path), !found.contains(where: { path.hasPrefix("\($0)/") }) {
        found.append(path)
      }
    }
    return found
  }
}
