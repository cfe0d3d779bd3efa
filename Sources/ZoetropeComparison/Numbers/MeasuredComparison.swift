import Zoetrope

/// A comparison with the quantities that are computed from it.
package struct MeasuredComparison: Sendable {
  let comparison: Comparison
  /// The motions by view and column.
  let motions: [[ViewMotion]]
  /// The differences from the first column. The first index selects the view. The second index is
  /// the index of the column minus 1.
  let differences: [[ViewDifferences]]
  /// The overlaps by column.
  let overlaps: [OverlapMeter]
  /// The indices of the views without duplicates; see ``Comparison/distinctIndices``.
  let distinct: [Int]

  /// Computes the quantities of a comparison. O(frames × *n* log *n*) for *n* leaves, and more if
  /// many leaves overlap; see ``OverlapMeter``.
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

  /// The maxima, means and totals of the quantities, for each column. O(leaves).
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
      if difference.total.frames > 0 { result.sharedViewCount += 1 }
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
