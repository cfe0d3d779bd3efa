import Foundation
import ZoetropeGeometry

/// How much larger than its proposal a stack may be, in points, before that is worth a word.
let overflowTolerance: CGFloat = 0.5

/// How many views a sentence names.
private let namedCount = 3

extension LayoutNode {
  /// Runs something in which the subviews of this node's layout may be placed.
  func allowPlacements(_ body: () -> Void) {
    let outer = isPlacingChildren
    isPlacingChildren = true
    body()
    isPlacingChildren = outer
  }

  /// Notes that a stack is larger along its axis than what it was placed with, and says which of the
  /// children took more than their shares; not where that follows from another stack inside, nor in
  /// front of another view or behind it, nor within a clip, where it is as a rule what is meant.
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
    var isExcused = false
    var node = self
    while let outer = node.parent {
      outer.marks.insert(.overflowInside)
      if outer.excusesOverflow(of: node) { isExcused = true }
      node = outer
    }
    if isFromInside || isExcused { return }
    let path = subjectPath
    let excess = spelled(size[axis] - offered)
    let comparison = axis == .horizontal ? "wider" : "higher"
    graph.report.diagnostics.report(
      Diagnostic(
        "\(path) is \(excess) points \(comparison) than the \(spelled(offered)) points that it is "
          + "offered: \(reason(causes, axis, inside: path))", severity: .note),
      of: .overflow, at: path)
  }

  /// Why the stack is not smaller.
  private func reason(
    _ causes: [LayoutNode], _ axis: Axis, inside path: String
  ) -> String {
    if causes.isEmpty { return "the distances between its views leave no room" }
    let names = causes.prefix(namedCount).map { child in
      let name = child.subjectPath.dropping(prefix: path + "/")
      return "\(name) (\(spelled(child.size[axis])))"
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
  /// `a`, `a and b`, `a, b and c`.
  fileprivate var joinedWithAnd: String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
