import Foundation

extension RecordingPlan {
  /// Checks that the folder exists or can be created, that it is writable, and that no file would
  /// be overwritten without permission. O(frames).
  func checkOutput() throws(RecorderError) {
    guard try checkFolder(), !overwrites else { return }
    var names = frames.lazy.map(fileName(ofFrame:)).filter { FileStatus(of: path(to: $0)) != nil }
      .makeIterator()
    let table = kind == .comparison ? path(to: RecordingPlan.tableName) : nil
    let tableCount = table.flatMap { FileStatus(of: $0) } == nil ? 0 : 1
    if let first = names.next() {
      var count = 1 + tableCount
      while names.next() != nil { count += 1 }
      throw .framesExist(first: path(to: first), count: count)
    }
    if let table, tableCount == 1 { throw .framesExist(first: table, count: 1) }
  }

  /// Returns the path of a file in the output folder.
  package func path(to name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Checks that the folder, or its nearest existing parent, is writable.
  ///
  /// - Returns: Whether the folder exists.
  private func checkFolder() throws(RecorderError) -> Bool {
    var path = folder
    while true {
      if let status = FileStatus(of: path) {
        guard status == .folder else { throw .notAFolder(path: path) }
        guard access(path, W_OK | X_OK) == 0 else {
          throw .cannotCreate(path: folder, code: errno)
        }
        return path == folder
      }
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .cannotCreate(path: folder, code: errno)
      }
      path = FolderPath.above(path)
    }
  }
}

/// The kind of file at a path.
enum FileStatus {
  /// A folder, or any other kind of file.
  case folder, other

  /// Determines the kind of a file, following symbolic links. Returns nil, with `errno` set, if
  /// there is no file.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }
}
