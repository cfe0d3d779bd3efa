/// Functions that treat a path as a list of components.
package enum PathParts {
  package static func of(_ path: String) -> ArraySlice<String> {
    path.split(separator: "/").map(String.init)[...]
  }

  /// Returns the longest common prefix of several paths.
  package static func common(_ paths: [ArraySlice<String>]) -> ArraySlice<String> {
    guard var common = paths.first else { return [] }
    for path in paths.dropFirst() {
      common = zip(common, path).prefix { $0 == $1 }.map(\.0)[...]
    }
    return common
  }

  /// Returns the end of a path after its common prefix with another path. For `A/B/C` and `A/B/D`,
  /// the result is `C`.
  package static func relative(_ path: String, to outer: String) -> String {
    let parts = of(path)
    let shared = common([parts, of(outer)]).count
    return parts.dropFirst(shared).joined(separator: "/")
  }
}
