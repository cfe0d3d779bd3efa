import Foundation
import ZoetropeGeometry

/// The length, in points, by which a stack may exceed its proposal without being reported.
let overflowTolerance: CGFloat = 0.5

/// The largest number of views that are named in one message.
private let namedCount = 3

extension LayoutNode {
  /// Runs a closure during which the subviews of this node's layout may be placed.
  func allowPlacements(_ body: () -> Void) {
    let outer = isPlacingChildren
    isPlacingChildren = true
    body()
    isPlacingChildren = outer
  }

  /// Reports a stack that is larger than its proposal along its axis. The report names the children
  /// that are larger than the length proposed to them.
  ///
  /// The report is omitted if the overflow is caused by other stacks inside this one. It is also
  /// omitted if this stack lies in an overlay, a background or a clip, because an overflow is
  /// usually intended there.
  func noteOverflow(along axis: Axis, of children: ContiguousArray<LayoutNode>) {
    guard !marks.contains(.overflow), let offered = proposal[axis], offered >= 0,
      size[axis] > offered + overflowTolerance
    else { return }
    let causes = children.filter { child in
      child.proposal[axis].map { child.size[axis] > $0 + overflowTolerance } ?? false
    }
    marks.insert(.overflow)
    let isFromInside =
      !causes.isEmpty
      && causes.allSatisfy { !$0.marks.isDisjoint(with: [.overflow, .overflowInside]) }
    forEachAncestor(until: .overflowInside) { $0.marks.insert(.overflowInside) }
    if isFromInside || graph.report.diagnostics.omits(.overflow) || isOverflowExpected { return }
    let path = subjectPath
    let excess = formatted(size[axis] - offered)
    let comparison = axis == .horizontal ? "wider" : "higher"
    graph.report.diagnostics.report(
      Diagnostic(
        "\(path) is \(excess) points \(comparison) than the \(formatted(offered)) points that it is "
          + "offered: \(reason(causes, axis, inside: path))", severity: .note),
      of: .overflow, at: path)
  }

  /// Whether an enclosing node, such as a clip, expects its content to overflow.
  ///
  /// - Complexity: O(depth)
  private var isOverflowExpected: Bool {
    var node = self
    while let outer = node.parent {
      if outer.expectsOverflow(of: node) { return true }
      node = outer
    }
    return false
  }

  /// Returns the reason for an overflow, which is the last part of the message about the overflow.
  private func reason(
    _ causes: [LayoutNode], _ axis: Axis, inside path: String
  ) -> String {
    if causes.isEmpty { return "the distances between its views leave no room" }
    let names = causes.prefix(namedCount).map { child in
      let name = child.subjectPath.dropping(prefix: path + "/")
      return "\(name) (\(formatted(child.size[axis])))"
    }
    let rest = causes.count - names.count
    let more = rest > 0 ? ["\(rest) more"] : []
    let list = (names + more).joinedWithAnd
    return "\(list) \(causes.count == 1 ? "does" : "do") not shrink"
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}

extension [String] {
  /// The strings joined into a list such as `a and b` or `a, b and c`.
  fileprivate var joinedWithAnd: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
