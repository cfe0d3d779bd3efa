/// The numbers of a comparison: how far and how fast views move in each column, how much they
/// overlap, and how far each column differs from the first column.
///
/// Lengths and distances are in points, angles in radians.
package struct ComparisonSummary: Sendable, Equatable {
  /// The maximum of a quantity over all views and frames.
  package struct Extreme: Sendable, Equatable {
    /// The maximum.
    package internal(set) var value = 0.0
    /// The first frame at which the maximum occurs; 0 if the maximum is 0.
    package internal(set) var frame = 0
    /// The name of the first view for which the maximum occurs; empty if the maximum is 0.
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
    /// The total length of the paths that the centers of all views follow.
    package internal(set) var length = 0.0
    /// The maximum speed, in points per second.
    package internal(set) var speed = Extreme()
    /// The maximum acceleration, in points per second squared.
    package internal(set) var acceleration = Extreme()
    /// The maximum overlap of views that are apart at the first and the last frame, in square
    /// points. ``Extreme/view`` names the two views that overlap most at the frame of the maximum.
    /// See ``OverlapMeter``.
    package internal(set) var overlap = Extreme()
    /// Whether any view moves, appears, disappears, or changes its size, rotation, scale or
    /// opacity.
    package internal(set) var changes = false
  }

  /// The differences of a column from the first column.
  package struct Differences: Sendable, Equatable {
    /// The number of views that both columns contain at one or more common frames.
    package internal(set) var sharedViewCount = 0
    /// The maximum distance between the centers of a view in the two columns.
    package internal(set) var distance = Extreme()
    /// The mean distance between the centers of a view in the two columns, over all views and all
    /// frames at which the view is in both columns.
    package internal(set) var meanDistance = 0.0
    /// The maximum differences in width or height, in rotation, in scale factor and in opacity.
    package internal(set) var size = Extreme(), rotation = Extreme(), scale = Extreme(),
      opacity = Extreme()
    /// The first frame at which any view differs; nil if no view differs.
    package internal(set) var firstFrame: Int?
  }

  /// The number of leaves that occur in any frame.
  package let viewCount: Int
  /// The number of frames of the whole animation.
  package let frameCount: Int
  /// The columns.
  package let columns: [Column]
  /// The differences from the first column, for the second and all further columns.
  package let differences: [Differences]
}
