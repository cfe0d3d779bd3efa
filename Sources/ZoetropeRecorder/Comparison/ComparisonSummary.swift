import Foundation
import Zoetrope

/// The numbers of a comparison: how views move in each column, how far they differ from the first
/// column, and how much they collide.
///
/// Lengths and distances are in points, angles in radians.
package struct ComparisonSummary: Sendable, Equatable {
  /// A number that was largest at a frame, of a view.
  package struct Extreme: Sendable, Equatable {
    /// The largest value.
    package internal(set) var value = 0.0
    /// The first frame that has it; 0 if the value is 0.
    package internal(set) var frame = 0
    /// The name of the first view that has it; empty if the value is 0.
    package internal(set) var view = ""

    mutating func add(_ peak: Peak, of view: String) {
      let margin = value * Peak.tolerance
      let isEarlier = peak.value >= value - margin && peak.frame < frame
      if peak.value > value + margin || isEarlier && peak.value > 0 {
        (value, frame, self.view) = (peak.value, peak.frame, view)
      }
    }
  }

  /// The numbers of a column.
  package struct Column: Sendable, Equatable {
    /// The name of the column.
    package internal(set) var name = ""
    /// The total length of the ways of all views.
    package internal(set) var length = 0.0
    /// The largest speed, in points per second.
    package internal(set) var speed = Extreme()
    /// The largest acceleration, in points per second squared.
    package internal(set) var acceleration = Extreme()
    /// The largest overlap of views that are apart at both ends, in square points. The view is the
    /// pair that overlaps most. See ``OverlapMeter``.
    package internal(set) var overlap = Extreme()
    /// Whether any view changes at all.
    package internal(set) var changes = false
  }

  /// The differences of a column from the first one.
  package struct Differences: Sendable, Equatable {
    /// The distances between the middles of a view.
    package internal(set) var distance = Extreme()
    /// The mean distance, over all views and frames at which the view is in both columns.
    package internal(set) var meanDistance = 0.0
    /// The differences in width or height, in rotation, in the scale factor and in opacity.
    package internal(set) var size = Extreme(), rotation = Extreme(), scale = Extreme(),
      opacity = Extreme()
    /// The first frame at which any view differs; nil if none does.
    package internal(set) var firstFrame: Int?
  }

  /// The number of leaves that appear in any frame.
  package let viewCount: Int
  /// The number of frames of the whole animation.
  package let frameCount: Int
  /// The columns.
  package let columns: [Column]
  /// The differences of the second and of all further columns from the first one.
  package let differences: [Differences]
}

/// A comparison with all that is measured of it.
package struct MeasuredComparison: Sendable {
  let comparison: Comparison
  /// The motions by view and column.
  let motions: [[ViewMotion]]
  /// The differences from the first column, by view and further column.
  let differences: [[ViewDifferences]]
  /// The overlaps by column.
  let overlaps: [OverlapMeter]
  /// The indices of the views without those that move together with an earlier one.
  let distinct: [Int]

  /// Measures a comparison. O(frames × *n* log *n*) for *n* leaves, and more where many of them
  /// overlap; see ``OverlapMeter``.
  init(_ comparison: Comparison) {
    self.comparison = comparison
    motions = comparison.views.map { view in
      view.samples.map { ViewMotion($0, rate: comparison.rate) }
    }
    differences = comparison.views.map { view in
      view.samples.dropFirst().map { ViewDifferences(view.samples[0], $0) }
    }
    let distinct = comparison.distinctIndices
    self.distinct = distinct
    overlaps = comparison.columns.indices.map {
      OverlapMeter(comparison, views: distinct, column: $0)
    }
  }

  /// The summary of the numbers. O(leaves).
  package var summary: ComparisonSummary {
    let columns = comparison.columns.indices.map(column)
    let differences = comparison.columns.indices.dropFirst().map { self.differences(of: $0 - 1) }
    return ComparisonSummary(
      viewCount: comparison.views.count, frameCount: comparison.frameCount, columns: columns,
      differences: differences)
  }

  private func column(_ index: Int) -> ComparisonSummary.Column {
    var column = ComparisonSummary.Column()
    column.name = comparison.columns[index]
    for (view, motions) in zip(comparison.views, motions) {
      let motion = motions[index]
      column.length += motion.length
      column.speed.add(motion.speed, of: view.name)
      column.acceleration.add(motion.acceleration, of: view.name)
      if motion.changes { column.changes = true }
    }
    let overlap = overlaps[index]
    let names = overlap.worstPair.map { pair in
      [pair.0, pair.1].map { comparison.views[$0].name }.joined(separator: " and ")
    }
    column.overlap.add(overlap.largest, of: names ?? "")
    return column
  }

  private func differences(of column: Int) -> ComparisonSummary.Differences {
    var result = ComparisonSummary.Differences()
    var (sum, count) = (0.0, 0)
    for (view, differences) in zip(comparison.views, differences) {
      let difference = differences[column]
      result.distance.add(difference.distance, of: view.name)
      result.size.add(difference.size, of: view.name)
      result.rotation.add(difference.rotation, of: view.name)
      result.scale.add(difference.scale, of: view.name)
      result.opacity.add(difference.opacity, of: view.name)
      sum += difference.total.distance
      count += difference.total.frames
      if let first = difference.firstFrame {
        result.firstFrame = min(result.firstFrame ?? first, first)
      }
    }
    result.meanDistance = count == 0 ? 0 : sum / Double(count)
    return result
  }
}
