/// The counts and times of one view, modifier or layout, in one frame or in several.
///
/// The counts are the same in every run. The times depend on the machine.
package struct ProfileCounts: Sendable, Equatable {
  /// The number of evaluations of the body.
  package var evaluations = 0
  /// The number of evaluations that changed neither the layout nor the picture.
  package var idleEvaluations = 0
  /// The number of requests for the size of the view.
  package var sizes = 0
  /// The number of requested sizes that had to be computed, because they were not memoized.
  package var computedSizes = 0
  /// The number of the view's placements that also placed the views inside it.
  package var placements = 0
  /// The number of placements that moved neither the view nor any view inside it.
  package var idlePlacements = 0
  /// The number of times that the view was drawn anew.
  package var drawings = 0
  /// The number of drawings whose items equal those of the previous frame.
  package var idleDrawings = 0
  /// The number of times that the items of the view were reused from the previous frame.
  package var reuses = 0
  /// The time that was spent in the view itself, in nanoseconds.
  package var ownTime: UInt64 = 0
  /// The time that was spent in the view and in everything inside it, in nanoseconds.
  package var totalTime: UInt64 = 0

  /// Creates counts and times of 0.
  package init() {}

  /// The number of requested sizes that were memoized.
  package var memoHits: Int { sizes - computedSizes }

  /// Adds the counts of another frame.
  package static func += (counts: inout ProfileCounts, other: ProfileCounts) {
    counts.evaluations += other.evaluations
    counts.idleEvaluations += other.idleEvaluations
    counts.sizes += other.sizes
    counts.computedSizes += other.computedSizes
    counts.placements += other.placements
    counts.idlePlacements += other.idlePlacements
    counts.drawings += other.drawings
    counts.idleDrawings += other.idleDrawings
    counts.reuses += other.reuses
    counts.ownTime += other.ownTime
    counts.totalTime += other.totalTime
  }
}
