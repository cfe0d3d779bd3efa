import Foundation
import ZoetropeGeometry

/// Makes the sentences about one axis of a view.
///
/// Each sum is checked before it is printed. Where the lengths of the layout do not lead to a
/// number, the sentence says so.
struct ReasonFinder {
  typealias Node = LayoutExplanation.Node
  /// The nodes from the canvas to the view, and from there inward to the node whose answer decides
  /// the length of the view.
  let chain: [Node]
  /// The index of the view in ``chain``.
  let viewIndex: Int
  private let naming: ReasonNames
  let axis: Axis
  /// The name of the frame or the time.
  let moment: String
  /// The components of the path that was asked for.
  private let asked: ArraySlice<String>
  /// The name of the outermost node of a view that is made of others; nil for another view.
  private var outermostPart: String?

  /// Creates a finder for the view at the end of a list of nodes, which begins with the canvas.
  init(way: [Node], asked: ArraySlice<String>, axis: Axis, moment: String) {
    var chain = way
    while let decider = ReasonFinder.decider(in: chain[chain.count - 1], axis) {
      chain.append(decider)
    }
    self.chain = chain
    self.asked = asked
    self.axis = axis
    self.moment = moment
    viewIndex = way.count - 1
    var naming = ReasonNames(chain, axis)
    outermostPart = nil
    if PathParts.of(chain[viewIndex].path).count > asked.count {
      outermostPart = naming.names[viewIndex]
      naming.names[viewIndex] = ReasonNames.view(asked)
    }
    self.naming = naming
  }

  var view: Node { chain[viewIndex] }
  /// The names of the nodes in ``chain``. No two of them are equal.
  var names: [String] { naming.names }

  /// The names of some nodes of the chain as one list.
  func list(_ indices: [Int]) -> String { naming.list(indices) }

  /// A clause about nodes of the chain through which a proposal or an answer goes; empty if there
  /// are none.
  func through(_ indices: Range<Int>, _ one: String, _ several: String) -> String {
    if indices.isEmpty { return "" }
    return " (through \(list(Array(indices))), which \(indices.count == 1 ? one : several))"
  }

  var noun: String { axis == .horizontal ? "width" : "height" }
  var adjective: String { axis == .horizontal ? "wide" : "high" }
  var letter: String { axis == .horizontal ? "x" : "y" }

  func length(of node: Node) -> CGFloat { length(node.spot?.frame.size) }

  func length(_ size: CGSize?) -> CGFloat {
    guard let size else { return .nan }
    return axis == .horizontal ? size.width : size.height
  }

  func coordinate(_ point: CGPoint) -> CGFloat { axis == .horizontal ? point.x : point.y }

  func number(_ value: CGFloat) -> String { LayoutDescription.number(value) }

  static func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
    abs(a - b) < LayoutSum.tolerance
  }

  func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { ReasonFinder.isClose(a, b) }

  /// The sentence about the result, which names the view, its path and its outermost modifier.
  func title(_ result: String) -> String {
    let (name, path) = (names[viewIndex], asked.joined(separator: "/"))
    let place = name.hasPrefix(path) ? "" : " (its path is \(path))"
    let part = outermostPart.map { " Its outermost part is \($0)." } ?? ""
    return "At \(moment), \(name) \(result)\(place).\(part)"
  }
}

extension LayoutExplanation.Node {
  /// Returns the division of length, along an axis, by the stack that placed a child last.
  func division(_ axis: Axis, of child: Self) -> LayoutExplanation.Division? {
    divisions.last { $0.axis == axis && $0.portions.contains { $0.path == child.path } }
  }

  /// The only division of length of a stack; nil for other containers.
  func division(_ axis: Axis) -> LayoutExplanation.Division? {
    isUserLayout ? nil : divisions.last { $0.axis == axis && !$0.portions.isEmpty }
  }

  /// Whether the node is a `frame` that fixes its length along an axis.
  func hasFixedLength(_ axis: Axis) -> Bool {
    let name = description.name
    guard name.hasPrefix(".frame("), let size = spot?.frame.size else { return false }
    let (label, length) =
      axis == .horizontal ? ("width", size.width) : ("height", size.height)
    let argument = "\(label): \(LayoutDescription.number(length))"
    return ["(\(argument),", "(\(argument))", " \(argument),", " \(argument))"]
      .contains(where: name.contains)
  }

  /// Whether the node is a padding of any kind.
  var isPadding: Bool { description.rule?.hasPrefix("subtracts") == true }
}

extension ReasonFinder {
  /// The view inside of a node from whose answer the node makes its own; nil if the node decides by
  /// itself.
  private static func decider(in node: Node, _ axis: Axis) -> Node? {
    if node.isUserLayout || node.hasFixedLength(axis) || node.grid != nil { return nil }
    if let division = node.division(axis), division.portions.count > 1 { return nil }
    if let rule = node.description.rule {
      let follows = ["subtracts", "answers with", "proposes", "takes the largest"]
      if !follows.contains(where: rule.hasPrefix) { return nil }
      if rule.hasPrefix("proposes and answers"), node.hasFixedLength(axis) { return nil }
    }
    func length(_ node: Node) -> CGFloat {
      guard let size = node.spot?.frame.size else { return .nan }
      return axis == .horizontal ? size.width : size.height
    }
    let placed = node.children.filter { $0.spot != nil }
    return placed.first { isClose(length($0), length(node)) }
      ?? (node.isPadding ? placed.first : nil)
  }
}
