import Foundation
import Zoetrope

/// What a comparison says in short. Lengths are in points.
package struct ComparisonSummary: Sendable, Equatable {
  /// A leaf whose path is shorter than this, in points, does not move: layout's rounding errors are
  /// below it, and no pixel shows it.
  package static let stillness = 1e-6

  /// The number of leaves that were seen.
  package var leafCount = 0
  /// The number of frames of the whole animation.
  package var frameCount = 0
  /// The largest distance between the two ways of interpolating, at any frame.
  package var largestDistance = 0.0
  /// Where that is: the first frame that has it.
  package var largestFrame = 0
  /// And the leaf's path.
  package var largestPath = ""
  /// The mean of the distances of all leaves at all frames.
  package var meanDistance = 0.0
  /// The sum of the lengths of all leaves' paths when parameters are interpolated.
  package var parametersLength = 0.0
  /// The same when positions are.
  package var positionsLength = 0.0
  /// Whether any leaf moves when parameters are interpolated.
  package var parametersMove = false
  /// The same when positions are.
  package var positionsMove = false

  /// Nothing seen yet.
  package init() {}
}

extension Comparison {
  /// The comparison in short. O(frames · leaves).
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
    summary.parametersMove = parameters.contains { $0 >= ComparisonSummary.stillness }
    summary.positionsMove = positions.contains { $0 >= ComparisonSummary.stillness }
    return summary
  }

  /// The length of the line through the points, in order; frames without one are passed over.
  static func length(_ points: [CGPoint?]) -> Double {
    let points = points.compactMap(\.self)
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }
}
