import Foundation

/// The names of the nodes in a chain, as a person finds them in the source code: `Text "1"`,
/// `ForEach[0]/Tile`, `the .padding(20) around HStack`.
struct ReasonNames {
  typealias Node = LayoutExplanation.Node
  /// The names, in the order of the nodes. No two of them are equal.
  var names: [String]

  /// Creates the names of nodes, from the canvas inward.
  init(_ chain: [Node]) {
    names = chain.map(ReasonNames.name)
    let plain = names
    for (index, name) in plain.enumerated() {
      let equals = plain.indices.filter { plain[$0] == name }
      guard equals.count > 1, let position = equals.firstIndex(of: index) else { continue }
      let paths = Set(equals.map { chain[$0].path })
      names[index] =
        paths.count == equals.count
        ? ReasonNames.name(chain[index], view: chain[index].path)
        : ReasonNames.distinct(name, position: position, count: equals.count)
    }
  }

  /// The names of some of the nodes, of which modifiers around one view are told together: `the
  /// .opacity(0.5) and .padding(8) around Text "1"`.
  func list(_ indices: [Int]) -> String {
    var groups: [(words: [String], view: Substring?)] = []
    for name in indices.map({ names[$0] }) {
      let parts = name.split(separator: " around ", maxSplits: 1)
      guard name.hasPrefix("the "), parts.count == 2 else {
        groups.append(([name], nil))
        continue
      }
      let word = String(parts[0].dropFirst(4))
      if let last = groups.last, last.view == parts[1] {
        groups[groups.count - 1].words.append(word)
      } else {
        groups.append(([word], parts[1]))
      }
    }
    return groups.map { words, view in
      view.map { "the \(words.listed) around \($0)" } ?? words.listed
    }.listed
  }

  /// Returns the name of one of several nodes with equal names.
  private static func distinct(
    _ name: String, position: Int, count: Int
  ) -> String {
    guard name.hasPrefix("the ") else {
      // A container such as a scroll view arranges its views by another one.
      return position == 0 ? name : String(repeating: "the content of ", count: position) + name
    }
    let rest = name.dropFirst(4)
    if count == 2 { return position == 0 ? "the outer \(rest)" : "the inner \(rest)" }
    return "\(name) (number \(position + 1) of \(count), from the outside)"
  }

  private static func name(_ node: Node) -> String {
    if node.path.isEmpty && !node.isNamed { return "the canvas" }
    return name(node, view: view(PathParts.of(node.path)))
  }

  /// Returns the name of a node with a given name of its view.
  private static func name(_ node: Node, view: String) -> String {
    let whole = node.description.name
    if whole.hasPrefix(".") {
      return view.isEmpty ? "the \(shortened(whole))" : "the \(shortened(whole)) around \(view)"
    }
    if node.isContainer, !node.isNamed, !view.isEmpty { return "the content of \(view)" }
    if whole == "control" { return "the control around \(view)" }
    return node.description.detail.map { "\(view) \($0)" } ?? view
  }

  /// Returns the name of a view without most of its ancestors. The part of the path that tells
  /// siblings apart is kept.
  static func view(_ path: ArraySlice<String>) -> String {
    let parts = path.filter { part in !hidden.contains(String(part.prefix { $0 != "[" })) }
    let start = parts.lastIndex { $0.contains("[") } ?? parts.count - 2
    return parts[max(start < parts.count - 3 ? parts.count - 2 : start, 0)...]
      .joined(separator: "/")
  }

  /// Views of this library that no source code names.
  private static let hidden: Set<String> = ["PressableButton", "SegmentedControl", "StyledButton"]

  /// Returns a call with its arguments as far as they fit: `.frame(maxWidth: .infinity, …)`.
  private static func shortened(_ call: String) -> String {
    let limit = 48
    guard call.count > limit, let end = call.prefix(limit).lastIndex(of: ",") else { return call }
    return "\(call[..<end]), …)"
  }
}
