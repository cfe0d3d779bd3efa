import Foundation
import ZoetropeFiles
import ZoetropeProcess
import ZoetropeSequences

/// The exclusive right of a recording to write its frames. A claim prevents two recordings from
/// writing the same frame in one folder. Recordings of different frames may share a folder.
///
/// A claim consists of locks on a hidden, empty file in the folder, `.NAME.lock`. The lock on byte
/// *n* of the file claims frame *n*. The locks of a process end with the process, so a recording
/// that was killed claims nothing. If the file system supports locks, claims also work between
/// machines. If it does not, there are no claims.
package struct FrameClaim: Sendable {
  private let file: Int32
  private let path: String

  /// The largest number of ranges of frames that a recording locks. A recording with more ranges
  /// claims nothing, because the system searches locks one by one.
  private static let largestRangeCount = 1 << 10

  /// Claims the frames of a recording. The folder must exist.
  ///
  /// - Returns: The claim; nil if the file system has no locks, if the frames form too many ranges,
  ///   or if the file cannot be made or locked.
  /// - Throws: ``RecorderError/framesClaimed(first:)`` if another recording claims one of the
  ///   frames.
  /// - Complexity: O(*n* · *m*) in the numbers of ranges of this and of other recordings.
  static func make(for plan: RecordingPlan) throws(RecorderError) -> FrameClaim? {
    var ranges: [Range<Int>] = []
    for frame in plan.frames {
      if let last = ranges.last, last.upperBound == frame {
        ranges[ranges.count - 1] = last.lowerBound..<frame + 1
      } else {
        ranges.append(frame..<frame + 1)
        if ranges.count > largestRangeCount { return nil }
      }
    }
    return try make(plan.path(to: ".\(plan.baseName).lock"), ranges) {
      plan.path(to: plan.fileName(ofFrame: $0))
    }
  }

  /// Claims the files that are not frames.
  ///
  /// - Parameters:
  ///   - name: A name for the files. The name of the lock file contains it.
  ///   - folder: The path of the folder, which must exist.
  ///   - first: The path of the file that an error names.
  /// - Returns: The claim; nil if the file system has no locks, or if the file cannot be made or
  ///   locked.
  /// - Throws: ``RecorderError/framesClaimed(first:)`` if another process claims the files.
  package static func make(
    _ name: String, in folder: String, first: String
  ) throws(RecorderError) -> FrameClaim? {
    try make(FolderPath.joined(folder, ".\(name).lock"), [0..<1]) { _ in first }
  }

  private static func make(
    _ path: String, _ ranges: [Range<Int>], frame name: (Int) -> String
  ) throws(RecorderError) -> FrameClaim? {
    // Another recording removes the file when it ends, perhaps between the opening and the locking
    // here.
    for _ in 0..<16 {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
      guard file >= 0 else { return nil }
      switch lock(file, ranges) {
      case .done where isSame(file, path): return FrameClaim(file: file, path: path)
      case .done: break
      // While another recording ends, it holds a lock on all bytes.
      case .passing: usleep(1000)
      case .claimed(let frame):
        close(file)
        throw .framesClaimed(first: name(frame))
      case .impossible:
        close(file)
        return nil
      }
      close(file)
    }
    return nil
  }

  /// The result of locking the bytes of all frames.
  private enum Locking {
    case done
    /// Another recording has locked at least one frame. The associated value is the first such
    /// frame.
    case claimed(Int)
    /// Another recording held a lock, but has released it in the meantime.
    case passing
    /// The file system has no locks.
    case impossible
  }

  private static func lock(_ file: Int32, _ ranges: [Range<Int>]) -> Locking {
    for range in ranges {
      switch zoetrope_lock_range(file, Int64(range.lowerBound), Int64(range.count)) {
      case 0: continue
      case EAGAIN, EACCES:
        let frame = range.first { zoetrope_lock_range(file, Int64($0), 1) != 0 }
        return frame.map(Locking.claimed) ?? .passing
      default: return .impossible
      }
    }
    return .done
  }

  /// Whether an open file is still the file at a path.
  private static func isSame(_ file: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return fstat(file, &opened) == 0 && lstat(path, &named) == 0
      && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }

  /// Releases the claim, and removes the lock file unless other recordings have locked parts of it.
  package func release() {
    if zoetrope_lock_range(file, 0, 0) == 0 { unlink(path) }
    close(file)
  }
}
