import Foundation

/// The kind of file at a path.
package enum FileStatus {
  /// A folder (`folder`), or a file of any other kind (`other`).
  case folder, other

  /// Returns whether a file, a folder or a symbolic link exists at a path. The target of a link
  /// need not exist. If the result is false, `errno` has the reason: `ENOENT` if nothing exists at
  /// the path.
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
