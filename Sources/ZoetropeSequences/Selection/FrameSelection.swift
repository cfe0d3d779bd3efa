/// A selection of an animation's frames, such as `0-9,20,30-60x2`.
///
/// A selection is a list of parts separated by commas. A part is a frame (`20`), a range with both
/// ends included (`0-9`), or a range to the end (`100-`). A range may have a step: `30-60x2` and
/// `30-60:2` select 30, 32, ... 60. Frame numbers are those of the whole animation, counted from 0.
/// Frames are recorded in ascending order, each at most once.
package struct FrameSelection: Equatable, Sendable, CustomStringConvertible {
  /// A range of frames with a step.
  package struct Part: Equatable, Sendable {
    var first: Int
    /// The last frame, inclusive; nil for the last frame of the animation.
    var last: Int?
    var step = 1

    /// Creates a part. The last frame is included; nil stands for the last frame of the animation.
    package init(first: Int, last: Int? = nil, step: Int = 1) {
      (self.first, self.last, self.step) = (first, last, step)
    }
  }

  package let parts: [Part]

  /// A selection of all frames.
  package static let all = FrameSelection(parts: [Part(first: 0, last: nil)])

  package init(parts: [Part]) { self.parts = parts }

  /// The selection in the form in which it is typed.
  package var description: String {
    var text = ""
    for part in parts {
      if !text.isEmpty { text += "," }
      text += "\(part.first)"
      if part.last != part.first || part.step != 1 {
        text += "-\(part.last.map(String.init) ?? "")"
      }
      if part.step != 1 { text += "x\(part.step)" }
    }
    return text
  }

  /// Creates a selection of a single frame.
  package init(frame: Int) { parts = [Part(first: frame, last: frame)] }

  /// Returns the selected frames of an animation, in ascending order without duplicates.
  ///
  /// - Parameter count: The number of frames of the animation.
  /// - Throws: ``RecorderError/framePastEnd(frame:frameCount:)`` if a part extends past the end.
  /// - Complexity: O(*n* log *n*) in the number of selected frames; O(*n*) for a single part.
  package func frames(of count: Int) throws(RecorderError) -> [Int] {
    var frames: [Int] = []
    for part in parts {
      let last = part.last ?? max(part.first, count - 1)
      guard last < count else {
        throw .framePastEnd(frame: max(part.first, count), frameCount: count)
      }
      for frame in stride(from: part.first, through: last, by: part.step) { frames.append(frame) }
    }
    if parts.count == 1 { return frames }
    frames.sort()
    return frames.indices.filter { $0 == 0 || frames[$0] != frames[$0 - 1] }.map { frames[$0] }
  }
}
