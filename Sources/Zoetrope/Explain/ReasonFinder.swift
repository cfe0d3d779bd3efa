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

  /// The name of a node without its ancestors: `Text "1"`, `the .padding(20) around HStack`,
  /// `ForEach[0]/Tile`. A part of the path that tells siblings apart is kept.
  func name(_ node: Node) -> String {
    if node.path.isEmpty && !node.isNamed { return "the canvas" }
    let parts = Array(PathParts.of(node.path))
    let start = parts.lastIndex { $0.contains("[") } ?? parts.count - 1
    let near = start < parts.count - 3 ? parts.count - 1 : max(start, 0)
    let view = parts[near...].joined(separator: "/")
    guard node.description.name.hasPrefix(".") else {
      return node.description.detail.map { "\(view) \($0)" } ?? view
    }
    let whole = node.description.name
    let modifier = whole.count > 40 ? node.shortName : whole
    return view.isEmpty ? "the \(modifier)" : "the \(modifier) around \(view)"
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
    var answers: [String] = []
    for index in chain.indices[(way.count - 1)...].reversed() {
      let inner = index + 1 < chain.count ? chain[index + 1] : nil
      // Between the view and the node that decides, answers that are passed on say nothing.
      let isBetween = index > way.count - 1 && inner != nil
      if isBetween, let inner, passesOn(chain[index], inner) { continue }
      answers.append(answer(of: chain[index], inner))
    }
    return ["\(capitalized(name(view))) is \(number(length(of: view))) points \(adjective)."]
      + proposals(to: chain) + answers
  }

  /// Whether a node answers what the view inside of it does, and takes no other into account.
  private func passesOn(_ node: Node, _ inner: Node) -> Bool {
    isClose(length(of: inner), length(of: node)) && !isAcross(node)
  }

  /// Whether a node is a stack of several views across the axis.
  private func isAcross(_ node: Node) -> Bool {
    node.divisions.contains { $0.axis != axis && $0.portions.count > 1 }
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
    let start = "\(capitalized(name(node))) answers \(number(length(of: node)))"
    if let division = division(of: node) { return "\(start): \(sum(division))." }
    if let inner {
      let same = isClose(length(of: inner), length(of: node))
      if !same {
        let (content, whole) = (length(of: inner), length(of: node))
        return "\(start): it adds its room, \(number(content)) + \(number(whole - content)) = "
          + "\(number(whole))."
      }
      if isAcross(node) {
        let most = axis == .horizontal ? "widest" : "highest"
        return "\(start): it is as \(adjective) as the \(most) of its views, \(name(inner))."
      }
      return "\(start), as \(name(inner)) does."
    }
    if isCustom(node) { return "\(start): its sizeThatFits returns that." }
    if let rule = node.description.rule { return "\(start): it \(rule)." }
    if node.description.detail != nil { return "\(start): its text takes that." }
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
    var steps: [Step] = []
    // A node to which modifiers pass a proposal on, until the node is found that makes it.
    var pending: Step?
    for index in chain.indices.dropFirst().reversed() {
      let (node, above) = (chain[index], chain[index - 1])
      guard let proposal = node.spot?.proposal else { break }
      var step = pending ?? Step(above: above, node: node, length: proposal[axis], modifiers: [])
      step.above = above
      let isPassedOn =
        above.description.name.hasPrefix(".") && above.spot?.proposal[axis] == proposal[axis]
      if isPassedOn && !decidesProposal(above) {
        step.modifiers.insert(name(above), at: 0)
        pending = step
        continue
      }
      steps.append(step)
      pending = nil
      if proposal[axis] == nil || proposal[axis] == .infinity || decidesProposal(above) { break }
    }
    return steps.reversed().map { sentence(about: $0) }
  }

  /// A proposal, which may reach its node through modifiers that pass it on.
  private struct Step {
    /// The node that proposes.
    var above: Node
    var node: Node
    var length: CGFloat?
    /// The names of the modifiers, from the outside in.
    var modifiers: [String]
  }

  /// Whether a node proposes the same length whatever it is proposed.
  private func decidesProposal(_ node: Node) -> Bool {
    let name = node.description.name
    return name.hasPrefix(".frame(\(noun):")
      || name.hasPrefix(".frame(") && name.contains(" \(noun):")
  }

  private func sentence(about step: Step) -> String {
    let words: String
    switch step.length {
    case nil: words = "no \(noun) (nil), which asks for the ideal \(noun),"
    case .infinity?: words = "an infinite \(noun), which asks for the largest one,"
    case let length?: words = "a \(noun) of \(number(length))"
    }
    var start = "\(capitalized(name(step.above))) proposes \(words) to \(name(step.node))"
    if step.modifiers.count == 1 { start += ", through \(step.modifiers[0])" }
    if step.modifiers.count > 1 { start += ", through \(step.modifiers.count) modifiers" }
    guard let reason = reason(forProposing: step.length, to: step.node, by: step.above) else {
      return "\(start)."
    }
    return "\(start): \(reason)."
  }

  private func reason(forProposing length: CGFloat?, to node: Node, by above: Node) -> String? {
    if above.path.isEmpty && !above.isNamed { return "its own \(noun)" }
    if let division = division(of: above), division.isDivided, let length,
      let share = share(of: node, length, in: division)
    {
      return share
    }
    if isCustom(above) { return "its placeSubviews says so" }
    if above.description.rule?.hasPrefix("subtracts") == true, let length,
      let own = above.spot?.proposal[axis]
    {
      return "it keeps its room, \(number(own)) - \(number(own - length)) = \(number(length))"
    }
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
