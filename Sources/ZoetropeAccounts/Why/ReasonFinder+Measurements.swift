import Foundation
import ZoetropeGeometry

/// Clauses about the sizes that a user-defined layout requests from its views.
extension ReasonFinder {
  /// A layout's proposal to a view, and the length that the view answered along the axis.
  private struct Measurement {
    var name: String
    var proposal: ProposedViewSize
    var length: CGFloat
  }

  /// Returns text about the proposals by which a layout measured its views; empty if there are
  /// none.
  ///
  /// The layout was placed with a proposal. Only the proposals that it made to its views while
  /// answering this proposal are included. The text continues a sentence that has no period yet. It
  /// begins with the period of that sentence and has no period at its own end.
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

  /// Returns the proposals by which a layout measured each of its views, with the views' answers
  /// along the axis.
  ///
  /// The layout was placed with a proposal. Only the proposals that it made to its views while
  /// answering this proposal are included. Views that received no such proposal are omitted.
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
