import Foundation

extension LayoutExplanation {
  /// Returns the paths of the views to which a name may refer. The name is a path, a part of a
  /// path, an id or a displayed text. A view and its only content count as one view.
  package func paths(named name: String) -> [String] {
    let all = paths
    if all.contains(name) { return [name] }
    let parts = Array(PathParts.of(name))
    var found: [String] = []
    root.forEach { node in
      let own = Array(PathParts.of(node.path))
      let isText = node.snippet == "\"\(name)\"" && node.children.isEmpty
      let isID = own.last.map { $0.hasSuffix("[\(name)]") } ?? false
      let match = (0..<max(own.count - parts.count + 1, 0)).first { start in
        zip(own[start...], parts).allSatisfy { component, part in
          component == part || component.prefix { $0 != "[" } == part
        }
      }
      let path: String
      if let match {
        path = own[..<(match + parts.count)].joined(separator: "/")
      } else if isText || isID {
        path = node.path
      } else {
        return
      }
      if !found.contains(path), !found.contains(where: { path.hasPrefix("\($0)/") }) {
        found.append(path)
      }
    }
    return found
  }
}
