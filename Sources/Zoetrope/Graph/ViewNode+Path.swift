import Foundation

extension ViewNode {
  /// The label that distinguishes a node from its siblings in a path.
  package enum PathLabel {
    /// The index among the views that a view builder lists.
    case index(Int)
    /// The id of the `ForEach` element for which the node was made.
    case element(any Hashable)
    /// The role of the node in its parent, for example `overlay`.
    case named(String)
  }

  /// The path of this node: the names of the nodes from the root to this one, separated by slashes.
  ///
  /// - Complexity: O(depth)
  package final var path: String { pathComponents.joined(separator: "/") }

  /// The innermost view at or below this node. If several views are equally deep, it is the last of
  /// them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views.
  package final var deepestView: ViewNode {
    var deepest: (node: ViewNode, depth: Int) = (self, 0)
    var pending: [(node: ViewNode, depth: Int)] = [(self, 0)]
    while let (node, depth) = pending.popLast() {
      if depth > deepest.depth { deepest = (node, depth) }
      node.forEachChild { pending.append(($0, depth + 1)) }
    }
    return deepest.node
  }

  /// The name of this node in messages: its path or, if the path is empty, the type of its view.
  /// Nil if the node has neither.
  package final var nameInMessages: String? {
    let path = path
    return path.isEmpty ? anyView.map { typeName(type(of: $0)) } : path
  }

  /// The components of the ``path``, from the root to this node.
  ///
  /// - Complexity: O(depth)
  package final var pathComponents: [String] {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathName { names.append(name) }
      switch current.label {
      case .index(let index): names.indices.last.map { names[$0] += "[\(index)]" }
      case .element(let id): names.append("ForEach[\(id)]")
      case .named(let name): names.append(name)
      case nil: break
      }
      node = current.parent
    }
    return names.reversed()
  }
}
