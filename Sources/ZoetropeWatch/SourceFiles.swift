import Foundation

/// The files from which a gallery is built.
///
/// The files belong to the gallery's package and to the local packages on which this package
/// depends. From each package, they include the manifest and the folders of all targets except test
/// targets.
struct SourceFiles: Sendable {
  /// The folders and files that are inspected.
  let roots: [String]

  /// The size, the inode number and the modification time of a file.
  struct Stamp: Hashable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int
    let file: UInt64
  }

  /// Returns the stamps of all files, keyed by their paths. O(*n*) in the number of files.
  func stamps() -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    for root in roots { SourceFiles.visit(root, &stamps) }
    return stamps
  }

  private static func visit(_ path: String, _ stamps: inout [String: Stamp]) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFREG {
      stamps[path] = Stamp(
        size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
        nanoseconds: status.st_mtim.tv_nsec, file: UInt64(status.st_ino))
      return
    }
    guard status.st_mode & S_IFMT == S_IFDIR, let stream = opendir(path) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      // Hidden files belong to tools, such as the temporary files of editors.
      if name.hasPrefix(".") || name.hasSuffix("~") { continue }
      let inner = "\(path)/\(name)"
      // Symbolic links to folders are skipped, because such a link could lead back to this folder.
      guard lstat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFLNK, stat(inner, &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR
      {
        continue
      }
      visit(inner, &stamps)
    }
  }
}
