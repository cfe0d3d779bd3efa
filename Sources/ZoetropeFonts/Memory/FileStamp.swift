import Foundation
import ZoetropeProcess

/// The identity of a file or a folder, its size, and the times of its last changes. Symbolic links
/// are followed.
///
/// The time of the last change of any kind cannot be set by a program, only by the system. If the
/// content of a file changes, its stamp therefore changes too.
struct FileStamp: Equatable {
  /// The stamp of a path, or the reason why there is none.
  enum Result {
    case present(FileStamp)
    /// No file or folder exists at the path.
    case missing
    /// The path cannot be examined, for example because permission is denied.
    case unknown
  }

  /// The device, the inode, the mode, the size in bytes, the time of the last change of the
  /// content, and the time of the last change of any kind. Each time consists of seconds and
  /// nanoseconds.
  let numbers: SIMD8<UInt64>
  /// The later of the two times of change in ``numbers``, in whole seconds since 1970.
  let changed: Int
  /// The value of ``numbers`` that is stored for a path without a file.
  static let none = SIMD8<UInt64>.zero

  fileprivate init(_ status: stat) {
    let (content, change) = (status.st_mtim, status.st_ctim)
    numbers = SIMD8(
      UInt64(status.st_dev), UInt64(status.st_ino), UInt64(status.st_mode),
      UInt64(bitPattern: Int64(status.st_size)),
      UInt64(bitPattern: Int64(content.tv_sec)), UInt64(bitPattern: Int64(content.tv_nsec)),
      UInt64(bitPattern: Int64(change.tv_sec)), UInt64(bitPattern: Int64(change.tv_nsec)))
    changed = max(Int(content.tv_sec), Int(change.tv_sec))
  }

  /// Takes the stamp of the file at a path.
  static func take(of path: UnsafePointer<CChar>) -> Result {
    var status = stat()
    return result(of: stat(path, &status), status)
  }

  /// Returns the result of a call of the system that examines a file.
  fileprivate static func result(of call: Int32, _ status: stat) -> Result {
    if call == 0 { return .present(FileStamp(status)) }
    return errno == ENOENT || errno == ENOTDIR ? .missing : .unknown
  }

  /// The numbers, in Linux's `magic.h`, of file systems whose times come from this machine's clock:
  /// ext, XFS, Btrfs, tmpfs, overlay, F2FS, ZFS, SquashFS, EROFS.
  private static let localSystems: Set<UInt32> = [
    0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x794C_7630, 0xF2F5_2010, 0x2FC1_2FC1,
    0x7371_7368, 0xE0F5_E1E2,
  ]

  /// Whether a file lies on a file system whose times come from this machine's clock.
  static func isLocal(_ path: String) -> Bool {
    localSystems.contains(zoetrope_file_system(path))
  }
}

/// Takes the stamps of many files, one after the other.
///
/// While paths lie in the folder of the path before, the folder stays open, so that the system only
/// looks up their last parts. Half of the time of a stamp is the lookup.
struct FileStamps: ~Copyable {
  /// The folder of the last path, with its slash at the end and a zero after it.
  private var folder: [CChar] = []
  /// The descriptor of the folder; negative if it is not open.
  private var descriptor: Int32 = -1

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Takes the stamp of the file at a path.
  mutating func take(of path: UnsafePointer<CChar>) -> FileStamp.Result {
    guard let slash = strrchr(path, Int32(UInt8(ascii: "/"))), slash[1] != 0 else {
      return FileStamp.take(of: path)
    }
    let count = UnsafePointer(slash) - path + 1
    if folder.count == count + 1, memcmp(folder, path, count) == 0 {
      if descriptor < 0 { descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    } else {
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
      folder = Array(UnsafeBufferPointer(start: path, count: count)) + [0]
    }
    guard descriptor >= 0 else { return FileStamp.take(of: path) }
    var status = stat()
    return FileStamp.result(of: fstatat(descriptor, slash + 1, &status, 0), status)
  }
}
