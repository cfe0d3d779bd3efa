import Foundation
import Zoetrope

/// Expects two recordings to show the same views with the same placements, frame by frame.
///
/// A difference fails the running test, in Swift Testing and in XCTest, at the line of the call.
/// The failure names the number of differing frames and the largest difference, and prints both
/// trees of the first differing frame. Recordings with different frame rates or numbers of frames
/// differ.
///
/// - Parameters:
///   - actual: The recording under test.
///   - expected: The recording to compare it with.
///   - tolerance: The largest accepted difference of a coordinate, a width or a height, in
///     points. Default 0.01.
/// - Returns: Whether the recordings are the same within the tolerance.
@discardableResult public func expectSameMotion(
  _ actual: Motion, _ expected: Motion, tolerance: CGFloat = 0.01,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID, filePath, line, column)
  if actual.rate != expected.rate || actual.frames.count != expected.frames.count {
    site.report(
      "The motions differ: \(actual.frames.count) frames at \(actual.rate) a second instead of "
        + "\(expected.frames.count) at \(expected.rate)")
    return false
  }
  guard let difference = MotionDifference(actual, expected, tolerance: Double(tolerance)) else {
    return true
  }
  site.report(difference.text)
  return false
}

/// The differences between two recordings with the same number of frames.
struct MotionDifference {
  private let frameCount: Int
  private var differing = 0
  private var first: (frame: Int, time: Double, difference: PlacementDifference)?
  private var worst: (frame: Int, path: String, shift: PlacementDifference.Shift)?

  /// Compares two recordings. The result is nil if they are the same within the tolerance, in
  /// points.
  ///
  /// - Complexity: O(*f* · *n*) for *f* frames with *n* leaves each.
  init?(_ actual: Motion, _ expected: Motion, tolerance: Double) {
    frameCount = expected.frames.count
    for (frame, (new, old)) in zip(actual.frames, expected.frames).enumerated() {
      let found = PlacementDifference(
        expected: old.rows, actual: new.rows, tolerance: tolerance, ordered: true)
      guard let found else { continue }
      differing += 1
      if first == nil { first = (frame, old.time, found) }
      if let largest = found.largest, largest.shift.distance > worst?.shift.distance ?? -1 {
        worst = (frame, largest.path, largest.shift)
      }
    }
    if differing == 0 { return nil }
  }

  var text: String {
    guard let first else { return "" }
    var lines = ["The motions differ in \(differing) of \(frameCount) frames"]
    if let worst {
      lines[0] += ", most at frame \(worst.frame): \(worst.path) has \(worst.shift.words)"
    }
    let time = PlacementNumber.rounded(first.time, digits: 4)
    lines.append("First at frame \(first.frame), \(time) s: \(first.difference.summary)")
    lines.append(first.difference.trees)
    return lines.joined(separator: "\n")
  }
}
