/// Operations on folder paths.
package enum FolderPath {
  /// Returns the path of a file in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the path of the enclosing folder: `.` for a single name, `/` for a path at the top
  /// level.
  ///
  /// Foundation's equivalent crashes for names of one letter (Swift 6.3, Linux).
  package static func above(_ path: String) -> String {
    var rest = path[...]
    while rest.last == "/" { rest.removeLast() }
    while let last = rest.last, last != "/" { rest.removeLast() }
    while rest.last == "/" { rest.removeLast() }
    if !rest.isEmpty { return String(rest) }
    return path.hasPrefix("/") ? "/" : "."
  }
}
