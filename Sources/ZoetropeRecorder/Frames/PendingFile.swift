import Foundation
import ZoetropeFiles
import ZoetropeProcess
import ZoetropeSequences

/// A file that has a temporary name until it is complete. This program or another program writes
/// the file.
///
/// Guarantees: the temporary file is removed unless it takes the final name. The temporary name is
/// like that of a frame; see ``FrameFile``.
package struct PendingFile: ~Copyable {
  /// The path of the temporary file.
  package let path: String
  private let target: String
  private let descriptor: Int32

  /// Creates the temporary file, and removes other temporary files that killed processes have left
  /// for the same target.
  ///
  /// - Parameter target: The final path. Its folder must exist.
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  package init(_ target: String) throws(RecorderError) {
    let folder = FolderPath.above(target)
    let name = target.split(separator: "/").last.map(String.init) ?? target
    let file = FrameFile()
    file.removeLeftovers(in: folder) { FrameFile.isPart($0, of: name) }
    let path = FolderPath.joined(folder, file.temporaryName(for: name))
    descriptor = FrameFile.begin(path)
    (self.path, self.target) = (path, target)
    guard descriptor >= 0 else {
      let code = errno
      FrameFile.end(path)
      throw FrameFile.error(target, .create, code: code)
    }
  }

  /// The name of the temporary file, without its folder.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// Appends bytes.
  ///
  /// - Throws: ``RecorderError/cannotWrite(path:code:)``.
  package func write(_ bytes: [UInt8]) throws(RecorderError) {
    let code = bytes.withUnsafeBytes { SystemFile.write($0, to: descriptor) }
    guard code == 0 else { throw FrameFile.error(target, .write, code: code) }
  }

  /// The size of the temporary file in bytes.
  package var size: Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Gives the file its final name.
  ///
  /// - Parameter replaces: Whether the file may replace another file that has appeared under the
  ///   final name in the meantime.
  /// - Throws: ``RecorderError/framesExist(first:count:)`` if another file has the final name and
  ///   may not be replaced; or ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  package consuming func commit(replaces: Bool) throws(RecorderError) {
    let code =
      replaces
      ? (rename(path, target) == 0 ? 0 : errno) : zoetrope_rename_to_new_name(path, target)
    if code == EEXIST, !replaces { throw .framesExist(first: target, count: 1) }
    guard code == 0 else { throw FrameFile.error(target, .create, code: code) }
  }

  deinit {
    // This has no effect if the file already has its final name.
    unlink(path)
    FrameFile.end(path)
    if descriptor >= 0 { WritingLock.close(descriptor) }
  }
}
