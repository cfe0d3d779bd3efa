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
    /// The number of views that are in both columns at any frame.
    package internal(set) var sharedViewCount = 0
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
