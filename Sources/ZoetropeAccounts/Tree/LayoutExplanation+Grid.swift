import Foundation
import ZoetropeGeometry

extension LayoutExplanation {
  /// The columns and rows of a grid.
  package struct Grid: Sendable, Equatable {
    /// The columns or the rows of a grid.
    package struct Tracks: Sendable, Equatable {
      /// The widths of the columns, or the heights of the rows, in points.
      package var lengths: [CGFloat]
      /// The distances between neighboring columns or rows, in points.
      package var gaps: [CGFloat]
      /// The range of columns or rows that each view occupies, in the order of the views.
      package var cells: [Range<Int>]

      /// Creates columns or rows from their lengths.
      package init(lengths: [CGFloat], gaps: [CGFloat], cells: [Range<Int>]) {
        self.lengths = lengths
        self.gaps = gaps
        self.cells = cells
      }
    }

    /// The columns.
    package var columns: Tracks
    /// The rows.
    package var rows: Tracks

    /// Creates a grid from its columns and rows.
    package init(columns: Tracks, rows: Tracks) {
      self.columns = columns
      self.rows = rows
    }

    /// The columns for the horizontal axis, and the rows for the vertical one.
    package subscript(axis: Axis) -> Tracks { axis == .horizontal ? columns : rows }
  }
}
