import Foundation
import ZoetropeGeometry

/// A generator of the sentences that explain the length or the coordinate of a view along one axis.
///
/// Each sum is checked before it is printed. If no sum of the layout's lengths yields a number, the
/// sentence about this number says so or omits the sum.
struct ReasonFinder {
  typealias Node = LayoutExplanation.Node
  /// The nodes from the canvas to the view, followed by nodes inside the view. The answer of the
  /// last node determines the length of the view.
  let chain: [Node]
  /// The index of the view in ``chain``.
  let viewIndex: Int
  private let naming: ReasonNames
  let axis: Axis
  /// The name of the moment that the sentences describe, such as `frame 40 (0.67 s)`.
  let moment: String
  /// The components of the path by which a user named the view.
  private let asked: ArraySlice<String>
  /// The name of the outermost node in the body of a user-defined view; nil for any other view.
  private var outermostPart: String?

  /// Creates a generator for a view.
  ///
  /// The nodes in `way` begin with the canvas and end with the view. `asked` has the components of
  /// the path by which a user named the view. `moment` is the name of the frame or the time.
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
      if !chain[viewIndex].isInsignificant { outermostPart = naming.names[viewIndex] }
      naming.names[viewIndex] = ReasonNames.view(asked)
    }
    self.naming = naming
  }

  var view: Node { chain[viewIndex] }
  /// The names of the nodes in ``chain``. No two names are equal.
  var names: [String] { naming.names }

  /// Returns the names of the nodes with the given indices in ``chain``, as one list.
  func list(_ indices: [Int]) -> String { naming.list(indices) }

  /// Returns a clause about the nodes of ``chain`` that pass on a proposal or an answer; empty if
  /// `indices` is empty.
  ///
  /// The clause ends with `one` for a single node, and with `several` for more nodes.
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

  /// Returns the sentence that states the result. The sentence names the view and its path. For a
  /// user-defined view, a second sentence names the outermost node of the body.
  func title(_ result: String) -> String {
    let (name, path) = (names[viewIndex], asked.joined(separator: "/"))
    let place = name.hasPrefix(path) ? "" : " (its path is \(path))"
    let part = outermostPart.map { " Its outermost part is \($0)." } ?? ""
    return "At \(moment), \(name) \(result)\(place).\(part)"
  }
}

extension LayoutExplanation.Node {
  /// Returns the latest division that a stack in this node made along an axis and that includes the
  /// given child; nil if there is none.
  func division(_ axis: Axis, of child: Self) -> LayoutExplanation.Division? {
    divisions.last { $0.axis == axis && $0.portions.contains { $0.path == child.path } }
  }

  /// Returns the latest division of this stack's length along an axis. The result is nil if the
  /// node is not a built-in stack along that axis, or if the stack has no views.
  func division(_ axis: Axis) -> LayoutExplanation.Division? {
    isUserLayout ? nil : divisions.last { $0.axis == axis && !$0.portions.isEmpty }
  }

  /// Returns whether the node is a `frame` that fixes its length along an axis.
  func hasFixedLength(_ axis: Axis) -> Bool {
    let name = description.name
    guard name.hasPrefix(".frame("), let size = spot?.frame.size else { return false }
    let (label, length) =
      axis == .horizontal ? ("width", size.width) : ("height", size.height)
    let argument = "\(label): \(LayoutDescription.number(length))"
    return ["(\(argument),", "(\(argument))", " \(argument),", " \(argument))"]
      .contains(where: name.contains)
  }

  /// Whether the node is a modifier that neither arranges nor changes the view, such as a
  /// `layoutValue`.
  fileprivate var isInsignificant: Bool {
    description.name.hasPrefix(".") && description.rule == nil && description.placing == nil
  }

  /// Whether the node is a padding modifier of any kind.
  var isPadding: Bool { description.rule?.hasPrefix("subtracts") == true }
}

extension ReasonFinder {
  /// Returns the inner node from whose answer the given node derives its own answer; nil if there
  /// is no such node.
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
