import Foundation
import ZoetropeGeometry

/// Clauses about the sizes for which a user's layout asks its views.
extension ReasonFinder {
  /// The length that a view answered to a layout.
  private struct Measurement {
    var name: String
    var proposal: ProposedViewSize
    var length: CGFloat
  }

  /// Returns a sentence about the sizes for which a layout asked its views while it answered the
  /// proposal with which it was placed; empty if it asked for none. The sentence begins with the
  /// end of the sentence before it, and has no end of its own.
  func measurements(of node: Node) -> String {
    let views = measured(by: node)
    let found = views.flatMap(\.self)
    guard let first = found.first else { return "" }
    let count =
      views.count < node.children.count
      ? "\(views.count) of its \(node.children.count) views"
      : views.count == 1 ? "its view" : "all of its \(views.count) views"
    guard found.count == views.count, found.allSatisfy({ $0.proposal == first.proposal }) else {
      let examples = found.prefix(3).map { question in
        "\(LayoutDescription.proposal(question.proposal)) to \(question.name), which answers "
          + "\(number(question.length))"
      }
      return ". For that it makes \(found.count) proposals to \(count): "
        + examples.joined(separator: "; ") + (found.count > 3 ? "; and so on" : "")
    }
    let proposal = LayoutDescription.proposal(first.proposal)
    if views.count == 1 {
      return ". For that it proposes \(proposal) to \(first.name), which answers "
        + number(first.length)
    }
    let answers = found.prefix(4).map { "\($0.name) answers \(number($0.length))" }
    let list =
      found.count > 4 ? answers.joined(separator: ", ") + " and so on" : answers.listed
    let start = ". For that it proposes \(proposal) to \(count): \(list)"
    let (lengths, own) = (found.map(\.length), length(of: node))
    if let most = lengths.max(), isClose(most, own) {
      return "\(start). The largest of these answers is \(number(own))"
    }
    if isClose(lengths.reduce(0, +), own) {
      return "\(start). The sum of these answers is \(number(own))"
    }
    return "\(start). Its code decides how these answers lead to \(number(own))"
  }

  /// Returns, for each view that a layout asked for sizes while it answered the proposal with which
  /// it was placed, these sizes along the axis.
  private func measured(by node: Node) -> [[Measurement]] {
    guard let own = node.spot?.proposal else { return [] }
    return node.children.compactMap { child in
      let found = child.questions.filter { $0.occasions.contains(own) }.map {
        Measurement(
          name: child.name(inside: node.path, components: 1), proposal: $0.proposal,
          length: length($0.answer))
      }
      return found.isEmpty ? nil : found
    }
  }
}
