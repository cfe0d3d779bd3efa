import Zoetrope

/// Why frames could not be recorded. Paths are as given; `code` is the system's `errno`.
package enum RecorderError: Error, Equatable, Sendable {
  /// The canvas at this scale has no pixels in a row or no rows.
  case frameTooSmall(width: Double, height: Double)
  /// A side of the frame, in pixels, is longer than a PNG file may have it.
  case frameTooWide(width: Double, height: Double, limit: Int)
  /// Drawing one frame takes more memory, in bytes, than the machine has.
  case frameExceedsMemory(width: Double, height: Double, bytes: Double, available: Double)
  /// The rate gives no frames, or too many.
  case frameCount(duration: Double, rate: FrameRate)
  /// A frame is asked for that the animation does not have.
  case framePastEnd(frame: Int, frameCount: Int)
  /// Something that is not a folder is where a folder has to be.
  case notAFolder(path: String)
  /// Frames that may not be overwritten: the first of them, and how many there are.
  case framesExist(first: String, count: Int)
  /// A file or a folder cannot be created.
  case cannotCreate(path: String, code: Int32)
  /// A file was begun and cannot be finished.
  case cannotWrite(path: String, code: Int32)
  /// A frame cannot be encoded.
  case cannotEncode(path: String, reason: String)
  /// The process was asked to stop; the frames that are on disk are whole.
  case interrupted(signal: Int32)
}
