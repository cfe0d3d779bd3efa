import Foundation
import Zoetrope

/// Expects two recordings to show the same views at the same places, frame by frame.
///
/// A failure says how many frames differ, where it is worst, and prints both trees of the first
/// frame that differs.
///
/// - Parameters:
///   - actual: What is looked at.
///   - expected: What it is to be like.
///   - tolerance: How far an edge, a side or a corner may be off, in points. Default 0.01.
/// - Returns: Whether all is as expected.
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

/// How two recordings of the same frames differ.
struct MotionDifference {
  private let frameCount: Int
  private var differing = 0
  private var first: (frame: Int, time: Double, difference: PlacementDifference)?
  private var worst: (frame: Int, path: String, shift: PlacementDifference.Shift)?

  /// Nil where there is no difference. O(frames · leaves)
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
