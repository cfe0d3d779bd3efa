import Foundation

/// Writes files atomically: a file appears under its name only when it is complete.
///
/// The bytes go to a temporary file in the same folder, which is closed and then renamed. The
/// temporary name begins with a period and identifies the process:
/// `.wheel_00042.png.HOST.PID.part`. A process that is killed leaves the temporary file behind; a
/// process that fails removes it.
package struct FrameFile: Sendable {
  /// The identification of the writing process: `HOST.PID`.
  package let owner: String

  /// Creates a writer for this process.
  package init() { owner = "\(FrameFile.hostName).\(getpid())" }

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
    let prefix = folder.hasSuffix("/") ? folder : "\(folder)/"
    let path = prefix + name
    let temporary = "\(prefix).\(name).\(owner).part"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FrameFile.error(path, .create) }
    do throws(RecorderError) {
      try FrameFile.write(bytes, to: file, path: path)
      guard rename(temporary, path) == 0 else { throw FrameFile.error(path, .create) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes all bytes, then closes the file. The file is also closed if an error occurs.
  private static func write(
    _ bytes: UnsafeRawBufferPointer, to file: Int32, path: String
  ) throws(RecorderError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        let failure = error(path, .write)
        close(file)
        throw failure
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    guard close(file) == 0 else { throw error(path, .write) }
  }

  private enum Step { case create, write }

  /// Creates an error from `errno`. A full disk is reported as a failure to write, even if it
  /// prevents the creation of a file.
  private static func error(_ path: String, _ step: Step) -> RecorderError {
    let code = errno
    let isFull = code == ENOSPC || code == EDQUOT || code == EIO
    return step == .create && !isFull
      ? .cannotCreate(path: path, code: code) : .cannotWrite(path: path, code: code)
  }

  /// The name of the machine, with all characters but ASCII letters and digits replaced by hyphens.
  static var hostName: String {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
    let plain = name.prefix { $0 != 0 }.prefix(64).map { byte -> Character in
      let scalar = Unicode.Scalar(UInt8(bitPattern: byte))
      let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
      return isPlain ? Character(scalar) : "-"
    }
    return plain.isEmpty ? "localhost" : String(plain)
  }
}
