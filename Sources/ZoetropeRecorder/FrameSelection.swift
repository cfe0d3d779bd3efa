/// Which frames of an animation are wanted, as in `0-9,20,30-60x2`.
///
/// A list of parts with commas between them. A part is a frame (`20`), a range with both ends
/// included (`0-9`), or a range to the end (`100-`); a range may have a step (`30-60x2` or
/// `30-60:2` is 30, 32 … 60). Numbers are those of the whole animation, counted from 0. Frames
/// named twice are recorded once, and in rising order.
package struct FrameSelection: Equatable, Sendable {
  struct Part: Equatable, Sendable {
    var first: Int
    /// The last frame, included; `nil` for the animation's last.
    var last: Int?
    var step = 1
  }

  let parts: [Part]

  /// Every frame.
  package static let all = FrameSelection(parts: [Part(first: 0, last: nil)])

  init(parts: [Part]) { self.parts = parts }

  /// One frame.
  package init(frame: Int) { parts = [Part(first: frame, last: frame)] }

  /// The frames wanted of an animation that has `count` of them, rising, none twice.
  ///
  /// - Throws: ``RecorderError/framePastEnd(frame:frameCount:)`` with the first that is not there.
  package func frames(of count: Int) throws(RecorderError) -> [Int] {
    var frames: [Int] = []
    for part in parts {
      let last = part.last ?? max(part.first, count - 1)
      guard last < count else {
        throw .framePastEnd(frame: max(part.first, count), frameCount: count)
      }
      frames.append(contentsOf: stride(from: part.first, through: last, by: part.step))
    }
    if parts.count == 1 { return frames }
    frames.sort()
    return frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
  }
}
