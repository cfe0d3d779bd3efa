/// The memory of a ``CoverageAccumulator``: cells, and one mark for each cell.
///
/// Invariant: all cells and marks are zero between shapes, so that the same memory serves bands of
/// any layout.
struct CellBuffer: ~Copyable {
  private var cells = ScratchBuffer<Int32>()
  private var marks = ScratchBuffer<UInt64>()

  /// Makes room for a number of rows of a layout.
  mutating func reserve(rows: Int, _ layout: CellLayout) {
    // The end of a line in the last pixel adds zero to the second cell after it, and a sweep of the
    // last row may read one more word: both lie one past the last row.
    cells.extend(toAtLeast: layout.cellStride * rows + 1, with: 0)
    marks.extend(toAtLeast: layout.markStride * rows + 1, with: 0)
  }

  /// Returns an accumulator whose first cell stands for the given column and row of the bitmap.
  func accumulator(
    _ layout: CellLayout, column: Int, row: Int, reciprocals: borrowing Reciprocals
  ) -> CoverageAccumulator {
    CoverageAccumulator(
      cells: cells.base, cellStride: layout.cellStride, marks: marks.base,
      markStride: layout.markStride, reciprocals: reciprocals.base, originColumn: column,
      originRow: row)
  }
}

/// The distances between the rows of a ``CellBuffer``.
struct CellLayout {
  /// The number of cells from one row to the next: at least one for each column, and one more.
  let cellStride: Int
  /// The number of words of 64 marks from one row to the next.
  let markStride: Int

  /// Returns the layout for a number of columns, rounded up to whole vectors.
  static func columns(_ width: Int) -> CellLayout {
    CellLayout(cellStride: (width + 1 + 15) & ~15, markStride: (width >> 6) + 2)
  }

  /// The largest number of columns of ``narrow``: their marks, and the mark of the next column, fit
  /// three words.
  static var narrowWidth: Int { 191 }

  /// The layout for at most ``narrowWidth`` columns: a row also has the cells that ``ColorSweep``
  /// reads beyond the last column, and a spare word of marks.
  static var narrow: CellLayout { CellLayout(cellStride: 200, markStride: 4) }

  /// The layout for a glyph of the cache.
  static var glyph: CellLayout { CellLayout(cellStride: 64, markStride: 1) }
}
