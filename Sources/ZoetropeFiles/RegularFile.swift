import Foundation

/// The reason why a file cannot be read.
package enum FileProblem: Error, Hashable, Sendable {
  /// A system call failed. `code` is the value of `errno`.
  case system(code: Int32)
  /// The path leads to a folder, a pipe, a socket or a device.
  case irregular
  /// The file has more bytes than the limit.
  case oversized(bytes: Int, limit: Int)
  /// The environment variable for a limit has an invalid value.
  case invalidLimit(variable: String, value: String, expected: String)

  /// Whether the problem is caused by the state of the machine, such as a failing disk or too many
  /// open files. The same file may then be readable later. The result is false for a missing file.
  package var isTemporary: Bool {
    guard case .system(let code) = self else { return false }
    return ![ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(code)
  }
}

extension FileProblem: CustomStringConvertible {
  /// The problem as a clause about the file, such as "it is not a regular file".
  package var description: String {
    switch self {
    case .system(let code): "it cannot be read: \(String(cString: strerror(code)))"
    case .irregular: "it is not a regular file"
    case .oversized(let bytes, let limit):
      "it has \(bytes) bytes, more than the limit of \(limit) (\(FileLimits.fileSizeVariable))"
    case .invalidLimit(let variable, let value, let expected):
      "\(variable)=\(value): expected \(expected)"
    }
  }
}

/// A regular file of limited size that is open for reading.
///
/// Guarantees: opening a file never blocks, even for the path of a pipe. Opening has no effect on a
/// device. The file is closed when the value is destroyed.
package struct RegularFile: ~Copyable {
  /// The size when the file was opened, in bytes.
  package let size: Int
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: The path. Symbolic links are followed.
  ///   - limit: The largest accepted size, in bytes. Default: that of ``FileLimits/current``.
  /// - Throws: ``FileProblem`` if the file cannot be opened, is not a regular file, or is too
  ///   large.
  package init(path: String, limit: Int? = nil) throws(FileProblem) {
    let accepted: Int
    if let limit { accepted = limit } else { accepted = try FileLimits.current.get().fileSize }
    let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    // A socket, and a device without a driver, cannot be opened at all.
    guard opened >= 0 else {
      throw errno == ENXIO || errno == ENODEV ? .irregular : .system(code: errno)
    }
    var status = stat()
    var problem: FileProblem?
    if fstat(opened, &status) != 0 {
      problem = .system(code: errno)
    } else if status.st_mode & S_IFMT != S_IFREG {
      problem = .irregular
    } else if Int(status.st_size) > accepted {
      problem = .oversized(bytes: Int(status.st_size), limit: accepted)
    }
    if let problem {
      close(opened)
      throw problem
    }
    descriptor = opened
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Maps the whole file into memory. The caller unmaps it with `munmap`.
  ///
  /// - Throws: ``FileProblem/system(code:)`` if the file is empty or cannot be mapped.
  package func map() throws(FileProblem) -> UnsafeRawBufferPointer {
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { throw .system(code: errno) }
    return UnsafeRawBufferPointer(start: start, count: size)
  }

  /// Returns the bytes of the file from the start.
  ///
  /// - Parameter count: The largest number of bytes to return. Default: all.
  /// - Throws: ``FileProblem/system(code:)`` if reading fails.
  /// - Complexity: O(*n*) in the number of bytes.
  package func bytes(first count: Int = .max) throws(FileProblem) -> [UInt8] {
    let wanted = min(size, max(count, 0))
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let got = pread(descriptor, buffer.baseAddress! + filled, wanted - filled, off_t(filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        // If another process shortens the file during the read, the result has fewer bytes than
        // requested.
        if got <= 0 { break }
        filled += got
      }
    }
    if failure != 0 { throw .system(code: failure) }
    return bytes
  }
}
