import Foundation

extension RecordingPlan {
  /// Checks that the folder is there or can be made, that it takes files, and that no frame would
  /// be overwritten against the person's will. O(frames).
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

  /// The path of a file in the output folder.
  package func path(to name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Whether the folder is there already. Checks that it, or the nearest folder above it that is
  /// there, may be written.
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

/// What a path leads to.
enum FileStatus {
  case folder, other

  /// Follows symbolic links; `nil`, with `errno` set, if nothing is there.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }
}
