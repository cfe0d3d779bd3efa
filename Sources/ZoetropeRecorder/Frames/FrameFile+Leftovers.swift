import Foundation
import ZoetropeFiles

extension FrameFile {
  /// Removes the temporary files of processes that have ended. A process may have run on this
  /// machine, or on another one that shares the folder and its locks.
  ///
  /// - Parameters:
  ///   - folder: The folder to search.
  ///   - isOwn: A closure that returns whether this recording could write a file of the given name.
  ///     A temporary file for any other name is kept.
  package func removeLeftovers(in folder: String, where isOwn: (String) -> Bool) {
    let names = FolderPath.names(in: folder) ?? []
    for name in names {
      guard let leftover = Leftover(name), isOwn(leftover.name) else { continue }
      let path = FolderPath.joined(folder, name)
      WritingLock.removeIfAbandoned(path)
    }
  }

  /// A temporary file, whose name has the form `.NAME.HOST.PID-TOKEN.part`. The property `name` is
  /// the part `NAME`, which is the name of the file that the process was writing.
  private struct Leftover {
    let name: String

    init?(_ fileName: String) {
      guard fileName.hasPrefix("."), fileName.hasSuffix(".part") else { return nil }
      let parts = fileName.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count >= 4 else { return nil }
      let process = parts[parts.count - 2].prefix { $0 != "-" }
      guard let process = pid_t(process), process > 0 else { return nil }
      name = parts.dropLast(3).joined(separator: ".")
    }
  }
}
