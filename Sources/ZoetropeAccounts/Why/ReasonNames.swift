import Foundation
import ZoetropeGeometry

/// The names of the nodes in a chain, as a person finds them in the source code: `Text "1"`,
/// `ForEach[0]/Tile`, `the .padding(20) around HStack`.
struct ReasonNames {
  typealias Node = LayoutExplanation.Node
  /// The names, in the order of the nodes. No two names are equal.
  var names: [String]

  /// Creates the names of nodes, from the canvas inward.
  ///
  /// - Parameter axis: The axis that the explanation is about. If a long call is shortened, the
  ///   arguments that concern this axis are kept.
  init(_ chain: [Node], _ axis: Axis) {
    names = chain.map { ReasonNames.name($0, axis) }
    let plain = names
    for (index, name) in plain.enumerated() {
      let equals = plain.indices.filter { plain[$0] == name }
      guard equals.count > 1, let position = equals.firstIndex(of: index) else { continue }
      let paths = Set(equals.map { chain[$0].path })
      names[index] =
        paths.count == equals.count
        ? ReasonNames.name(chain[index], view: chain[index].path, axis)
        : ReasonNames.distinct(name, position: position, count: equals.count)
    }
  }

  /// Returns the names of some of the nodes as one list. Successive modifiers of the same view are
  /// joined: `the .opacity(0.5) and .padding(8) around Text "1"`.
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
    let joined = groups.map { words, view in
      view.map { "the \(words.listed) around \($0)" } ?? words.listed
    }
    guard joined.count == 2, joined[0].contains(" around ") else { return joined.listed }
    // The comma separates the second name from the words after "around". Otherwise, the modifier
    // would seem to be around both views.
    let itself = groups[0].view.map { $0 == joined[1] } == true ? " itself" : ""
    return "\(joined[0]), and \(joined[1])\(itself)"
  }

  /// Returns a name that tells a node apart from the other nodes with the same name. `position` is
  /// the index of the node among the `count` nodes, from the outside in.
  private static func distinct(
    _ name: String, position: Int, count: Int
  ) -> String {
    guard name.hasPrefix("the ") else {
      // A container such as a scroll view arranges its views by an inner container of the same
      // name.
      return position == 0 ? name : String(repeating: "the content of ", count: position) + name
    }
    let rest = name.dropFirst(4)
    if count == 2 { return position == 0 ? "the outer \(rest)" : "the inner \(rest)" }
    return "\(name) (number \(position + 1) of \(count), from the outside)"
  }

  /// Returns the name of a node without regard to other nodes, which may have the same name.
  static func name(_ node: Node, _ axis: Axis) -> String {
    if node.path.isEmpty && !node.isNamed { return "the canvas" }
    return name(node, view: view(PathParts.of(node.path)), axis)
  }

  /// Returns the name of a node, formed with the given name of its view.
  private static func name(_ node: Node, view: String, _ axis: Axis) -> String {
    let whole = node.description.name
    if whole.hasPrefix(".") {
      let call = shortened(whole, axis)
      return view.isEmpty ? "the \(call)" : "the \(call) around \(view)"
    }
    if node.isContainer, !node.isNamed, !view.isEmpty { return "the content of \(view)" }
    if ["control", "GridRow"].contains(whole) { return "the \(whole) around \(view)" }
    if let layout = node.wrappedLayout { return "\(view)(\(layout))" }
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

  /// The names of this library's internal views, which do not occur in users' source code.
  private static let hidden: Set<String> = ["PressableButton", "SegmentedControl", "StyledButton"]

  /// Returns a call, without some of its arguments if the call is long.
  ///
  /// The arguments that concern only the axis perpendicular to `axis` are left out, as in
  /// `.frame(maxWidth: .infinity, …, alignment: .top)`. If no argument has a label of an axis, the
  /// last arguments are left out.
  private static func shortened(_ call: String, _ axis: Axis) -> String {
    let limit = 48
    guard call.count > limit, let open = call.firstIndex(of: "("), call.hasSuffix(")") else {
      return call
    }
    let arguments = call[call.index(after: open)...].dropLast().components(separatedBy: ", ")
    let others = arguments.filter { concerns($0, axis.other) }
    if !others.isEmpty, others.count < arguments.count {
      var kept: [String] = []
      for argument in arguments {
        let word = concerns(argument, axis.other) ? "…" : argument
        if word != "…" || kept.last != "…" { kept.append(word) }
      }
      return "\(call[...open])\(kept.joined(separator: ", ")))"
    }
    // The last argument of a frame is its alignment, which affects positions along both axes.
    if arguments.contains(where: { concerns($0, axis) }) { return call }
    guard let end = call.prefix(limit).lastIndex(of: ",") else { return call }
    return "\(call[..<end]), …)"
  }

  /// Whether the label of an argument concerns lengths or coordinates along an axis.
  private static func concerns(_ argument: String, _ axis: Axis) -> Bool {
    let label = argument.prefix { $0 != ":" }.lowercased()
    return axis == .horizontal
      ? label.hasSuffix("width") || ["x", "leading", "trailing"].contains(label)
      : label.hasSuffix("height") || ["y", "top", "bottom"].contains(label)
  }
}
