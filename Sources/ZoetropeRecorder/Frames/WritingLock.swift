import Foundation

/// The lock by which a process shows other processes that it is writing a file.
///
/// The lock belongs to the open file. A child of the process shares the open file until the child
/// executes another program. The lock is therefore released explicitly before the file is closed.
/// If the process ends, the lock is released, too. On a file system without locks, nothing is
/// locked, and every file counts as being written.
enum WritingLock {
  /// The maximum number of attempts to take a lock. The attempts are one millisecond apart.
  private static let attempts = 1000

  /// Locks a file that this process begins to write. Other processes may hold the lock for a moment
  /// to find out whether the file is abandoned. This function waits until they release the lock,
  /// for at most one second. A failure is ignored, because not every file system has locks.
  static func take(_ file: Int32) {
    for _ in 0..<attempts {
      if flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK { return }
      usleep(1000)
    }
  }

  /// Ends the lock, and closes the file. Returns 0, or the `errno` value of an error that occurred
  /// when the file was closed.
  @discardableResult static func close(_ file: Int32) -> Int32 {
    flock(file, LOCK_UN)
    return Foundation.close(file) == 0 ? 0 : errno
  }

  /// Whether a file is abandoned, which means that no process is writing it. The result is false if
  /// the file cannot be opened, or if its file system has no locks.
  static func isAbandoned(_ path: String) -> Bool { ifAbandoned(path) {} }

  /// Removes a file unless a process is writing it.
  static func removeIfAbandoned(_ path: String) {
    _ = ifAbandoned(path) { unlink(path) }
  }

  /// Whether an open file is still the file at a path.
  static func isSame(_ file: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Calls a closure while no process can begin to write the file at a path. Does not call the
  /// closure and returns false if a process is already writing the file, or if another file has
  /// just taken its path.
  private static func ifAbandoned(_ path: String, _ body: () -> Void) -> Bool {
    // Opens the file for writing, because NFS locks only files that are open for writing.
    let file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { return false }
    defer { close(file) }
    // The lock is shared, so that several processes can check the file at the same time.
    guard flock(file, LOCK_SH | LOCK_NB) == 0 else { return false }
    guard isSame(file, path) else { return false }
    body()
    return true
  }
}
