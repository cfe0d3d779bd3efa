import Foundation
import ZoetropeFiles
import ZoetropeGeometry

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as a tree of text, for a terminal or a bug report.
  public var description: String {
    text(title: "layout at \(LayoutDescription.number(CGFloat(time))) s")
  }

  /// Returns the explanation as a tree of text beneath a title.
  package func text(title: String) -> String {
    var lines = ["\(title), \(LayoutDescription.size(size)) points", ""]
    lines += LayoutExplanation.legend + [""]
    lines += TreeText(root).lines
    if !diagnostics.isEmpty {
      lines += ["", "Diagnostics:"] + diagnostics.map { "- \($0.message)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The largest length of a line, in characters. A longer line is wrapped between words.
  fileprivate static let width = 100

  private static let legend = [
    "Each view receives proposals from its parent in the tree, answers each with a size, and is",
    "placed by the parent. Sizes are width x height, in points. In a proposal, nil asks for the",
    "ideal length, 0 for the smallest and inf for the largest; \"used\" marks the proposal that the",
    "view was placed with.",
  ]
}

extension LayoutExplanation {
  /// A view in the printed tree, with the sentences about it.
  package struct Passage: Sendable, Equatable {
    /// The depth of the view in the printed tree; 0 for the root.
    package let depth: Int
    /// The path of the view.
    package let path: String
    /// The title line: the name of the view, its modifiers that have no effect on the layout, and
    /// its size and position.
    package let title: String
    /// The sentences about the view, one in each element.
    package let sentences: [String]

    /// Creates a passage.
    package init(depth: Int, path: String, title: String, sentences: [String]) {
      (self.depth, self.path, self.title) = (depth, path, title)
      self.sentences = sentences
    }
  }

  /// The tree as a list in which each view comes before the views inside of it. O(*n*) in the
  /// number of nodes.
  package var passages: [Passage] {
    var passages: [Passage] = []
    func add(_ outer: Node, _ surroundings: TreeText.Surroundings, depth: Int) {
      let (node, modifiers) = TreeText.innermost(outer)
      let names = [node.title(beneath: surroundings.path)] + modifiers
      let place = NodeText.place(node)
      passages.append(
        Passage(
          depth: depth, path: node.path,
          title: names.joined(separator: " ") + (place.isEmpty ? "" : "  \(place)"),
          sentences: NodeText(outer, node, surroundings).lines(width: .max)))
      for (index, child) in node.children.enumerated() {
        add(child, .init(path: node.path, above: node, isFirst: index == 0), depth: depth + 1)
      }
    }
    add(root, .init(), depth: 0)
    return passages
  }
}

/// The lines of an explanation, which form a tree.
private struct TreeText {
  typealias Node = LayoutExplanation.Node
  private(set) var lines: [String] = []

  init(_ root: Node) { add(root, Surroundings(), prefix: "", branch: "") }

  /// The parent of a node in the printed tree, and the node's position among its siblings.
  struct Surroundings {
    var path = ""
    /// The parent; nil for the root.
    var above: Node?
    /// Whether the node is the first child of its parent.
    var isFirst = true
  }

  private mutating func add(
    _ outer: Node, _ surroundings: Surroundings, prefix: String, branch: String
  ) {
    let (node, modifiers) = TreeText.innermost(outer)
    let place = "  \(NodeText.place(node))"
    let title = prefix + branch + node.title(beneath: surroundings.path)
    let suffix = modifiers.map { " \($0)" }.joined()
    let isLong = title.count + suffix.count + place.count > LayoutExplanation.width
    lines.append(title + (isLong ? "" : suffix) + place)
    let inner = prefix + (branch.isEmpty ? "" : branch.hasPrefix("└") ? "   " : "│  ")
    let isLeaf = node.children.isEmpty && node.leftOutCount == 0
    let margin = inner + (isLeaf ? "     " : "│    ")
    let width = LayoutExplanation.width - margin.count
    let details = NodeText(outer, node, surroundings).lines(width: width)
    lines += (isLong ? TextColumns.wrapped("with\(suffix)", width: width) : []).map { margin + $0 }
    lines += details.map { margin + $0 }
    addChildren(of: node, prefix: inner)
  }

  /// Skips modifiers that have no effect on the layout. Returns the view inside of them and the
  /// names of these modifiers.
  static func innermost(_ outer: Node) -> (node: Node, modifiers: [String]) {
    var node = outer
    var modifiers: [String] = []
    while node.isTransparent, let child = node.children.first {
      modifiers.insert(node.description.name, at: 0)
      node = child
    }
    return (node, modifiers)
  }

  private mutating func addChildren(of node: Node, prefix: String) {
    for (index, child) in node.children.enumerated() {
      let isLast = index == node.children.count - 1 && node.leftOutCount == 0
      add(
        child, Surroundings(path: node.path, above: node, isFirst: index == 0),
        prefix: prefix, branch: isLast ? "└─ " : "├─ ")
    }
    if node.leftOutCount > 0 { lines.append("\(prefix)└─ and \(node.leftOutCount) more") }
  }
}

/// The lines of text about one node.
private struct NodeText {
  typealias Node = LayoutExplanation.Node
  private let outer: Node
  private let node: Node
  private let surroundings: TreeText.Surroundings

  /// Creates the text of a node.
  ///
  /// - Parameters:
  ///   - outer: The outermost of several nodes that are shown as one. The proposals and the
  ///     placement of this node are shown for all of them.
  ///   - node: The innermost of these nodes.
  ///   - surroundings: The context of the node in the tree.
  init(_ outer: Node, _ node: Node, _ surroundings: TreeText.Surroundings) {
    self.outer = outer
    self.node = node
    self.surroundings = surroundings
  }

  /// Returns the size and the position of a node, in points, as text.
  static func place(_ node: Node) -> String {
    guard let spot = node.spot else { return node.questions.isEmpty ? "" : "not shown" }
    let size = LayoutDescription.size(spot.frame.size)
    if spot.transform.isTranslation {
      return
        "\(size) at \(LayoutDescription.point(CGPoint(x: spot.transform.tx, y: spot.transform.ty)))"
    }
    return "\(size) at \(LayoutDescription.point(spot.frame.origin)) in the enclosing space"
  }

  func lines(width: Int) -> [String] {
    var lines: [String] = []
    if let above = surroundings.above {
      lines += questions(from: above)
      lines += others(from: above, width: width)
      if let placing = placing(by: above) {
        lines += TextColumns.wrapped("\(above.shortName) \(placing)", width: width)
      }
    }
    if let drift { lines.append(drift) }
    if let rule = node.description.rule { lines += TextColumns.wrapped("it \(rule)", width: width) }
    for division in node.divisions { lines += division.lines }
    return lines
  }

  // MARK: Questions

  private var division: LayoutExplanation.Division? {
    surroundings.above?.divisions.first { $0.portions.contains { $0.path == outer.path } }
  }

  private func belongsToFinalLayout(_ question: LayoutExplanation.Question) -> Bool {
    if question.belongsToFinalLayout || question.isUsed { return true }
    guard let division else { return false }
    let length = question.proposal[division.axis]
    return (length == 0 || length == .infinity)
      && question.proposal[division.axis.other] == division.proposal[division.axis.other]
  }

  private func questions(from above: Node) -> [String] {
    let rows = outer.questions.filter(belongsToFinalLayout).map { question in
      [
        LayoutDescription.proposal(question.proposal),
        "answer \(LayoutDescription.size(question.answer))",
        note(question),
      ]
    }
    return TextColumns.aligned(rows).enumerated().map { index, row in
      let subject = "\(above.shortName) proposes "
      return (index == 0 ? subject : String(repeating: " ", count: subject.count)) + row
    }
  }

  private func note(_ question: LayoutExplanation.Question) -> String {
    var notes: [String] = []
    let (width, height) = (
      NodeText.kind(question.proposal.width), NodeText.kind(question.proposal.height)
    )
    if let width, width == height {
      notes.append("the \(width) size")
    } else {
      if let width { notes.append("the \(width) width") }
      if let height { notes.append("the \(height) height") }
    }
    if question.isUsed {
      if division?.isDivided == true { notes.append("its share") }
      notes.append("used")
    }
    return notes.joined(separator: ", ")
  }

  private static func kind(_ length: CGFloat?) -> String? {
    switch length {
    case nil: "ideal"
    case 0?: "smallest"
    case CGFloat.infinity?: "largest"
    default: nil
    }
  }

  /// Returns lines about the proposals that do not belong to the final layout.
  private func others(from above: Node, width: Int) -> [String] {
    let others = outer.questions.filter { !belongsToFinalLayout($0) }
    if others.isEmpty { return [] }
    let shown = others.prefix(6).map {
      "\(LayoutDescription.proposal($0.proposal)) (\(LayoutDescription.size($0.answer)))"
    }
    let rest = others.count > 6 ? [" and \(others.count - 6) more"] : []
    let words = ["other proposals:"] + [shown.joined(separator: ", ") + (rest.first ?? "")]
    return TextColumns.wrapped(words.joined(separator: " "), width: width)
  }

  // MARK: Place

  private func placing(by above: Node) -> String? {
    guard let spot = outer.spot else { return nil }
    if let division { return division.placing(of: outer.path) }
    if spot.isUnplacedByLayout { return "does not place it, so it is centered" }
    if let request = spot.request {
      return "puts its \(request.anchor.words) at \(LayoutDescription.point(request.position))"
    }
    let isSecond = !surroundings.isFirst || !above.isLayered
    return isSecond ? above.description.placing.map { "puts it \($0)" } : nil
  }

  private var drift: String? {
    guard let spot = node.spot, node.children.isEmpty, spot.box != spot.shownBox else { return nil }
    let box = spot.shownBox
    return
      "it is drawn at \(LayoutDescription.point(box.origin)), \(LayoutDescription.size(box.size)), because it is moving"
  }
}

extension LayoutExplanation.Node {
  /// Whether the node is an overlay or background modifier. Such a node has the frame of its first
  /// child. Its other child is shown over or behind the first one.
  fileprivate var isLayered: Bool {
    description.name.hasPrefix(".overlay") || description.name.hasPrefix(".background")
  }
}
