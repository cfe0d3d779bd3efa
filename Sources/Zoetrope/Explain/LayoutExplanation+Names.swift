import Foundation
import ZoetropeGeometry

extension LayoutExplanation.Node {
  /// What the node is called by others: its name without arguments.
  package var shortName: String { String(words.name.prefix { $0 != "(" }) }

  /// The arguments of its name, in parentheses; empty where there are none.
  private var arguments: String { String(words.name.drop { $0 != "(" }) }

  /// What the node is called in a tree, beneath a view of a path: what its own path has more, and
  /// what the path does not say.
  func title(beneath outer: String) -> String {
    let relative = PathParts.relative(path, to: outer)
    if relative.isEmpty { return words.name + (words.detail.map { " \($0)" } ?? "") }
    let name =
      isNamed && !words.name.hasPrefix(".") ? relative + arguments : "\(relative) \(words.name)"
    return name + (words.detail.map { " \($0)" } ?? "")
  }

  /// What a view is called among others in a stack of a path: `Button[3] "Done"`.
  func name(inside outer: String) -> String {
    var parts = Array(PathParts.of(PathParts.relative(path, to: outer)).prefix(2))
    while parts.count > 1, parts.joined(separator: "/").count > 24 { parts.removeLast() }
    let name = parts.isEmpty ? words.name : parts.joined(separator: "/")
    let room = max(24 - name.count, 8)
    return snippet.map { "\(name) \(LayoutExplanation.shortened($0, to: room))" } ?? name
  }

  /// Whether the node only hands on what it is proposed and what is answered, so that there is
  /// nothing to tell of it but its name.
  var isTransparent: Bool {
    guard !isNamed, words.rule == nil, words.placing == nil, divisions.isEmpty,
      leftOutCount == 0, children.count == 1, let child = children.first
    else { return false }
    return spot?.box == child.spot?.box && spot?.proposal == child.spot?.proposal
      && questions.elementsEqual(child.questions) {
        $0.proposal == $1.proposal && $0.answer == $1.answer && $0.isMain == $1.isMain
      }
  }
}

extension LayoutExplanation {
  /// A text in quotation marks, cut short.
  fileprivate static func shortened(_ snippet: String, to length: Int) -> String {
    LayoutWords.quoted(String(snippet.dropFirst().dropLast()), length: length)
  }
}

extension UnitPoint {
  /// The point in words: `center`, `top leading corner`, `point (0.25, 1)`.
  var words: String {
    switch self {
    case .center: "center"
    case .top: "top center"
    case .bottom: "bottom center"
    case .leading: "leading center"
    case .trailing: "trailing center"
    case .topLeading: "top leading corner"
    case .topTrailing: "top trailing corner"
    case .bottomLeading: "bottom leading corner"
    case .bottomTrailing: "bottom trailing corner"
    default: "point \(LayoutWords.point(CGPoint(x: x, y: y)))"
    }
  }
}
