import Foundation

/// Reads small files that the system generates on access, and writes to open files.
package enum SystemFile {
  /// Writes all bytes to an open file. If the file is a pipe, waits while the pipe is full.
  ///
  /// - Returns: 0, or the value of `errno` if writing has failed.
  package static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = Foundation.write(file, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno == EAGAIN {
        // The process that created the pipe may have made it non-blocking.
        var ready = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
        poll(&ready, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return 0
  }

  /// Returns the text of a file without surrounding white space; nil if the file cannot be read.
  ///
  /// Uses system calls, because most of the requested files do not exist, and Foundation is slow to
  /// report a missing file.
  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(file, &part, part.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      bytes += part[..<count]
    }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(decoding: bytes.drop(while: isSpace), as: UTF8.self)
  }
}
