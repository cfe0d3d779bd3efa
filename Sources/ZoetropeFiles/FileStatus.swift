import Foundation

/// The kind of file at a path.
package enum FileStatus {
  /// A folder (`folder`), or a file of any other kind (`other`).
  case folder, other

  /// Whether there is anything at a path, even a symbolic link that leads nowhere. If the value is
  /// false, `errno` gives the reason; it is `ENOENT` if there is nothing.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Determines the kind of a file, following symbolic links. Returns nil, with `errno` set, if
  /// there is no file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }
}
