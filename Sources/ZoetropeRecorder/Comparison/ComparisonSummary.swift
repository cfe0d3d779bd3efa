import Foundation
import Zoetrope

/// The summary of a comparison: how far leaves move in each interpolation mode, and how far their
/// positions differ between the modes.
///
/// A leaf's trail is the line through its centers at all frames. Lengths and distances are in
/// points.
package struct ComparisonSummary: Sendable, Equatable {
  /// The length of a trail below which a leaf counts as motionless. It is larger than rounding
  /// errors in layout, and a trail of this length is invisible.
  package static let motionlessLength = 1e-6

  /// The number of leaves that appear in any frame.
  package var leafCount = 0
  /// The number of frames of the whole animation.
  package var frameCount = 0
  /// The largest distance between the positions of a leaf in the two modes, over all leaves and
  /// frames.
  package var largestDistance = 0.0
  /// The first frame that has the largest distance.
  package var largestFrame = 0
  /// The structural path of the leaf with the largest distance.
  package var largestPath = ""
  /// The mean distance between the positions of a leaf in the two modes. For each leaf, it includes
  /// all frames at which the leaf appears in both modes.
  package var meanDistance = 0.0
  /// The total length of all trails when parameters are interpolated.
  package var parametersLength = 0.0
  /// The total length of all trails when positions are interpolated.
  package var positionsLength = 0.0
  /// Whether any leaf moves when parameters are interpolated.
  package var parametersMove = false
  /// Whether any leaf moves when positions are interpolated.
  package var positionsMove = false

  /// Creates the summary of an empty comparison.
  package init() {}
}

extension Comparison {
  /// The summary of the comparison. O(frames × leaves).
  package var summary: ComparisonSummary {
    var summary = ComparisonSummary()
    summary.leafCount = tracks.count
    summary.frameCount = frameCount
    var (sum, count) = (0.0, 0)
    for frame in 0..<frameCount {
      for track in tracks {
        guard let a = track.parameters[frame], let b = track.positions[frame] else { continue }
        let distance = a.distance(to: b)
        sum += distance
        count += 1
        if distance > summary.largestDistance {
          summary.largestDistance = distance
          summary.largestFrame = frame
          summary.largestPath = track.path
        }
      }
    }
    summary.meanDistance = count == 0 ? 0 : sum / Double(count)
    let parameters = tracks.map { Comparison.length($0.parameters) }
    let positions = tracks.map { Comparison.length($0.positions) }
    summary.parametersLength = parameters.reduce(0, +)
    summary.positionsLength = positions.reduce(0, +)
    summary.parametersMove = parameters.contains { $0 >= ComparisonSummary.motionlessLength }
    summary.positionsMove = positions.contains { $0 >= ComparisonSummary.motionlessLength }
    return summary
  }

  /// Returns the length of the line through the points, in order, ignoring frames without a point.
  static func length(_ points: [CGPoint?]) -> Double {
    let points = points.compactMap(\.self)
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
