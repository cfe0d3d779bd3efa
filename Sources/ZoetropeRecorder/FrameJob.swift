import ZoetropeDisplayList

/// Consecutive selected frames with equal display lists, which are drawn and encoded once.
struct FrameJob: Sendable {
  /// The maximum number of frames in a job. It limits the time for which one worker is busy at the
  /// end of a recording while the others are idle.
  static let largestCount = 32

  /// The number of the job in the recording, counted from 0.
  let number: Int
  /// The display list of the frames.
  let list: DisplayList
  /// The frame numbers, in ascending order.
  var frames: [Int]
}
