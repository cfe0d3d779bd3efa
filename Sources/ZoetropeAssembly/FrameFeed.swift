import Foundation
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// Feeds the PNG files of a recorded sequence to a program.
package struct FrameFeed: Sendable {
  private let folder: String
  private let files: [ManifestEntry]

  /// Creates a feed of verified files.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - files: The entries of the files, in the order of the frames.
  package init(folder: String, files: [ManifestEntry]) {
    (self.folder, self.files) = (folder, files)
  }

  /// Writes all files to a pipe, directly after each other.
  ///
  /// - Parameters:
  ///   - pipe: The file descriptor of the pipe.
  ///   - completed: A closure that is called after each file. An error that it throws stops the
  ///     feed.
  /// - Throws: ``RecorderError/closedPipe``, ``RecorderError/cannotRead(path:code:)``,
  ///   ``RecorderError/cannotWrite(path:code:)``, or the error of `completed`.
  package func write(
    to pipe: Int32, completed: () throws(RecorderError) -> Void
  ) throws(RecorderError) {
    for entry in files {
      let path = FolderPath.joined(folder, entry.file)
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try RegularFile(path: path, limit: .max).bytes() } catch {
        if case .system(let code) = error { throw .cannotRead(path: path, code: code) }
        throw .cannotRead(path: path, code: EIO)
      }
      switch bytes.withUnsafeBytes({ SystemFile.write($0, to: pipe) }) {
      case 0: break
      case EPIPE: throw .closedPipe
      case let code: throw .cannotWrite(path: "the pipe", code: code)
      }
      try completed()
    }
  }
}
