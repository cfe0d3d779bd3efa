import Foundation
import Zoetrope

/// Where all that is drawn is at each of a sequence of frames.
public struct Motion: Sendable {
  /// Frames a second.
  public let rate: FrameRate
  /// What is where, frame after frame; the first is the moment at which the recording began.
  public let frames: [PlacementTree]

  /// The box around what a view draws, frame by frame, in points in the canvas; nil at frames that do
  /// not show it.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text that is written on it.
  /// - Throws: ``StageError``: nothing of that name is shown at any frame, or several views are at
  ///   one.
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
      .missing(name: ElementFinder.words(name), available: available),
      at: CallSite(fileID, filePath, line, column))
  }

  /// The middle of a view at each of the frames that show it, in points in the canvas.
  ///
  /// - Throws: ``StageError``, as for ``frames(of:fileID:filePath:line:column:)``.
  public func centers(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> [CGPoint] {
    try frames(of: name, fileID: fileID, filePath: filePath, line: line, column: column)
      .compactMap { $0.map { CGPoint(x: $0.midX, y: $0.midY) } }
  }
}

extension Motion: CustomStringConvertible {
  /// The trees of all frames, each under its number.
  public var description: String {
    frames.enumerated().map { index, tree in
      "frame \(index), \(PlacementNumber.rounded(tree.time, digits: 4)) s\n\(tree)"
    }.joined(separator: "\n")
  }
}

extension Stage {
  /// Runs on for a while and takes down what is where at every frame, beginning with now.
  ///
  /// - Parameters:
  ///   - seconds: How long; the recording has as many frames as an ``Anim`` of that duration, and one
  ///     more for its end.
  ///   - rate: Frames a second. Default 60.
  /// - Throws: ``StageError`` for a duration that is negative; what
  ///   ``advance(to:fileID:filePath:line:column:)`` throws.
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
