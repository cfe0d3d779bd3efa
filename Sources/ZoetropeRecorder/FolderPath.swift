/// Paths of folders as text.
enum FolderPath {
  /// The folder that a path is in: `.` for a name alone, `/` for what is at the top.
  ///
  /// Foundation's own way to it stops the program for names of one letter (Swift 6.3, Linux).
  static func above(_ path: String) -> String {
    var rest = path[...]
    while rest.last == "/" { rest.removeLast() }
    while let last = rest.last, last != "/" { rest.removeLast() }
    while rest.last == "/" { rest.removeLast() }
    if !rest.isEmpty { return String(rest) }
    return path.hasPrefix("/") ? "/" : "."
  }
}
