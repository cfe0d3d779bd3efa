import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Returns the sentences that explain a length: first the result, then the proposals from the
  /// outside in, and then the answers from the inside out.
  func length() -> [String] {
    var title = title("is \(number(length(of: view))) points \(adjective)")
    if let drawnLength {
      title = self.title(
        "is drawn \(number(drawnLength)) points \(adjective), on the way to "
          + number(length(of: view)))
    }
    let parts = [movingInside(drawnExtent), outside(), widthFirst()].compactMap(\.self)
    let layouts = chain.indices.filter { chain[$0].isContainer && chain[$0].isUserLayout }
    return [title] + growing() + parts
      + layouts.flatMap { changing(chain[$0], named: names[$0]) } + proposals() + answers()
      + remade(chain.indices.filter { chain[$0].hasFixedLength(axis) || chain[$0].isPadding })
  }

  /// Returns a sentence about how the height of a text of several lines follows from its width. The
  /// result is nil for other views, and if the explained length is a width.
  private func widthFirst() -> String? {
    let node = chain[chain.count - 1]
    guard axis == .vertical, let lines = node.textLines, lines.sizes.count > 1,
      let width = node.spot?.proposal.width, width < .infinity
    else { return nil }
    let name = names[chain.count - 1]
    return
      "The height follows from the width: \(name) is proposed a width of \(number(width)), "
      + "at which its text breaks into \(lines.sizes.count) lines."
  }

  /// Returns the sentences about the answers to the proposals, from the last node of ``chain`` out
  /// to the view.
  private func answers() -> [String] {
    var sentences: [String] = []
    var inner: Int?
    for index in (viewIndex..<chain.count).reversed() {
      // A node between the view and the last node of the chain is omitted if it only passes an
      // answer on.
      if let inner, index > viewIndex, passesOn(chain[index], chain[inner]) { continue }
      sentences.append(answer(of: index, inner))
      inner = index
    }
    return sentences
  }

  /// Returns whether a node gives the same answer as a node inside of it, and does not depend on
  /// any other node.
  private func passesOn(_ node: Node, _ inner: Node) -> Bool {
    isClose(length(of: inner), length(of: node)) && node.division(axis.other) == nil
      && !node.isContainer
  }

  private func answer(of index: Int, _ inner: Int?) -> String {
    let node = chain[index]
    let start = "\(names[index]) answers \(number(length(of: node)))"
    let reason = inner.map { self.reason(of: node, index, from: $0) } ?? ownReason(of: node)
    return "\(start)\(reason).".capitalizedSentence
  }

  /// Returns a clause with the reason for a node's answer, which depends on the answer of a node
  /// inside of it. `inner` is the index of the inner node in ``chain``.
  private func reason(of node: Node, _ index: Int, from inner: Int) -> String {
    let (content, whole) = (length(of: chain[inner]), length(of: node))
    let through = through(index + 1..<inner, "adds nothing", "add nothing")
    guard isClose(content, whole) else {
      let sum = LayoutSum.sum(.length(content), .length(whole - content)).equation(whole)
      return sum.map { ": it adds its padding to the answer of \(names[inner])\(through), \($0)" }
        ?? ""
    }
    if let division = node.division(axis.other), division.portions.count > 1 {
      let edges = ["center", "leading", "trailing", "top", "bottom"]
      if !edges.contains(division.alignment), let sum = breadth(of: node, division) { return sum }
      return ": it is as \(adjective) as the \(most) of its views, \(names[inner])\(through)"
    }
    if node.description.rule?.hasPrefix("takes the largest") == true, node.children.count > 1 {
      return ": it is as \(adjective) as the \(most) of its views of the highest priority, "
        + "\(names[inner])\(through)"
    }
    return ", as \(names[inner]) does\(through)"
  }

  private var most: String { axis == .horizontal ? "widest" : "highest" }

  /// Returns a clause with the reason for a node's answer, which depends on no other node of
  /// ``chain``.
  private func ownReason(of node: Node) -> String {
    if node.isUserLayout {
      let proposal = node.spot.map { LayoutDescription.proposal($0.proposal) } ?? ""
      return ": its sizeThatFits returns that for the proposal \(proposal)\(measurements(of: node))"
    }
    if node.hasFixedLength(axis) { return ": the frame fixes its \(noun)" }
    if let division = node.division(axis) { return sum(of: division, length(of: node)) }
    if let division = node.division(axis.other), let sum = breadth(of: node, division) {
      return sum
    }
    if let tracks = node.grid?[axis], let sum = sum(of: tracks, length(of: node)) { return sum }
    if let lines = node.textLines { return words(about: lines, of: node) }
    return rule(of: node)
  }

  private func rule(of node: Node) -> String {
    let own = length(of: node)
    let proposal = node.spot?.proposal[axis]
    guard let rule = node.description.rule else {
      return proposal.map { isClose($0, own) } == true
        ? ": that is the \(noun) that it is proposed" : ": that is decided inside of it"
    }
    if rule.hasPrefix("takes the proposed size") || rule.hasPrefix("takes the whole proposed size")
      || rule.hasPrefix("is resizable")
    {
      if let proposal, isClose(proposal, own) {
        return ": it takes the whole \(noun) that it is proposed"
      }
      if proposal == nil {
        return ": it is proposed no \(noun) (nil), and takes \(number(own)) in that case"
      }
    }
    if node.description.name == "Spacer", let proposal, isClose(proposal, own) {
      return ": a spacer takes the whole \(noun) that it is proposed"
    }
    guard rule.hasPrefix("is as ") else { return ": it \(rule)" }
    let content = node.children.first.map { length(of: $0) }
    let facts = [
      proposal.map { "it is proposed \(number($0))" } ?? "it is proposed none",
      content.map { "the view inside is \(number($0)) \(adjective)" },
    ].compactMap(\.self)
    return ": it \(rule) (\(facts.joined(separator: ", ")))"
  }

  /// Returns a clause that adds up the lengths of a stack's views and the distances between them.
  private func sum(of division: LayoutExplanation.Division, _ whole: CGFloat) -> String {
    // If only one view would remain without a name, that view is named, too.
    let named = division.portions.count == 7 ? 7 : 6
    var parts = division.portions.prefix(named).map { "\($0.name) takes \(number($0.length))" }
    var terms = division.portions.prefix(named).map(\.length)
    if division.portions.count > named {
      let rest = division.portions.dropFirst(named)
      terms.append(rest.reduce(0) { $0 + $1.length })
      parts.append("\(rest.count) more views take \(number(terms[named]))")
    }
    let gaps = division.distances.reduce(0, +)
    if gaps != 0 {
      let count = division.distances.count { $0 != 0 }
      parts.append(
        count == 1
          ? "the gap takes \(number(gaps))" : "the \(count) gaps take \(number(gaps)) in all")
      terms.append(gaps)
    }
    guard terms.count > 1 else { return ": its only view, \(parts.joined(separator: ", "))" }
    let sum = terms.dropFirst().reduce(LayoutSum.length(terms[0])) { $0 + .length($1) }
    return ": \(parts.listed)" + (sum.equation(whole).map { ", \($0)" } ?? "")
  }

  /// Returns a clause about the length of a stack across its axis. The clause adds the largest
  /// distances by which views extend before and after their common guide. The result is nil if the
  /// two distances do not add up to the length.
  private func breadth(of node: Node, _ division: LayoutExplanation.Division) -> String? {
    let line = division.portions.reduce(0) { max($0, $1.guide) }
    let after = division.portions.compactMap { portion in
      node.children.first { $0.path == portion.path }.map { length(of: $0) - portion.guide }
    }
    guard let most = after.max(),
      let sum = LayoutSum.sum(.length(line), .length(max(most, 0))).equation(length(of: node))
    else { return nil }
    let (before, behind) =
      axis == .horizontal
      ? ("left of the guides", "right of them") : ("above the guides", "below them")
    return ": its views, lined up by their .\(division.alignment) guides, reach \(number(line)) "
      + "\(before) and \(number(max(most, 0))) \(behind), \(sum)"
  }
}
