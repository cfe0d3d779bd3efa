import Foundation
import ZoetropeProcess

/// A note about the running call of a layout. The note outlives the process that makes the call.
///
/// The note is in a file in memory that a process shares with its copies. If a copy ends during a
/// call, the process can still read which call was running.
package final class CallNotes {
  /// The descriptor of the file, which has no name.
  package let file: Int32
  /// The processor time that one call may take, in seconds.
  package var limit = 10.0
  /// The elapsed time that one call may take, including waiting, in seconds. If nil, the limit is
  /// 12 times the processor time that the call may take. Default nil.
  package var waitingLimit: Double?
  private let isOwner: Bool

  /// The largest number of bytes of a note.
  private static let capacity = 4096

  /// Creates an empty note; nil if no file in memory can be created.
  package init?() {
    file = zoetrope_make_nameless_file()
    isOwner = true
    if file < 0 { return nil }
  }

  /// Opens the note of the process that has started this process.
  package init(file: Int32) {
    self.file = file
    isOwner = false
  }

  deinit { if isOwner { close(file) } }

  /// Replaces the note, and starts the time limits of a call.
  ///
  /// - Parameter limit: The processor time that the call may take, in seconds. Default: ``limit``.
  package func begin(_ words: String, limit: Double? = nil) {
    self.words = words
    let limit = limit ?? self.limit
    zoetrope_limit_time(limit, waitingLimit ?? limit * TrialProcess.longer)
  }

  /// Removes the time limits.
  package func end() { zoetrope_limit_time(0, 0) }

  /// The last note; empty if there is none.
  package var words: String {
    get {
      var bytes = [UInt8](repeating: 0, count: Self.capacity)
      let count = pread(file, &bytes, bytes.count, 0)
      return String(decoding: bytes.prefix(max(count, 0)).prefix { $0 != 0 }, as: UTF8.self)
    }
    set {
      let bytes = Array(newValue.utf8.prefix(Self.capacity - 1)) + [0]
      _ = pwrite(file, bytes, bytes.count, 0)
    }
  }

  /// The text that processes have written to the file. If it is longer than 64 KiB, only the last
  /// 64 KiB.
  package var messages: String {
    var status = stat()
    guard fstat(file, &status) == 0 else { return "" }
    let size = min(Int(status.st_size), 1 << 16)
    var bytes = [UInt8](repeating: 0, count: size)
    let count = pread(file, &bytes, size, status.st_size - size)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }

  /// Removes the text from the file.
  package func clear() {
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }
}
