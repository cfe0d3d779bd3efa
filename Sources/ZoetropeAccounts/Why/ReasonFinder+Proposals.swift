import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// A proposal, which may reach its node through modifiers that pass it on.
  private struct Proposal {
    /// The index in ``ReasonFinder/chain`` of the node that makes the proposal.
    var above: Int
    /// The index in ``ReasonFinder/chain`` of the node that receives the proposal.
    var node: Int
    var length: CGFloat?
  }

  /// Returns the sentences about the proposals that lead to the last node of ``chain``; empty if
  /// the length of that node does not depend on its proposal.
  ///
  /// The sentences begin with the innermost proposal of one of these kinds: nil, infinite, or made
  /// by a node regardless of the proposal to the node itself. If there is no such proposal, the
  /// sentences begin with the proposal that the canvas makes.
  func proposals() -> [String] {
    // The length of a picture or of a fixed frame does not depend on its proposal.
    let last = chain[chain.count - 1]
    if last.hasFixedLength(axis) || last.description.rule?.hasPrefix("keeps the size") == true {
      return []
    }
    var found: [Proposal] = []
    var index = chain.count - 1
    while index > 0, let proposal = chain[index].spot?.proposal {
      var above = index - 1
      while isPassingOn(above, proposal[axis]) { above -= 1 }
      found.append(Proposal(above: above, node: index, length: proposal[axis]))
      if proposal[axis] == nil || proposal[axis] == .infinity || decides(above) { break }
      index = above
    }
    return found.reversed().map(sentence)
  }

  /// Returns whether a node of ``chain`` is a modifier that passes on the proposed `length`
  /// unchanged.
  private func isPassingOn(_ index: Int, _ length: CGFloat?) -> Bool {
    let node = chain[index]
    let isModifier = node.description.name.hasPrefix(".") || node.description.name == "GridRow"
    guard index > 0, isModifier, !node.hasFixedLength(axis),
      node.description.rule?.hasPrefix("proposes the") != true
    else { return false }
    return node.spot?.proposal[axis] == length
  }

  /// Returns whether a node proposes a length to the next node of ``chain`` regardless of the
  /// proposal that the node itself receives.
  ///
  /// This is true for a `frame` of fixed length. It is also assumed for a user-defined layout,
  /// unless a stack in the layout makes the proposal.
  private func decides(_ index: Int) -> Bool {
    let node = chain[index]
    let isDivided = node.division(axis, of: chain[index + 1]) != nil
    return node.hasFixedLength(axis) || node.isUserLayout && !isDivided
  }

  private func sentence(about proposal: Proposal) -> String {
    let words =
      switch proposal.length {
      case nil: "no \(noun) (nil), which asks for the ideal \(noun),"
      case .infinity?: "an infinite \(noun), which asks for the largest one,"
      case let length?: "a \(noun) of \(number(length))"
      }
    let through = through(
      proposal.above + 1..<proposal.node, "passes it on", "pass it on")
    let start = "\(names[proposal.above]) proposes \(words) to \(names[proposal.node])\(through)"
    let reason = self.reason(for: proposal).map { ": \($0)" } ?? ""
    return "\(start)\(reason).".capitalizedSentence
  }

  private func reason(for proposal: Proposal) -> String? {
    let (above, inner) = (chain[proposal.above], chain[proposal.above + 1])
    let own = above.spot?.proposal[axis]
    if proposal.above == 0 { return canvasReason(proposal.length) }
    if above.hasFixedLength(axis), proposal.length == length(of: above) {
      return "the \(noun) that the frame fixes"
    }
    if let division = above.division(axis, of: inner), division.isDivided,
      let length = proposal.length
    {
      let start = above.isUserLayout ? "in a stack inside of it, " : ""
      return start + share(of: inner, length, in: division)
    }
    if above.isUserLayout, let spot = inner.spot, spot.request != nil {
      return "its placeSubviews, run for \(moment), calls \(call(spot)) on this view"
        + earlierAnswer(of: inner, proposal.length)
    }
    if above.isPadding, let own, let length = proposal.length, own != length {
      return rest(after: own - length, of: own, length)
    }
    let name = names[proposal.above]
    if let clause = proposedByGrid(proposal.length, to: inner, in: above) { return clause }
    if let rule = above.description.rule, rule.hasPrefix("proposes the"), let spot = above.spot {
      return "\(name) \(rule), which is \(LayoutDescription.proposal(spot.proposal))"
    }
    if above.description.rule?.hasPrefix("takes the largest") == true,
      proposal.length == length(of: above)
    {
      return "a ZStack proposes its own \(noun) to each of its views"
    }
    if own == proposal.length { return "the \(noun) that \(name) is proposed" }
    if own == nil, proposal.length == length(of: above) {
      return
        "nothing is proposed to \(name), which proposes its own \(noun) when it places its views"
    }
    if proposal.length == length(of: above) { return "that is the \(noun) of \(name)" }
    guard let rule = above.description.rule, !rule.hasPrefix("is ") else { return nil }
    return "\(name) \(rule)"
  }

  /// Returns a clause about an earlier, different proposal to a view. The view answered it with the
  /// length `proposed`, which is now proposed to the view. The clause is empty if there was no such
  /// proposal.
  private func earlierAnswer(of node: Node, _ proposed: CGFloat?) -> String {
    guard let proposed, proposed < .infinity,
      let question = node.questions.first(where: {
        $0.proposal[axis] != proposed && isClose(length($0.answer), proposed)
          && !$0.occasions.isEmpty
      })
    else { return "" }
    let function = question.occasions.contains { $0 != nil } ? "sizeThatFits" : "placeSubviews"
    return "; before that, its \(function) had proposed "
      + "\(LayoutDescription.proposal(question.proposal)) to this view, which had answered "
      + number(proposed)
  }

  private func canvasReason(_ proposed: CGFloat?) -> String {
    let whole = length(of: chain[0])
    if proposed == whole { return "that is the \(noun) of the canvas" }
    guard let proposed,
      let sum = LayoutSum.difference(.length(whole), .length(whole - proposed))
        .equation(proposed)
    else { return "the \(noun) of its safe area" }
    return "the safe area insets take \(number(whole - proposed)) of the canvas, \(sum)"
  }

  /// Returns a clause about the proposal that a padding modifier makes to its content.
  ///
  /// The modifier receives a proposal of the length `own`, subtracts the padding `room` from it,
  /// and proposes `length`. The result is nil if `own` minus `room` does not equal `length`.
  private func rest(after room: CGFloat, of own: CGFloat, _ length: CGFloat) -> String? {
    let edges = axis == .horizontal ? "left and right" : "top and bottom"
    let sum = LayoutSum.difference(.length(own), .length(room)).equation(length)
    return sum.map { "the padding at the \(edges) takes \(number(room)), \($0)" }
  }

  /// Returns the call by which a layout placed a view, such as `place(at: (10, 20), proposal: nil x
  /// nil)`.
  func call(_ spot: LayoutExplanation.Spot) -> String {
    let proposal = "proposal: \(LayoutDescription.proposal(spot.proposal))"
    guard let request = spot.request else { return "no place" }
    let anchor = request.anchor == .topLeading ? "" : "anchor: \(request.anchor.call), "
    return "place(at: \(LayoutDescription.point(request.position)), \(anchor)\(proposal))"
  }
}
