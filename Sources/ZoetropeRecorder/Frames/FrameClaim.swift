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
  /// The number of times that a recording tries to claim its frames while other recordings are
  /// ending. The attempts are about one millisecond apart.
  private static let attempts = 10_000

  /// Claims the frames of a recording. The folder must exist.
  ///
  /// - Returns: The claim; nil if the file system has no locks, if the frames form too many ranges,
  ///   or if the file cannot be made or locked.
  /// - Parameters:
  ///   - plan: The recording.
  ///   - attempts: The number of times to try while other recordings are ending.
  /// - Throws: ``RecorderError/framesClaimed(first:)`` if another recording claims one of the
  ///   frames; or ``RecorderError/cannotClaim(path:)`` if some other recording is ending at every
  ///   attempt.
  /// - Complexity: O(*n* · *m*), where *n* is the number of ranges of this recording, and *m* is
  ///   the number of ranges of other recordings.
  static func make(
    for plan: RecordingPlan, attempts: Int = attempts
  ) throws(RecorderError) -> FrameClaim? {
    var ranges: [Range<Int>] = []
    for frame in plan.frames {
      if let last = ranges.last, last.upperBound == frame {
        ranges[ranges.count - 1] = last.lowerBound..<frame + 1
      } else {
        ranges.append(frame..<frame + 1)
        if ranges.count > largestRangeCount { return nil }
      }
    }
    return try make(plan.path(to: ".\(plan.baseName).lock"), ranges, attempts) {
      plan.path(to: plan.fileName(ofFrame: $0))
    }
  }

  /// Claims a set of files that are not frames.
  ///
  /// - Parameters:
  ///   - name: A name for the files. The name of the lock file contains it.
  ///   - folder: The path of the folder, which must exist.
  ///   - first: The path of the file that an error names.
  /// - Returns: The claim; nil if the file system has no locks, or if the file cannot be made or
  ///   locked.
  /// - Throws: ``RecorderError/framesClaimed(first:)`` if another process claims the files; or
  ///   ``RecorderError/cannotClaim(path:)`` if another process is releasing the files at every
  ///   attempt.
  package static func make(
    _ name: String, in folder: String, first: String
  ) throws(RecorderError) -> FrameClaim? {
    try make(FolderPath.joined(folder, ".\(name).lock"), [0..<1], attempts) { _ in first }
  }

  private static func make(
    _ path: String, _ ranges: [Range<Int>], _ attempts: Int, frame name: (Int) -> String
  ) throws(RecorderError) -> FrameClaim? {
    // A recording that ends removes the lock file. If this happens between opening and locking the
    // file here, the file is opened again.
    for _ in 0..<attempts {
      let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o666)
      guard file >= 0 else { return nil }
      let locking = lock(file, ranges)
      if locking == .done, WritingLock.isSame(file, path) {
        return FrameClaim(file: file, path: path)
      }
      end(file)
      switch locking {
      case .done, .passing: usleep(1000)
      case .claimed(let frame): throw .framesClaimed(first: name(frame))
      case .impossible: return nil
      }
    }
    throw .cannotClaim(path: path)
  }

  /// The result of locking the bytes of all frames.
  private enum Locking: Equatable {
    case done
    /// Another recording has locked at least one frame. The associated value is the first such
    /// frame.
    case claimed(Int)
    /// Another recording is ending. It holds a lock on all bytes, or has just released its locks.
    case passing
    /// The file system has no locks.
    case impossible
  }

  private static func lock(_ file: Int32, _ ranges: [Range<Int>]) -> Locking {
    for range in ranges {
      switch zoetrope_lock_range(file, Int64(range.lowerBound), Int64(range.count)) {
      case 0: continue
      case EAGAIN, EACCES: return obstacle(to: range, in: file)
      default: return .impossible
      }
    }
    return .done
  }

  /// Returns the reason why a range could not be locked.
  private static func obstacle(to range: Range<Int>, in file: Int32) -> Locking {
    var claimed = range.upperBound
    var lock = zoetrope_lock()
    // The system reports any one of the conflicting locks. To find the first conflicting lock, the
    // loop therefore asks again for locks on the bytes before the reported lock.
    while claimed > range.lowerBound {
      let count = Int64(claimed - range.lowerBound)
      guard zoetrope_find_lock(file, Int64(range.lowerBound), count, &lock) == 0 else {
        return .impossible
      }
      if !lock.is_set { break }
      // A recording that is ending locks all bytes; such a lock has a length of 0. A lock on a
      // range of frames is longer.
      if lock.start == 0, lock.length == 0 { return .passing }
      claimed = max(Int(lock.start), range.lowerBound)
    }
    return claimed < range.upperBound ? .claimed(claimed) : .passing
  }

  /// Releases the claim, and removes the lock file unless other recordings have locked parts of it.
  package func release() {
    if zoetrope_lock_range(file, 0, 0) == 0 { unlink(path) }
    FrameClaim.end(file)
  }

  /// Ends the locks on a file, and closes it.
  private static func end(_ file: Int32) {
    zoetrope_unlock(file)
    close(file)
  }
}
