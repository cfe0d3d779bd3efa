import Foundation

extension LayoutExplanation {
  /// The distinct paths of all views, in layout order.
  package var paths: [String] {
    var seen: Set<String> = []
    var paths: [String] = []
    root.forEach { node in
      // Each prefix of a path names a view as well: a composite view.
      let parts = PathParts.of(node.path)
      for count in parts.indices.map({ $0 + 1 }) {
        let path = parts.prefix(count).joined(separator: "/")
        if seen.insert(path).inserted { paths.append(path) }
      }
    }
    return paths
  }

  /// Returns the explanation limited to a view, its ancestors and its descendants. The result is
  /// nil if no view has the path.
  package func restricted(to path: String) -> LayoutExplanation? {
    guard let root = root.restricted(to: PathParts.of(path)) else { return nil }
    var result = self
    result.root = root
    return result
  }
}

extension LayoutExplanation.Node {
  /// Calls a closure with this node and each of its descendants.
  package func forEach(_ body: (LayoutExplanation.Node) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  fileprivate func restricted(to parts: ArraySlice<String>) -> LayoutExplanation.Node? {
    if parts.isEmpty { return nil }
    if PathParts.of(path).starts(with: parts) { return self }
    var result = self
    result.children = children.compactMap { $0.restricted(to: parts) }
    result.leftOutCount = children.count - result.children.count
    return result.children.isEmpty ? nil : result
  }
}
