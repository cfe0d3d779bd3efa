import Foundation

extension LayoutExplanation {
  /// Returns the paths of the views to which a name may refer. A view and its only content count as
  /// one view.
  ///
  /// The name is matched in three steps; the first step with a match decides:
  ///
  /// 1. A path, a part of a path, the id of an element of a `ForEach`, or a whole displayed text.
  /// 2. An id, an accessibility label or an accessibility identifier.
  /// 3. A part of a displayed text.
  package func paths(named name: String) -> [String] {
    if paths.contains(name) { return [name] }
    let line = LayoutDescription.line(name)
    let found = paths(named: name) { node in
      node.children.isEmpty
        && (node.description.text == line || node.snippet == "\"\(name)\"")
    }
    if !found.isEmpty || line.isEmpty { return found }
    let marked = paths(named: name) { $0.ids.contains(name) }
    if !marked.isEmpty { return marked }
    return paths(named: name) { $0.description.text?.contains(line) ?? false }
  }

  /// Returns the paths of the views to which a name may refer.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isNamed: A closure that returns whether the name refers to a node by anything other than
  ///     its path.
  private func paths(named name: String, isNamed: (Node) -> Bool) -> [String] {
    let parts = Array(PathParts.of(name))
    var found: [String] = []
    root.forEach { node in
      let own = Array(PathParts.of(node.path))
      let isElement = own.last?.hasSuffix("[\(name)]") == true
      let match = (0..<max(own.count - parts.count + 1, 0)).first { start in
        zip(own[start...], parts).allSatisfy { component, part in
          component == part || component.prefix { $0 != "[" } == part
        }
      }
      let path: String
      if let match {
        path = own[..<(match + parts.count)].joined(separator: "/")
      } else if isElement || isNamed(node) {
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
