import Foundation

/// The source files of a package and of the packages beside it that it depends on.
struct SourceFiles: Sendable {
  /// The folders that are looked at.
  let folders: [String]

  /// Folders that have no sources.
  private static let ignored: Set<String> = ["frames", "node_modules"]

  /// What is known of a file: its size, and the time of its last change.
  struct Stamp: Hashable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let file: UInt64
  }

  /// Returns the stamps of all files by path. O(files).
  func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for folder in folders { SourceFiles.visit(folder, &stamps) }
    return stamps
  }

  private static func visit(_ folder: String, _ stamps: inout [String: Stamp]) {
    guard let stream = opendir(folder) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Hidden files are those of tools, among them the builds and what editors write first.
      if name.hasPrefix(".") || name.hasSuffix("~") || ignored.contains(name) { continue }
      let path = "\(folder)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: visit(path, &stamps)
      case S_IFREG where isSource(name):
        stamps[path] = Stamp(
          size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
          nanoseconds: status.st_mtim.tv_nsec, file: UInt64(status.st_ino))
      default: break
      }
    }
  }

  /// Whether a file may be a part of the program. Pages, frames and videos are not.
  private static func isSource(_ name: String) -> Bool {
    let endings = [".html", ".gif", ".mp4", ".webm", ".mov", ".md", ".json", ".jsonl", ".csv"]
    return !endings.contains(where: name.hasSuffix)
  }
}
