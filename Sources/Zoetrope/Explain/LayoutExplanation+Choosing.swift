import Foundation

extension LayoutExplanation {
  /// The paths of all views, in the order of the layout, each once.
  package var paths: [String] {
    var seen: Set<String> = []
    var paths: [String] = []
    root.forEach { node in
      // Every stretch of a path names a view as well: one that is made of others.
      let parts = PathParts.of(node.path)
      for count in parts.indices.map({ $0 + 1 }) {
        let path = parts.prefix(count).joined(separator: "/")
        if seen.insert(path).inserted { paths.append(path) }
      }
    }
    return paths
  }

  /// The way from the root to a view, and what is inside of that; nil where there is none.
  package func restricted(to path: String) -> LayoutExplanation? {
    guard let root = root.restricted(to: PathParts.of(path)) else { return nil }
    var result = self
    result.root = root
    return result
  }
}

extension LayoutExplanation.Node {
  /// Calls a closure with this node and all that are inside.
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
