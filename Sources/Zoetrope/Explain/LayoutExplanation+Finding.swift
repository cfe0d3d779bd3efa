import Foundation

extension LayoutExplanation {
  /// Returns the paths of the views to which a name may refer. The name is a path, a part of a
  /// path, an id or a displayed text. A view and its only content count as one view. If there is no
  /// such view, the name is a part of a displayed text.
  package func paths(named name: String) -> [String] {
    if paths.contains(name) { return [name] }
    let line = LayoutDescription.line(name)
    let found = paths(named: name) { $0.description.text == line || $0.snippet == "\"\(name)\"" }
    if !found.isEmpty || line.isEmpty { return found }
    return paths(named: name) { $0.description.text?.contains(line) ?? false }
  }

  /// Returns the paths of the views to which a name may refer.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isNamed: Whether the name refers to the text of a node without children.
  private func paths(named name: String, isNamed: (Node) -> Bool) -> [String] {
    let parts = Array(PathParts.of(name))
    var found: [String] = []
    root.forEach { node in
      let own = Array(PathParts.of(node.path))
      let isText = node.children.isEmpty && isNamed(node)
      let isID = own.last?.hasSuffix("[\(name)]") == true || node.ids.contains(name)
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
