import Foundation
import ZoetropeGeometry

extension LayoutExplanation.Node {
  /// The name of the node without its arguments. Lines about other nodes refer to the node by this
  /// name.
  package var shortName: String { String(description.name.prefix { $0 != "(" }) }

  /// The arguments in the name, with their parentheses; empty if there are none.
  private var arguments: String { String(description.name.drop { $0 != "(" }) }

  /// Returns the title of the node in a tree, below a node with the path `outer`.
  ///
  /// The title begins with the part of the node's path that follows `outer`. The node's name comes
  /// next, except for words that the path already contains.
  func title(beneath outer: String) -> String {
    let relative = PathParts.relative(path, to: outer)
    if relative.isEmpty { return description.name + (description.detail.map { " \($0)" } ?? "") }
    let name =
      isNamed && !description.name.hasPrefix(".")
      ? relative + arguments : "\(relative) \(description.name)"
    return name + (description.detail.map { " \($0)" } ?? "")
  }

  /// Returns a short name of the view, such as `Button[3] "Done"`.
  ///
  /// The name is for lines about the stack that contains the view. It has at most `count`
  /// components of the view's path, beginning after the stack's path `outer`.
  package func name(inside outer: String, components count: Int = 2) -> String {
    var parts = Array(PathParts.of(PathParts.relative(path, to: outer)).prefix(count))
    while parts.count > 1, parts.joined(separator: "/").count > 24 { parts.removeLast() }
    let name = parts.isEmpty ? description.name : parts.joined(separator: "/")
    let room = max(24 - name.count, 8)
    return snippet.map { "\(name) \(LayoutExplanation.shortened($0, to: room))" } ?? name
  }

  /// Whether the node forwards proposals and answers unchanged. The tree shows only the name of
  /// such a node.
  var isTransparent: Bool {
    guard !isNamed, description.rule == nil, description.placing == nil, divisions.isEmpty,
      leftOutCount == 0, children.count == 1, let child = children.first
    else { return false }
    return spot?.box == child.spot?.box && spot?.proposal == child.spot?.proposal
      && questions.elementsEqual(child.questions) {
        $0.proposal == $1.proposal && $0.answer == $1.answer
          && $0.belongsToFinalLayout == $1.belongsToFinalLayout
      }
  }
}

extension LayoutExplanation {
  /// Returns a quoted text with at most `length` characters between its quotation marks.
  fileprivate static func shortened(_ snippet: String, to length: Int) -> String {
    LayoutDescription.quoted(String(snippet.dropFirst().dropLast()), length: length)
  }
}

extension UnitPoint {
  /// The name of the point: `center`, `top leading corner`, `point (0.25, 1)`.
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
    default: "point \(LayoutDescription.point(CGPoint(x: x, y: y)))"
    }
  }

  /// The point as an argument: `.center`, `UnitPoint(x: 0.25, y: 1)`.
  package var call: String {
    let names: [(UnitPoint, String)] = [
      (.center, "center"), (.top, "top"), (.bottom, "bottom"), (.leading, "leading"),
      (.trailing, "trailing"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
      (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
    ]
    if let name = names.first(where: { $0.0 == self })?.1 { return ".\(name)" }
    return "UnitPoint(x: \(LayoutDescription.number(x)), y: \(LayoutDescription.number(y)))"
  }
}
