import Foundation
import ZoetropeRecorder

/// Ends the process when it occupies more memory than `--max-memory` allows.
///
/// A dedicated thread reads the size of the resident set every ``interval``. Between two readings,
/// the process may exceed the limit.
enum MemoryWatch {
  /// The time between two measurements, in milliseconds.
  private static let interval: Int32 = 5

  /// Starts the thread that watches the memory. Call this method at most once.
  ///
  /// - Parameters:
  ///   - limit: The limit in bytes.
  ///   - typed: The limit as it was typed.
  ///   - anim: The name of the animation, for the message.
  ///   - advice: The end of the message, such as `lower --scale`. It names a remedy other than a
  ///     higher limit.
  /// - Throws: ``CommandFailure`` if the memory cannot be measured.
  static func start(limit: Int, typed: String, anim: String, advice: String) throws(CommandFailure)
  {
    let path = "/proc/self/statm"
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0, residentSize(file) > 0 else {
      throw CommandFailure(
        "--max-memory \(typed): \(path) cannot be read: \(CommandFailure.text(ofError: errno))",
        status: .unavailable)
    }
    let thread = Thread {
      while residentSize(file) <= limit { poll(nil, 0, interval) }
      Interruption.end(
        "--max-memory \(typed): anim \"\(anim)\" needs more\(Interruption.stateOfFrames); raise "
          + "the limit, or \(advice)", status: ExitStatus.badData.rawValue)
    }
    thread.stackSize = 1 << 19
    thread.start()
  }

  /// Returns the size of the resident set in bytes, read from an open `/proc/self/statm`; 0 if the
  /// file cannot be read.
  private static func residentSize(_ file: Int32) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { text in
      let count = pread(file, text.baseAddress, text.count, 0)
      guard count > 0 else { return 0 }
      let fields = text[..<count].split(separator: UInt8(ascii: " "))
      guard fields.count > 1 else { return 0 }
      let pages = fields[1].reduce(0) { $0 * 10 + Int($1 &- UInt8(ascii: "0")) }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    }
  }
}
