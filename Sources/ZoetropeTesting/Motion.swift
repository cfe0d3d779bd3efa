import Foundation
import Zoetrope

/// A recording of the placements on a stage, frame by frame.
public struct Motion: Sendable {
  /// The frame rate of the recording.
  public let rate: FrameRate
  /// The placements at each frame. The first frame is at the time at which the recording began.
  public let frames: [PlacementTree]

  /// Returns the bounding box of a view's drawing at each frame, in points in the canvas, y down.
  /// The element is nil for a frame that does not show the view.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text of the view; see ``Stage``.
  /// - Throws: ``StageError`` if no frame shows a view of that name, or if a frame shows several.
  public func frames(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> [CGRect?] {
    var result: [CGRect?] = []
    var available: [String] = []
    for tree in frames {
      do throws(StageError.Reason) { result.append(try tree.shownFrame(of: name)) } catch {
        guard case .missing(_, let names) = error else {
          throw StageError(error, at: CallSite(fileID, filePath, line, column))
        }
        for name in names where !available.contains(name) { available.append(name) }
        result.append(nil)
      }
    }
    if result.contains(where: { $0 != nil }) { return result }
    throw StageError(
      .missing(name: ElementFinder.text(of: name), available: available),
      at: CallSite(fileID, filePath, line, column))
  }

  /// Returns the center of a view's bounding box at each frame that shows the view, in points in
  /// the canvas, y down.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text of the view; see ``Stage``.
  /// - Throws: ``StageError`` if no frame shows a view of that name, or if a frame shows several.
  public func centers(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> [CGPoint] {
    try frames(of: name, fileID: fileID, filePath: filePath, line: line, column: column)
      .compactMap { $0.map { CGPoint(x: $0.midX, y: $0.midY) } }
  }
}

extension Motion: CustomStringConvertible {
  /// The trees of all frames. A line with the number of the frame and its time in seconds precedes
  /// each tree.
  public var description: String {
    frames.enumerated().map { index, tree in
      "frame \(index), \(PlacementNumber.rounded(tree.time, digits: 4)) s\n\(tree)"
    }.joined(separator: "\n")
  }
}

extension Stage {
  /// Advances the stage frame by frame and records the placements, beginning with the current time.
  ///
  /// - Parameters:
  ///   - seconds: The duration in seconds. The recording has as many frames as an ``Zoetrope/Anim``
  ///     of this duration, plus one frame for the end.
  ///   - rate: The frame rate. Default 60 frames per second.
  /// - Throws: ``StageError`` if the duration is negative or not finite, and the errors of
  ///   ``advance(to:fileID:filePath:line:column:)``.
  public func motion(
    for seconds: Double, rate: FrameRate = 60, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async throws -> Motion {
    let start = time
    guard seconds.isFinite, seconds >= 0 else {
      throw StageError(
        .time(start + seconds, now: start), at: CallSite(fileID, filePath, line, column))
    }
    try await settle()
    var frames = [tree]
    for frame in 0..<rate.frameCount(duration: seconds) {
      try await advance(to: start + rate.seconds(ofFrame: frame + 1))
      frames.append(tree)
    }
    return Motion(rate: rate, frames: frames)
  }
}
