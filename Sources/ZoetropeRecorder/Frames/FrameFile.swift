import Foundation
import Synchronization
import ZoetropeFiles
import ZoetropeSequences

/// Writes files atomically: a file appears under its name only when it is complete.
///
/// The bytes go to a temporary file in the same folder. The complete file is closed and then
/// renamed. The temporary name begins with a period and identifies the process:
/// `.wheel_00042.png.HOST.PID-TOKEN.part`. The token is random, because processes in several
/// containers may have the same host name and the same identifier. A process that is killed leaves
/// the temporary file behind; a process that fails or is interrupted removes it.
///
/// Files are not flushed to the disk (`fsync`), because flushing would take most of the time of a
/// recording. After a power cut, the frames of the last seconds may therefore be missing or empty.
package struct FrameFile: Sendable {
  /// The identification of the writing process: `HOST.PID-TOKEN`.
  package let owner: String

  /// The paths of the temporary files that this process is writing.
  private static let unfinished = Mutex<Set<String>>([])

  /// Creates a writer for this process.
  package init() {
    let token = String(UInt32.random(in: 0...UInt32.max), radix: 36)
    owner = "\(FrameFile.hostName).\(getpid())-\(token)"
  }

  /// The name under which this process writes a file, at most 255 bytes long.
  func temporaryName(for name: String) -> String {
    var part = Substring(name)
    let limit = 255 - "..".count - owner.utf8.count - ".part".count
    while part.utf8.count > limit { part.removeLast() }
    return ".\(part).\(owner).part"
  }

  /// Returns whether a temporary file belongs to the final name `name`. `part` is the section of
  /// the temporary name that repeats the final name. If the final name is too long, the section
  /// repeats only the beginning of the final name.
  static func isPart(_ part: String, of name: String) -> Bool {
    part == name || part.utf8.count > 128 && name.hasPrefix(part)
  }

  /// Removes the temporary files that this process is writing, and ends the process.
  ///
  /// - Parameter end: A closure that ends the process. While the closure runs, no new file can be
  ///   begun.
  package static func removeUnfinished(_ end: () -> Never) -> Never {
    unfinished.withLock { unfinished in
      for path in unfinished { unlink(path) }
      end()
    }
  }

  /// Creates a temporary file, and locks it, so that other processes can see that the file is being
  /// written. Returns the file's descriptor, or a negative number with `errno` set.
  static func begin(_ temporary: String) -> Int32 {
    // Another recording may remove the file as abandoned in the moment before it is locked.
    for _ in 0..<attempts {
      let file = unfinished.withLock { unfinished in
        unfinished.insert(temporary)
        return open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if file < 0 { return file }
      WritingLock.take(file)
      if FileStatus.exists(temporary) { return file }
      let code = errno
      WritingLock.close(file)
      if code != ENOENT {
        unlink(temporary)
        errno = code
        return -1
      }
    }
    errno = EAGAIN
    return -1
  }

  /// The maximum number of attempts to create or to write a temporary file.
  ///
  /// An attempt fails if another recording finds the file unlocked and removes it as abandoned.
  /// Each recording removes abandoned files only once, when it begins. At least one attempt
  /// therefore succeeds if fewer recordings than this number begin in the meantime.
  private static let attempts = 1000

  /// Records that this process no longer writes a temporary file, because the file has been renamed
  /// or removed.
  static func end(_ temporary: String) {
    unfinished.withLock { _ = $0.remove(temporary) }
  }

  /// Writes a file, replacing any existing one.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The file's name.
  ///   - folder: The path of the folder.
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  package func write(
    _ bytes: UnsafeRawBufferPointer, named name: String, in folder: String
  ) throws(RecorderError) {
    // A closed file is no longer locked. Another recording may therefore remove the temporary file
    // before it is renamed. In this case, the file is written again.
    for _ in 1..<FrameFile.attempts {
      do throws(RecorderError) { return try writeOnce(bytes, named: name, in: folder) } catch {
        guard case .cannotCreate(_, ENOENT) = error, access(folder, F_OK) == 0 else { throw error }
      }
    }
    try writeOnce(bytes, named: name, in: folder)
  }

  private func writeOnce(
    _ bytes: UnsafeRawBufferPointer, named name: String, in folder: String
  ) throws(RecorderError) {
    let path = FolderPath.joined(folder, name)
    let temporary = FolderPath.joined(folder, temporaryName(for: name))
    let file = FrameFile.begin(temporary)
    defer { FrameFile.end(temporary) }
    guard file >= 0 else { throw FrameFile.error(path, .create, code: errno) }
    do throws(RecorderError) {
      try FrameFile.write(bytes, to: file, path: path)
      guard rename(temporary, path) == 0 else {
        throw FrameFile.error(path, .create, code: errno)
      }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes, then closes the file. The file is also closed if an error occurs.
  private static func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(RecorderError) {
    let code = SystemFile.write(bytes, to: file)
    guard code == 0 else {
      WritingLock.close(file)
      throw error(path, .write, code: code)
    }
    let closing = WritingLock.close(file)
    guard closing == 0 else { throw error(path, .write, code: closing) }
  }

  /// A step of making a file or a folder.
  enum Step { case create, write }

  /// Creates an error from a value of `errno`. A full disk is reported as a failure to write, even
  /// if it prevents the creation of a file or a folder.
  static func error(_ path: String, _ step: Step, code: Int32) -> RecorderError {
    let isFull = code == ENOSPC || code == EDQUOT || code == EIO
    return step == .create && !isFull
      ? .cannotCreate(path: path, code: code) : .cannotWrite(path: path, code: code)
  }

  /// The name of the machine, with all characters except ASCII letters and digits replaced by
  /// hyphens.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    let plain = name.prefix { $0 != 0 }.prefix(64).map { byte -> Character in
      // `CChar` is signed on some processors and unsigned on others.
      let scalar = Unicode.Scalar(UInt8(truncatingIfNeeded: byte))
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
      return isPlain ? Character(scalar) : "-"
    }
    return plain.isEmpty ? "localhost" : String(plain)
  }
}
