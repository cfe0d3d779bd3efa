import Foundation
import ZoetropeGeometry

/// Makes the sentences about one axis of a view.
struct ReasonFinder {
  typealias Node = LayoutExplanation.Node
  /// The nodes from the canvas to the view.
  let way: [Node]
  let axis: Axis

  var noun: String { axis == .horizontal ? "width" : "height" }
  var adjective: String { axis == .horizontal ? "wide" : "high" }
  var letter: String { axis == .horizontal ? "x" : "y" }

  /// The name of a node without its ancestors: `Text "1"`, `.padding(20) of HStack`,
  /// `ForEach[0]/Tile`. A part of the path that tells siblings apart is kept.
  func name(_ node: Node) -> String {
    if node.path.isEmpty && !node.isNamed { return "the canvas" }
    let parts = Array(PathParts.of(node.path))
    let start = parts.lastIndex { $0.contains("[") } ?? parts.count - 1
    let near = max(start, parts.count - 3, 0)
    let view = parts[near...].joined(separator: "/")
    guard node.description.name.hasPrefix(".") else {
      return node.description.detail.map { "\(view) \($0)" } ?? view
    }
    let whole = node.description.name
    let modifier = whole.count > 40 ? node.shortName : whole
    return view.isEmpty ? modifier : "\(modifier) of \(view)"
  }

  func length(of node: Node) -> CGFloat { length(node.spot?.frame.size) }

  func length(_ size: CGSize?) -> CGFloat {
    guard let size else { return .nan }
    return axis == .horizontal ? size.width : size.height
  }

  func coordinate(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  func number(_ value: CGFloat) -> String { LayoutDescription.number(value) }

  func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.005 }

  /// The division of the length of a stack along the axis among several views.
  func division(of node: Node) -> LayoutExplanation.Division? {
    node.divisions.first { $0.axis == axis && $0.portions.count > 1 }
  }

  /// Whether code outside of this library decides the size and the places: a custom layout.
  func isCustom(_ node: Node) -> Bool {
    node.isContainer && node.description.rule == nil && node.divisions.isEmpty
  }
}

// MARK: Lengths

extension ReasonFinder {
  func length() -> [String] {
    var chain = way
    while let decider = inner(of: chain[chain.count - 1]) { chain.append(decider) }
    let view = way[way.count - 1]
    let answers = chain[(way.count - 1)...].reversed().enumerated().map { index, node in
      let inner = index == 0 ? nil : chain[chain.count - index]
      return answer(of: node, inner)
    }
    return ["\(name(view)) is \(number(length(of: view))) points \(adjective)."]
      + proposals(to: chain) + answers
  }

  /// The view inside of a node from whose answer the node makes its own; nil if the node decides by
  /// itself.
  private func inner(of node: Node) -> Node? {
    if isCustom(node) || division(of: node) != nil { return nil }
    if let rule = node.description.rule {
      let follows = ["subtracts", "answers with", "proposes", "takes the largest"]
      let decides = ["proposes and answers"]
      if !follows.contains(where: rule.hasPrefix) || decides.contains(where: rule.hasPrefix) {
        return nil
      }
    }
    let placed = node.children.filter { $0.spot != nil }
    return placed.first { isClose(length(of: $0), length(of: node)) }
      ?? (node.description.rule?.hasPrefix("subtracts") == true ? placed.first : nil)
  }

  private func answer(of node: Node, _ inner: Node?) -> String {
    let start = "\(name(node)) answers \(number(length(of: node)))"
    if let division = division(of: node) { return "\(start): \(sum(division))." }
    if let inner {
      let same = isClose(length(of: inner), length(of: node))
      if !same, let rule = node.description.rule { return "\(start): it \(rule)." }
      if node.divisions.contains(where: { $0.axis != axis && $0.portions.count > 1 }) {
        let most = axis == .horizontal ? "widest" : "highest"
        return "\(start): it is as \(adjective) as the \(most) of its views, \(name(inner))."
      }
      return "\(start), as \(name(inner)) does."
    }
    if isCustom(node) { return "\(start): this is the result of its sizeThatFits." }
    if let rule = node.description.rule { return "\(start): it \(rule)." }
    return "\(start)."
  }

  private func sum(_ division: LayoutExplanation.Division) -> String {
    let parts = division.portions.map { "\($0.name) takes \(number($0.length))" }
    let gaps = division.distances.reduce(0, +)
    let shown = parts.count > 6 ? Array(parts.prefix(6)) + ["\(parts.count - 6) more views"] : parts
    return (shown + (gaps == 0 ? [] : ["gaps take \(number(gaps))"])).joined(separator: ", ")
  }

  /// Sentences about the proposals to the last node of a chain, from the nearest node that decides
  /// its proposal by itself inward.
  private func proposals(to chain: [Node]) -> [String] {
    var sentences: [String] = []
    for index in chain.indices.dropFirst().reversed() {
      let (node, above) = (chain[index], chain[index - 1])
      guard let proposal = node.spot?.proposal else { break }
      sentences.insert(sentence(about: proposal[axis], to: node, by: above), at: 0)
      if proposal[axis] == nil || proposal[axis] == .infinity || decidesProposal(above) { break }
    }
    return sentences
  }

  /// Whether a node proposes the same length whatever it is proposed.
  private func decidesProposal(_ node: Node) -> Bool {
    let name = node.description.name
    return name.hasPrefix(".frame(\(noun):")
      || name.hasPrefix(".frame(") && name.contains(" \(noun):")
  }

  private func sentence(about length: CGFloat?, to node: Node, by above: Node) -> String {
    let words: String
    switch length {
    case nil: words = "no \(noun) (nil), which asks for the ideal \(noun),"
    case .infinity?: words = "an infinite \(noun), which asks for the largest one,"
    case let length?: words = "a \(noun) of \(number(length))"
    }
    let start = "\(capitalized(name(above))) proposes \(words) to \(name(node))"
    guard let reason = reason(forProposing: length, to: node, by: above) else { return "\(start)." }
    return "\(start): \(reason)."
  }

  private func reason(forProposing length: CGFloat?, to node: Node, by above: Node) -> String? {
    if above.path.isEmpty && !above.isNamed { return "its own \(noun)" }
    if let division = division(of: above), division.isDivided, let length,
      let share = share(of: node, length, in: division)
    {
      return share
    }
    if isCustom(above) { return "its placeSubviews does so" }
    if let own = above.spot?.proposal, own[axis] == length {
      return "it passes on what it is proposed itself"
    }
    guard let rule = above.description.rule, !rule.hasPrefix("is ") else { return nil }
    return "it \(rule)"
  }

  /// The sum by which a stack has come to the share of a view.
  private func share(
    of node: Node, _ length: CGFloat, in division: LayoutExplanation.Division
  ) -> String? {
    guard let whole = division.proposal[axis],
      let index = division.portions.firstIndex(where: { $0.path == node.path }),
      let turn = division.order.firstIndex(of: index)
    else { return nil }
    let earlier = division.order[..<turn].map { division.portions[$0] }
    let gaps = division.distances.reduce(0, +)
    let left = whole - gaps - earlier.reduce(0) { $0 + $1.length }
    let count = division.order.count - turn
    var parts = gaps == 0 ? [] : ["the gaps take \(number(gaps))"]
    parts += earlier.prefix(5).map { "\($0.name) takes \(number($0.length))" }
    if earlier.count > 5 { parts.append("\(earlier.count - 5) more views have taken theirs") }
    let taken = parts.isEmpty ? "" : " \(parts.joined(separator: ", ")), and"
    if count == 1, isClose(left, length) {
      return "of its \(number(whole)),\(taken) \(number(left)) are left for this view"
    }
    if isClose(left / CGFloat(count), length) {
      return "of its \(number(whole)),\(taken) \(number(left)) are left for \(count) views, "
        + "\(number(left)) / \(count) = \(number(length))"
    }
    return "its share of \(number(whole))"
  }

  func capitalized(_ text: String) -> String {
    text.hasPrefix("the ") ? "The " + text.dropFirst(4) : text
  }
}
