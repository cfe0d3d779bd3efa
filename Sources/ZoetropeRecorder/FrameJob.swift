import ZoetropeDisplayList

/// Frames that look the same, which are drawn and encoded once.
struct FrameJob: Sendable {
  /// Bounds how long one worker is busy with the rest at the end of an animation.
  static let largestCount = 32

  let list: DisplayList
  /// The frames that show it, rising.
  var frames: [Int]
}
